/*
 * Products of square matrices of doubles by a native BLAS. Reads lines of two numbers, how many rows
 * and how many products, and answers each with the nanoseconds that these took.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* The interface that every C BLAS has; its header may not be installed. */
enum { ROW_MAJOR = 101, NO_TRANSPOSE = 111 };
void cblas_dgemm(int order, int trans_a, int trans_b, int m, int n, int k, double alpha, const double *a, int lda,
                 const double *b, int ldb, double beta, double *c, int ldc);

static double *numbers(size_t count) {
  double *numbers = malloc(count * sizeof *numbers);
  if (numbers == NULL) {
    exit(1);
  }
  for (size_t i = 0; i < count; i++) {
    numbers[i] = rand() / (double) RAND_MAX - 0.5;
  }
  return numbers;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(void) {
  int n;
  int products;
  while (scanf("%d %d", &n, &products) == 2) {
    size_t count = (size_t) n * n;
    double *a = numbers(count);
    double *b = numbers(count);
    double *c = numbers(count);
    long long start = now();
    for (int i = 0; i < products; i++) {
      cblas_dgemm(ROW_MAJOR, NO_TRANSPOSE, NO_TRANSPOSE, n, n, n, 1.0, a, n, b, n, 0.0, c, n);
    }
    printf("%lld\n", now() - start);
    fflush(stdout);
    free(a);
    free(b);
    free(c);
  }
  return 0;
}
