import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@hien/domain';
import { type Route, paths } from '@hien/domain/routes';
import { expect, test } from 'vitest';
import { createMatcher, splitLanguage } from '../../routes/match.ts';
import { promises } from './promises.ts';

const match = createMatcher(Object.values(paths) as Route[]);
const features = join(import.meta.dirname, '../..');
const checks = promises.flatMap(({ checks: each }) => [...each]);

test.each(checks)('$id leads to a page of the product, in every language', ({ href, guard }) => {
  for (const language of languages) {
    const url = new URL(href(language), 'https://hien.example');
    const found = match(splitLanguage(url.pathname)?.path ?? '');
    expect(found?.route.guard).toBe(guard);
  }
});

/** A link into a page is only as good as the place it names. */
test.each(
  checks.flatMap(({ id, href }) => {
    const url = new URL(href('vi'), 'https://hien.example');
    return url.hash === '' ? [] : [{ id, place: url.hash.slice(1), path: url.pathname }];
  }),
)('$id finds #$place on its page', ({ place, path }) => {
  const area = match(splitLanguage(path)?.path ?? '')?.route.area ?? '';
  const views = readdirSync(join(features, area), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(features, area, file), 'utf8'));
  expect(views.filter((source) => source.includes(` id="${place}"`)).length).toBe(1);
});
