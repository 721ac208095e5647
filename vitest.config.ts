import { cpus } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './tools/lib/chromium.ts';
import { plugins, resolve } from './tools/vite/base.ts';
import { media } from './tools/vite/media.ts';
import { production } from './tools/vite/production.ts';

const browser = {
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    // Nothing may wait for a transition to end: here there is none. The built Storybook runs with them.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.{ts,tsx}', '**/node_modules/**'],
          globalSetup: ['apps/server/src/testing/run-folder.ts'],
          // Files share their worker's modules: loading the server anew for each cost more than its tests.
          isolate: false,
          maxWorkers: cpus().length,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
        plugins: plugins(),
        resolve,
      },
      {
        // Reads the tree as it is: no plugin, no alias.
        test: {
          name: 'fences',
          environment: 'node',
          include: ['tests/fences/**/*.test.ts', 'tools/**/*.test.ts'],
          // Ten files read the same tree with the same tools: one worker loads them once.
          isolate: false,
          maxWorkers: 1,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
          maxWorkers: cpus().length,
          // What is waited for comes late on a busy machine.
          expect: { poll: { timeout: 8000 } },
          browser,
        },
        plugins: [plugins(), media()],
        resolve: { ...resolve, dedupe: [...(resolve.dedupe ?? []), 'react-dom'] },
        // Found late, they would bring a second React.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router-dom',
            '@tanstack/react-query',
            'jotai',
          ],
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({ configDir: '.storybook', storybookUrl: undefined }),
          production(),
        ],
        test: {
          name: 'stories',
          isolate: false,
          maxWorkers: cpus().length,
          // A story's steps take a third of this beside other work.
          testTimeout: 60_000,
          browser,
        },
      },
    ],
  },
});
