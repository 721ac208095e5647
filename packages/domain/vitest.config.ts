import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/testing/**', 'src/**/index.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '../../node_modules/.cache/domain-coverage',
      thresholds: { branches: 98, functions: 98, lines: 98, statements: 98 },
    },
  },
});
