import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { code, files, read, sources } from './tree.ts';

type Catalogue = Record<string, string>;

const areas = files('packages/features/src/**/messages/vi.json').map((path) =>
  path.replace('/vi.json', ''),
);
const catalogue = (area: string, language: string) =>
  JSON.parse(read(`${area}/${language}.json`)) as Catalogue;

/** What a message asks for: its placeholders and the branches of its selects, in any order. */
function asks(elements: MessageFormatElement[]): string[] {
  return elements
    .flatMap((element): string[] => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (element.type === TYPE.select) {
        const branches = Object.entries(element.options);
        return [
          `${element.value}:select(${branches
            .map(([name]) => name)
            .sort()
            .join('|')})`,
          ...branches.flatMap(([, branch]) => asks(branch.value)),
        ];
      }
      if (element.type === TYPE.plural) {
        // Vietnamese and Korean have one plural form: where English branches they may just say the number.
        return [element.value, ...asks(element.options.other?.value ?? [])];
      }
      if (element.type === TYPE.tag) return [`<${element.value}>`, ...asks(element.children)];
      return [element.value];
    })
    .sort();
}

test('every area lists its catalogues, but those that the front page loads', () => {
  const listed = files('packages/features/src/*/messages/index.ts').map((path) =>
    path.replace('/index.ts', ''),
  );
  const first = /\/(shared|home)\/messages$/;
  const inFeatures = /^packages\/features\/src\/[\w-]+\/messages$/;
  expect(listed.sort()).toEqual(
    areas.filter((area) => inFeatures.test(area) && !first.test(area)).sort(),
  );
});

describe.each(areas)('%s', (area) => {
  const vi = catalogue(area, 'vi');

  test.each(['en', 'ko'])('%s has the messages of vi, asking for the same values', (language) => {
    const other = catalogue(area, language);
    expect(Object.keys(other).sort()).toEqual(Object.keys(vi).sort());
    for (const [id, text] of Object.entries(vi)) {
      expect([...new Set(asks(parse(other[id] ?? '')))], id).toEqual([
        ...new Set(asks(parse(text))),
      ]);
    }
  });

  test('no language is a copy of another', () => {
    const en = catalogue(area, 'en');
    const ko = catalogue(area, 'ko');
    const words = (text: string) =>
      text.replaceAll(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [];
    const copied = Object.entries(vi)
      .filter(
        ([id, text]) =>
          words(text).length > 2 && (text === en[id] || text === ko[id] || en[id] === ko[id]),
      )
      .map(([id]) => id);
    expect(copied).toEqual([]);
  });

  test('texts are stored composed (NFC) and trimmed', () => {
    const texts = ['vi', 'en', 'ko'].flatMap((language) =>
      Object.values(catalogue(area, language)),
    );
    expect(texts.filter((text) => text !== text.normalize('NFC') || text !== text.trim())).toEqual(
      [],
    );
  });
});

/** An id built from a code is used through its stem: `state.error.title` through `state.${…`. */
function stems(id: string): string[] {
  const parts = id.split('.');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'));
}

test('every message is used', () => {
  const text = sources('packages/{features,domain}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}')
    .map(code)
    .join('\n');
  // Gathered once: to search all the text for each message takes a minute.
  const named = new Set(text.match(/(?<=['"])[\w.-]+(?=['"])/g));
  const built = new Set(text.match(/(?<=`)[\w.-]+(?=\.\$\{)/g));
  const ids = areas.flatMap((area) => Object.keys(catalogue(area, 'vi')));
  expect(ids.filter((id) => !/^[\w.-]+$/.test(id))).toEqual([]);
  expect(ids.filter((id) => !named.has(id) && !stems(id).some((stem) => built.has(stem)))).toEqual(
    [],
  );
});

test('no sentence stands in a .tsx', () => {
  const spoken = sources('packages/{ui,features}/src/**/*.tsx', 'apps/web/src/**/*.tsx').flatMap(
    (path) => {
      const text = code(path);
      const inJsx = [
        ...text.matchAll(/(?<=[\w"'}/])>\s*([^<>{}()=;]*\p{L}{2,}[^<>{}()=;]*)<\//gu),
      ].map(([, words]) => words);
      const inProps = [
        ...text.matchAll(/\b(?:aria-label|placeholder|title|alt|label)="([^"]*\p{L}{2,}[^"]*)"/gu),
      ].map(([, words]) => words);
      const isMessageId = (words = '') => /^[\w-]+(\.[\w-]+)+$/.test(words);
      return [...inJsx, ...inProps]
        .filter((words) => !isMessageId(words))
        .map((words) => `${path}  ${words?.trim()}`);
    },
  );
  expect(spoken).toEqual([]);
});
