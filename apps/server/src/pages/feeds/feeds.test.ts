import { movableClock } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { loadWebBuild } from '../web-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'hien-feeds-'));
const clock = movableClock(testNow);
let server: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder, 'client', '.vite'), { recursive: true });
  writeFileSync(join(folder, 'client', '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'client', 'index.html'), '<!doctype html><html lang="vi"></html>');
  const database = await freshDatabase('pglite');
  await plant(database);
  await database.orm.execute(sql`update articles set updated_at = published_at,
    body = jsonb_build_object('vi', '<p>Xem <a href="/vi/shop">tiệm</a><img src="/media/rooms/a.avif" alt=""></p>')
    where kind = 'article'`);
  await database.orm.execute(
    sql`update interior_shares set title = '{"vi":"Nhà <b>& vườn</b>"}' where id = 1`,
  );
  await database.orm.execute(sql`update interior_shares set status = 'hidden' where id = 2`);
  server = await testApp(database, {
    web: await loadWebBuild(folder),
    clock,
    cacheFactor: 1,
    publicUrl: 'https://hien.example',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

describe('a feed', () => {
  test('of articles has the newest first, whole, with whole addresses', async () => {
    const { body, headers } = await get('/vi/feed/articles.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect([...body.matchAll(/<title>(?<title>[^<]*)<\/title>/g)].map((m) => m[1])).toEqual([
      'Cẩm nang ở nhà · Hiên',
      'Chọn đèn cho trần thấp',
      'Ban công nhỏ',
    ]);
    expect(body).toContain('href="https://hien.example/vi/article/1"');
    expect(body).toContain('&lt;a href=&quot;https://hien.example/vi/shop&quot;&gt;tiệm');
    expect(body).toContain('src=&quot;https://hien.example/media/rooms/a.avif&quot;');
    expect(body).toContain('href="https://hien.example/media/rooms/bai-0.');
    // Essays are no articles.
    expect(body).not.toContain('Cái ghế của bà');
  });

  test('of shared homes says when a home was changed', async () => {
    await server.database.orm.execute(
      sql`update interior_shares set published_at = '2026-01-02T00:00:00Z', updated_at = '2026-01-03T04:05:06Z' where id = 1`,
    );
    const { body } = await get('/en/feed/shared-homes.atom');
    expect(body).toContain(
      '<published>2026-01-02T00:00:00.000Z</published>\n<updated>2026-01-03T04:05:06.000Z</updated>',
    );
  });

  test('of shared homes leaves out what is hidden, and a title cannot end its element', async () => {
    const { body, headers } = await get('/ko/feed/shared-homes.rss');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body.match(/<item>/g)).toHaveLength(1);
    expect(body).toContain('<title>Nhà &lt;b&gt;&amp; vườn&lt;/b&gt;</title>');
    expect(body).toContain('<link>https://hien.example/ko/interior-share/nha-0</link>');
  });

  test.each(['vi', 'en', 'ko'])('is there in %s in both forms', async (language) => {
    for (const file of ['articles.atom', 'articles.rss', 'shared-homes.atom', 'shared-homes.rss'])
      expect((await get(`/${language}/feed/${file}`)).statusCode).toBe(200);
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await get('/vi/feed/articles.rss');
    const status = async (asked: Record<string, string>) =>
      (await get('/vi/feed/articles.rss', asked)).statusCode;
    expect(await status({ 'if-none-match': `"other", W/${headers.etag}` })).toBe(304);
    expect(await status({ 'if-none-match': '"other"' })).toBe(200);
  });

  test('is sent anew by its text when the newest is taken away, whatever day a reader names', async () => {
    const path = '/vi/feed/shared-homes.atom';
    const before = await get(path);
    expect(before.headers['last-modified']).toBeUndefined();
    await server.database.orm.execute(
      sql`update interior_shares set status = 'hidden' where id = 1`,
    );
    clock.advance(60_000);
    const after = await get(path, {
      'if-modified-since': new Date(clock.now()).toUTCString(),
    });
    expect([after.statusCode, after.body.match(/<entry>/g)]).toEqual([200, null]);
    expect((await get(path, { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(
      200,
    );
  });

  test('does not tell of what is not out yet', async () => {
    await server.database.orm.execute(
      sql`update articles set published_at = ${new Date(testNow + 3_600_000)} where id = 2`,
    );
    clock.advance(60_000);
    expect((await get('/en/feed/articles.atom')).body.match(/<entry>/g)).toHaveLength(1);
    clock.advance(3_600_000);
    expect((await get('/en/feed/articles.atom')).body.match(/<entry>/g)).toHaveLength(2);
  });

  test('of another name is a page that is not there', async () => {
    const answer = await get('/vi/feed/members.atom', { accept: 'application/atom+xml' });
    expect(answer.statusCode).toBe(404);
  });
});
