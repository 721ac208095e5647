import type { Plugin } from 'vite';

const define = { 'process.env.NODE_ENV': '"production"' };

/**
 * React as people get it, from a server for development. Its development build notes where each element was made and hands
 * each component to the inspector that drives the browser, which took a fifth of the pages' time (docs/adr/0005).
 */
export const production = (): Plugin => ({
  name: 'hien:production',
  config: () => ({
    // Not `define` of the whole: vitest takes that for its own process, and with it for every other project.
    environments: { client: { define } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: {
      // No source file names what JSX becomes, so that a search for dependencies does not find it.
      include: ['react/jsx-runtime'],
      rolldownOptions: { transform: { define } },
    },
  }),
});
