import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { PluginOption, UserConfig } from 'vite';
import { messages } from './messages.ts';

/** What the web app, Storybook and the story tests must compile alike. */
export function plugins(): PluginOption[] {
  return [messages(), vanillaExtractPlugin(), react()];
}

/** Catalogues arrive compiled (see messages.ts), so react-intl runs without its parser. */
export const resolve: NonNullable<UserConfig['resolve']> = {
  alias: [
    {
      find: /^@formatjs\/icu-messageformat-parser$/,
      replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
    },
  ],
  dedupe: ['react', 'react-dom', 'react-intl', 'jotai', '@tanstack/react-query', 'react-router-dom'],
};
