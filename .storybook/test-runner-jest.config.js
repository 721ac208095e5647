import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, chromiumPath } from '../tools/lib/chromium.ts';

const base = getJestConfig();

/** The built Storybook, story by story: that it works as published, in the browser that is there. */
export default {
  ...base,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath: chromiumPath(), args: chromiumArgs, headless: true },
    },
  },
};
