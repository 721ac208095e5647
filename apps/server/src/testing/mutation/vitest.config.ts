import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const folder = process.env['MUTATION_FOLDER'] ?? '';
const instrumented = new Map(
  Object.entries(
    JSON.parse(readFileSync(`${folder}/instrumented.json`, 'utf8')) as Record<string, string>,
  ),
);

export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  plugins: [
    { name: 'mutants', enforce: 'pre', load: (id: string) => instrumented.get(id) ?? null },
  ],
  test: {
    include: ['src/testing/mutation/warm.mutation.ts'],
    environment: 'node',
    isolate: false,
    // Kept transforms are found by the source on disk, which is not what is loaded here.
    fsModuleCache: false,
    maxWorkers: 1,
    // Two hundred buyers at once lose their race on a busy machine: it would be taken for a mutant that was found.
    testNamePattern: /^(?!.*two hundred buyers)/,
    testTimeout: 40_000,
    hookTimeout: 60_000,
    reporters: [['default', { summary: false, silent: true }]],
    silent: true,
    // A mutant may leave a promise that nobody waits for.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
