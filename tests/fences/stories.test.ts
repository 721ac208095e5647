import { expect, test } from 'vitest';
import { files, read } from './tree.ts';

const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));

test('every screen has its stories beside it', () => {
  const screens = files('packages/features/src/**/*Screen.tsx');
  const missing = screens.filter((path) => files(`${folder(path)}/*.stories.tsx`).length === 0);
  expect(screens.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('every component of ui has stories and a sheet', () => {
  const components = files('packages/ui/src/components/*').map((path) => path.split('/').at(-1));
  const missing = components.filter(
    (name) =>
      files(`packages/ui/src/components/${name}/*.stories.tsx`).length === 0 ||
      files(`packages/ui/src/components/${name}/*.sheet.stories.tsx`).length === 0,
  );
  expect(missing).toEqual([]);
});

test('screens are not documented twice: their stories are the document', () => {
  const documented = files('packages/features/src/**/*.stories.tsx').filter(
    (path) => !read(path).includes("'!autodocs'"),
  );
  expect(documented).toEqual([]);
});
