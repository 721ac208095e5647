import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { PluginOption, UserConfig } from 'vite';
import { messages } from './messages.ts';

/**
 * The oldest browsers with `light-dark()` (all of May 2024 or before). For older ones the compiler
 * would write every colour of the theme twice, and a part of a page could not have a mode of its own.
 */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];

/** What the web app, Storybook and the story tests must compile alike. */
export function plugins(): PluginOption[] {
  return [
    messages(),
    vanillaExtractPlugin(),
    react(),
    { name: 'hien:css-target', config: () => ({ build: { cssTarget } }) },
  ];
}

/** Catalogues arrive compiled (see messages.ts), so react-intl runs without its parser. */
export const resolve = {
  alias: [
    {
      find: /^@formatjs\/icu-messageformat-parser$/,
      replacement: fileURLToPath(
        import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
      ),
    },
  ],
  dedupe: [
    'react',
    'react-dom',
    'react-intl',
    'jotai',
    '@tanstack/react-query',
    'react-router-dom',
  ],
} satisfies UserConfig['resolve'];
