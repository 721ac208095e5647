import { expect, test } from 'vitest';
import { files, read } from './tree.ts';

/** The last column of the table "What people read" in CONTEXT.md: words that no message uses. */
const never = (read('CONTEXT.md').split('## What people read')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line))
  .slice(2)
  .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
  .map((word) =>
    word
      .replace(/\(.*\)/, '')
      .trim()
      .toLowerCase(),
  )
  .filter((word) => word !== '–' && word !== '');

const catalogues = files('packages/features/src/**/messages/*.json');

/** What a sentence of a catalogue ends with when its Korean speaks less formally than the rest. */
const lessFormal =
  /(?<!주세|하세|보세|으세|마세|나세|니세|신가|인가|한가|는가|을까|할까|살까)(어요|아요|해요|예요|에요|게요|네요)(?=[.!?’” ]|$)/;

test('the table names words', () => {
  expect(never.length).toBeGreaterThan(15);
  expect(catalogues.length).toBeGreaterThan(30);
});

const messagesOf = (path: string) =>
  Object.entries(JSON.parse(read(path)) as Record<string, string>);

test.each(catalogues)('%s uses the terms of CONTEXT.md', (path) => {
  const found = messagesOf(path).flatMap(([id, text]) =>
    never.filter((word) => text.toLowerCase().includes(word)).map((word) => `${id}: ${word}`),
  );
  expect(found).toEqual([]);
});

/** Texts that stand in code, `vi: '…'` and the like: the domain's, and those of mails. */
const inCode = files(
  'packages/domain/src/**/*.ts',
  'apps/server/src/mail/templates/**/*.ts',
).filter((path) => !path.endsWith('.test.ts'));
const literal = /\b(?:vi|en|ko):\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g;

test('so do the texts in code', () => {
  const texts = inCode.flatMap((path) =>
    [...read(path).matchAll(literal)].map(({ groups }) => [path, groups?.['text'] ?? ''] as const),
  );
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts.flatMap(([path, text]) =>
    never
      .filter((word) => text.toLowerCase().includes(word))
      .map((word) => `${path}: ${word} in “${text}”`),
  );
  expect(found).toEqual([]);
});

// Buttons that say how a visitor feels, and the words for stars, are the visitor's own.
const own = /\.(helpful|likes|stars)(\.|$)|\.like$/;

test.each(catalogues.filter((path) => path.endsWith('/ko.json')))(
  '%s speaks in one level of politeness',
  (path) => {
    const found = messagesOf(path).filter(([id, text]) => !own.test(id) && lessFormal.test(text));
    expect(found).toEqual([]);
  },
);
