import { defineConfig } from 'vitest/config';

/** The tests that hold the server's money, on PGlite alone: a mutant is killed by what it does, not by where it runs. */
export default defineConfig({
  test: {
    name: 'money',
    include: ['src/{orders,checkout,payments,rewards,finance}/**/*.test.ts'],
    // Load, crashes and counted statements take long and say little of a sum.
    exclude: ['src/orders/{crash,concurrency,statements,random-events,read/line-words}.test.ts'],
    environment: 'node',
    isolate: false,
    env: { TEST_DATABASES: 'pglite' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
