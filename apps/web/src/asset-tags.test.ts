import { expect, test } from 'vitest';
import { assetTags } from './asset-tags.ts';

/** The scripts a page names, in the order in which they are read. */
function codeOf(imports: Readonly<Record<string, readonly string[]>>): string[] {
  const manifest = {
    ...Object.fromEntries(
      Object.entries(imports).map(([source, needed]) => [
        source,
        { file: source.replace(/.*\//, ''), imports: [...needed] },
      ]),
    ),
    entry: { file: 'entry', imports: ['preload'], isEntry: true },
    preload: { file: 'preload' },
  };
  const tags = assetTags(manifest, { page: undefined, islands: new Set(), language: 'vi' });
  return /content="([^"]*)"/.exec(tags)?.[1]?.split(' ') ?? [];
}

test('a script is named after those that it imports, and what the document has already is not', () => {
  expect(
    codeOf({
      'src/start.tsx': ['preload', 'app', 'react'],
      app: ['query', 'react'],
      react: ['scheduler'],
      query: [],
      scheduler: [],
    }),
  ).toEqual(['/query', '/scheduler', '/react', '/app', '/start.tsx']);
});

test('of two scripts that need each other the one that is met first is read first', () => {
  expect(codeOf({ 'src/start.tsx': ['app'], app: ['react', 'src/start.tsx'], react: [] })).toEqual([
    '/react',
    '/start.tsx',
    '/app',
  ]);
});
