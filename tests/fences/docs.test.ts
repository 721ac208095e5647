import { describe, expect, test } from 'vitest';
import type { ComponentDocs } from '@hien/ui/testing';
import { files, read, root } from './tree.ts';

/** What `X.docs.ts` says, by X. */
const pages = new Map(
  await Promise.all(
    files('packages/ui/src/components/*/*.docs.ts').map(async (path) => {
      const { docs } = (await import(`${root}${path}`)) as { docs: ComponentDocs };
      return [path.replaceAll(/.*\/|\.docs\.ts$/g, ''), docs] as const;
    }),
  ),
);

/** Everything with a capital that an entry point of ui exports and that is no type. */
const components = new Set(
  files('packages/ui/src/*.ts').flatMap((door) =>
    [...read(door).matchAll(/export \{([^}]*)\} from '\.\/components/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^\w+ as /, ''))
        .filter((name) => /^[A-Z]/.test(name)),
    ),
  ),
);

/** Titles in Storybook of what has a page there. */
const documented = files('packages/ui/src/components/*/*.stories.tsx')
  .map(read)
  .filter((source) => !source.includes("'!autodocs'"))
  .map((source) => /title: 'ui\/[\w ]+\/(\w+)'/.exec(source)?.[1] ?? source);

const told = new Set([...pages].flatMap(([name, { parts = {} }]) => [name, ...Object.keys(parts)]));

/** Every sentence of a page, but the words in three languages. */
const sentences = ({
  purpose,
  use,
  avoid,
  keys = [],
  reader,
  writing,
  parts = {},
}: ComponentDocs) =>
  [purpose, use, avoid, keys, reader, writing?.tips ?? [], Object.values(parts)].flat(2);

test('every component has its page, and one only', () => {
  expect([...components].filter((name) => !told.has(name))).toEqual([]);
  const twice = [...pages].flatMap(([, { parts = {} }]) =>
    Object.keys(parts).filter((part) => pages.has(part)),
  );
  expect(twice).toEqual([]);
});

test('a page is shown by Storybook, and Storybook shows no component without', () => {
  expect(documented.toSorted()).toEqual([...pages.keys()].toSorted());
});

test('what a page names is there', () => {
  const unknown = [...pages].flatMap(([page, docs]) =>
    sentences(docs)
      .flatMap((text) => [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name))
      .filter((name) => !told.has(name))
      .map((name) => `${page} names ${name}`),
  );
  expect(unknown).toEqual([]);
});

describe.each([...pages])('%s', (_name, docs) => {
  test('says when, when not, and what is heard', () => {
    expect(docs.purpose).toMatch(/\.$/);
    expect(docs.use.length).toBeGreaterThan(0);
    expect(docs.avoid.length).toBeGreaterThan(0);
    expect(docs.reader.length).toBeGreaterThan(0);
    for (const text of sentences(docs)) expect(text).toBe(text.normalize('NFC').trim());
  });

  test('its words are in three languages', () => {
    for (const { what, vi, en, ko } of docs.writing?.words ?? []) {
      for (const text of [vi, en, ko]) expect(text).toBe(text.normalize('NFC').trim());
      expect(ko, what).toMatch(/\p{Script=Hangul}|\d/u);
      expect(en, what).not.toMatch(/\p{Script=Hangul}/u);
    }
  });
});

test('keys that a page names are pressed in a flow beside it', () => {
  const unpressed = files('packages/ui/src/components/*/*.docs.ts').filter(
    (path) =>
      pages.get(path.replaceAll(/.*\/|\.docs\.ts$/g, ''))?.keys &&
      files(path.replace(/[^/]+$/, '*.flow.stories.tsx')).length === 0,
  );
  expect(unpressed).toEqual([]);
});

test('no two pages say the same', () => {
  const purposes = [...pages.values()].map(({ purpose }) => purpose);
  expect(new Set(purposes).size).toBe(purposes.length);
});
