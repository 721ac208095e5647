import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import { plugins, resolve } from '../../tools/vite/base.ts';
import { inlineScript } from '../../tools/vite/inline-script.ts';
import { noChunkCycles } from '../../tools/vite/no-chunk-cycles.ts';
import { offline } from '../../tools/vite/offline.ts';
import { codeSplitting } from './chunks.ts';

/** React Router's package leads to its build for development, warnings included, whatever is built. */
const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');
const productionRouter = {
  find: /^react-router$/,
  replacement: join(dirname(router), '../production/index.mjs'),
};

/** Everything that is not a module of the app: the server answers it. */
const fromServer = [
  '/app',
  '/admin',
  '/aws',
  '/commerce-app',
  '/mall',
  '/media',
  '/healthz',
  '/robots.txt',
  '/sitemap',
  '^/(vi|en|ko)/feed/',
  // The page; its script is a file of the app.
  '^/social-callback($|\\?)',
];

// Built twice: for the browser, then with `--ssr` for the server, which needs the first build's manifest.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    plugins(),
    ...(isSsrBuild ? [] : [noChunkCycles(), offline()]),
    inlineScript(
      '<!--early-input-->',
      fileURLToPath(new URL('src/early-input/inline.ts', import.meta.url)),
    ),
  ],
  resolve: {
    ...resolve,
    alias: [...resolve.alias, ...(command === 'build' ? [productionRouter] : [])],
  },
  // One bundle without dependencies: the server imports it and shares no copy of React with anybody.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2024',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          preserveEntrySignatures: false as const,
          output: {
            codeSplitting,
            // Every page carries the names of what it may load next, and a name says nothing to a browser.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
          },
        },
      },
  server: {
    proxy: Object.fromEntries(
      fromServer.map((path) => [path, { target: process.env.API_URL ?? 'http://127.0.0.1:4000' }]),
    ),
  },
}));
