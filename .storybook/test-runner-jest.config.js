import { cpus } from 'node:os';
import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, chromiumPath } from '../tools/lib/chromium.ts';
import { writeShards } from '../tools/lib/story-shards.ts';

const base = getJestConfig();

/** The built Storybook, file by file: that it works as published, in the browser that is there. */
export default async () => {
  // A test file has a browser of its own: one for each of the story files took two thirds of the time.
  const roots = [await writeShards('reports/built-storybook', cpus().length)];
  return {
    ...base,
    roots,
    testMatch: ['**/*.test.js'],
    testEnvironmentOptions: {
      ...base.testEnvironmentOptions,
      'jest-playwright': {
        ...base.testEnvironmentOptions?.['jest-playwright'],
        // A message that fades in is there before it can be seen: stories are judged at rest, as in `vitest.config.ts`.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: chromiumPath(), args: chromiumArgs, headless: true },
      },
    },
  };
};
