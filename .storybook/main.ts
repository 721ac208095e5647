import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { messages } from '../tools/vite/messages.ts';
import { cssTarget, resolve } from '../tools/vite/base.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { partnersJourneys } from './partners/journeys.ts';
import { searchable } from './search/index.ts';
import { stories } from './sources.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', ...stories],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The same addresses as in the product: a picture in a story is the file itself.
  staticDirs: [
    './public',
    '../apps/web/public',
    { from: '../packages/pictures/files', to: '/media' },
  ],
  experimental_indexers: searchable,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve,
      plugins: [messages(), vanillaExtractPlugin(), partnersJourneys()],
      build: { chunkSizeWarningLimit: 2000, cssTarget },
    }),
};

export default config;
