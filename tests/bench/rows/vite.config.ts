import { defineConfig } from 'vite';
import { plugins, resolve } from '../../../tools/vite/base.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: plugins(),
  resolve,
  build: { outDir: '../../../reports/rows', emptyOutDir: true },
});
