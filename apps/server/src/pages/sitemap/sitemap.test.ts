import { languages, movableClock } from '@hien/domain';
import { allRoutes } from '@hien/domain/routes';
import { sql } from 'drizzle-orm';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { loadWebBuild } from '../web-build.ts';
import { perFile } from './entry.ts';
import { sitemapKinds } from './kinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'hien-sitemap-'));
const origin = 'https://hien.example';
const clock = movableClock(testNow);
let server: TestApp;
const asked: string[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'client', '.vite'), { recursive: true });
  writeFileSync(join(folder, 'client', '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'client', 'index.html'), '<!doctype html><html lang="vi"></html>');
  const database = await freshDatabase('pglite', {
    onStatement: (text) => asked.push(text),
  });
  await plant(database);
  await database.orm.execute(sql`update articles set published_at = '2026-01-05T10:00:00Z',
    updated_at = case when id = 1 then '2026-02-07T23:30:00Z'::timestamptz else '2026-01-05T10:00:00Z'::timestamptz end
    where kind = 'article'`);
  await database.orm.execute(
    sql`update interior_shares set published_at = '2026-01-09T00:00:00Z', status = case when id = 2 then 'hidden' else 'visible' end`,
  );
  // One sells designs; another one was stopped, and has no page.
  await database.orm.execute(
    sql`update users set partner = '{design}' where email = 'khach@hien.example'`,
  );
  await database.orm.execute(sql`update designs set owner_id =
    (select id from users order by email = 'khach@hien.example' desc, id offset case when designs.id = 1 then 0 else 1 end limit 1)`);
  server = await testApp(database, {
    web: await loadWebBuild(folder),
    clock,
    cacheFactor: 1,
    publicUrl: origin,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (url: string): Promise<string> => {
  const answer = await server.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.body;
};
const located = (text: string): string[] =>
  [...text.matchAll(/<loc>https:\/\/hien\.example(?<path>[^<]*)<\/loc>/g)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );

/** Kinds of which the fixtures have none. */
const absent = ['works', 'built-homes'];

/** The route of a path: the one with the fewest parameters that fits. */
const routeOf = (path: string) =>
  Object.values(allRoutes)
    .filter((route) => route.match(path) !== undefined)
    .toSorted((a, b) => a.pattern.split('{').length - b.pattern.split('{').length)[0];

/** Open pages that search engines are not told of. */
const untold = [
  // Of one person: their forms, orders, payments, plans.
  /^(login|forgot-password|verify-code|change-password-success|sign-?up|registration-form|delete-user-account)/,
  /^(marketing-campaign-form|free-trial-|payment|order|ad-membership\/contractor-)/,
  /^room-by-room\/(b-grid\/(?!introduction|module-)|vib\/)/,
  // A search, a further page of a list, a banner's page, sets: found from what leads to them.
  /^search-result|page-\{page\}|^banner|^brand|^package|^interior-design-detail\/\{id\}\/|^interior-design-room/,
  // One home has one address: its project's.
  /^room-by-room\/\{id\}$/,
];

test('robots.txt names the index, the index every file with the day of what is newest in it', async () => {
  expect(await get('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const index = await get('/sitemap.xml');
  const filled = Object.keys(sitemapKinds).filter((kind) => index.includes(`/${kind}-vi.xml`));
  expect(filled).toEqual(Object.keys(sitemapKinds).filter((kind) => !absent.includes(kind)));
  expect(located(index)).toEqual(
    filled.flatMap((kind) => languages.map((language) => `/sitemap/${kind}-${language}.xml`)),
  );
  expect(index).toContain(
    `<loc>${origin}/sitemap/articles-ko.xml</loc><lastmod>2026-02-07</lastmod>`,
  );
  expect(index).toContain(`<loc>${origin}/sitemap/pages-vi.xml</loc></sitemap>`);
});

test('the index counts where a file reads, and asked again neither reads anything', async () => {
  clock.advance(600_001);
  asked.length = 0;
  await get('/sitemap.xml');
  expect(asked).toHaveLength(Object.keys(sitemapKinds).length - 1);
  expect(asked).toEqual(asked.map(() => expect.stringMatching(/^select count\(\*\)::int/)));
  await get('/sitemap/articles-vi.xml');
  asked.length = 0;
  await Promise.all([get('/sitemap.xml'), get('/sitemap/articles-vi.xml')]);
  expect(asked).toEqual([]);
  clock.advance(600_001);
  await get('/sitemap/articles-vi.xml');
  expect(asked).toHaveLength(1);
});

test('together the files name every public page, and none of a member', async () => {
  const told = new Set<string>();
  for (const file of located(await get('/sitemap.xml'))) {
    const language = file.slice(-6, -4);
    const paths = located(await get(file));
    expect(paths.length).toBeLessThanOrEqual(perFile);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(path.slice(0, 4)).toBe(`/${language}/`);
      const route = routeOf(path.slice(4));
      expect([path, route?.guard]).toEqual([path, expect.stringMatching(/^(open|preview)$/)]);
      told.add(route?.pattern ?? path);
    }
  }
  const open = Object.values(allRoutes)
    .filter(({ guard }) => guard === 'open' || guard === 'preview')
    .map(({ pattern }) => pattern)
    .filter((pattern) => !untold.some((one) => one.test(pattern)));
  // Their addresses, of which the fixtures have none.
  const absentPages = [
    'contractor-portfolio-detail/{id}',
    'project-detail/{id}',
    'room-by-room/showcase/{id}',
  ];
  expect([...told, ...absentPages].toSorted()).toEqual(open.toSorted());
});

test('a page is named with its other languages and the day its data changed', async () => {
  const article = await get('/sitemap/articles-en.xml');
  const others = [...languages, 'x-default'].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}/${language === 'x-default' ? 'vi' : language}/article/1"/>`,
  );
  expect(article).toContain(
    `<url><loc>${origin}/en/article/1</loc><lastmod>2026-02-07</lastmod>${others.join('')}</url>`,
  );
  expect(article).toContain(`<loc>${origin}/en/article/2</loc><lastmod>2026-01-05</lastmod>`);
  expect(await get('/sitemap/essays-ko.xml')).toContain(
    `<loc>${origin}/ko/essay-detail/3/tan-van-0</loc>`,
  );
  const homes = await get('/sitemap/shared-homes-vi.xml');
  expect(located(homes)).toEqual(['/vi/interior-share/nha-0']);
  expect(homes).toContain('<lastmod>2026-01-09</lastmod>');
  await server.database.orm.execute(
    sql`update interior_shares set updated_at = '2026-02-11T00:00:00Z' where id = 1`,
  );
  clock.advance(600_001);
  expect(await get('/sitemap/shared-homes-vi.xml')).toContain('<lastmod>2026-02-11</lastmod>');
});

test.each(['/sitemap/members-vi.xml', '/sitemap/articles-fr.xml'])(
  '%s is not there',
  async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: 'application/xml' } });
    expect(answer.statusCode).toBe(404);
  },
);
