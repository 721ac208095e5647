import { expect, test } from 'vitest';
import { files, read } from './tree.ts';

const register = new Map(
  [...read('docs/decisions.md').matchAll(/^\| (D\d+) \| (.+) \|$/gm)].map(
    ([, number = '', row = '']) => [number, row.split(' | ')],
  ),
);

test('every decision that is cited stands in docs/decisions.md', () => {
  const cited = files(
    '{apps,packages,openapi,tests,tools,docs,tokens,.storybook}/**/*.{ts,tsx,md,yaml,sql,py}',
  )
    .filter((path) => !path.includes('/generated/') && path !== 'docs/decisions.md')
    .flatMap((path) =>
      [...read(path).matchAll(/(?<![\w#.$/-])D\d{1,3}\b(?!['".]svg)/g)].map(
        ([number]) => [number, path] as const,
      ),
    );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(([number]) => !register.has(number))).toEqual([]);
});

test('a decision says what was decided', () => {
  expect(register.size).toBe(97);
  const silent = [...register].filter(([, [, decided = '']]) => decided.trim() === '');
  expect(silent.map(([number]) => number)).toEqual([]);
});
