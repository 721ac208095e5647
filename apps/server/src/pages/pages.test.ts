import { movableClock } from '@hien/domain';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import type { PageAnswer, PageRenderer, PageRequest } from './page-renderer.ts';
import { precompress } from './precompress.ts';
import { loadWebBuild } from './web-build.ts';

const template =
  '<!doctype html><html lang="vi" data-brand="default"><head><!--head--></head><body><div id="root"><!--html--></div><script type="application/json" id="hien-data"><!--data--></script></body></html>';
const folder = mkdtempSync(join(tmpdir(), 'hien-web-'));
const clock = movableClock(testNow);

let server: TestApp;
let asked: PageRequest[] = [];
let render: (request: PageRequest) => Promise<PageAnswer>;

/** Stands for the web app's server build. */
const renderer: PageRenderer = {
  renderPage: (request) => {
    asked.push(request);
    return render(request);
  },
  fillTemplate: (text, { head, html, data }) =>
    text
      .replace('<!--head-->', () => head)
      .replace('<!--html-->', () => html)
      .replace('<!--data-->', () => data),
};

const page = (html: string, status: 200 | 404 = 200): PageAnswer => ({
  status,
  head: '<title>Trang</title>',
  html,
  data: '{}',
  attributes: { lang: 'vi', brand: 'default', mode: undefined, member: false },
});

beforeAll(async () => {
  const client = join(folder, 'client');
  mkdirSync(join(client, '.vite'), { recursive: true });
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), template);
  writeFileSync(
    join(client, '.vite', 'manifest.json'),
    '{"index.html":{"file":"assets/index-1.js","isEntry":true}}',
  );
  writeFileSync(
    join(client, 'assets', 'index-1.js'),
    `console.log(${JSON.stringify('x'.repeat(5000))})`,
  );
  writeFileSync(join(client, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await precompress(client);
  const database = await freshDatabase('pglite');
  await plant(database);
  const build = await loadWebBuild(folder);
  server = await testApp(database, {
    web: { ...build, renderer },
    cacheFactor: 1,
    clock,
    publicUrl: 'https://hien.example',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  render = async () => page('<h1>Xin chào</h1>');
  clock.advance(60_000);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('pages', () => {
  test('are rendered with what the renderer needs', async () => {
    const answer = await get('/vi/shop?page=2', { cookie: 'hien-mode=dark' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });
    expect(answer.body).toContain('<title>Trang</title>');
    expect(asked[0]).toMatchObject({
      url: '/vi/shop?page=2',
      origin: 'https://hien.example',
      cookies: 'hien-mode=dark',
      manifest: { 'index.html': { file: 'assets/index-1.js' } },
    });
  });

  test('get their first data from the same handlers, in their language', async () => {
    render = async ({ fetch }) => {
      const answer = await fetch(
        new Request('http://x/mall/api/public/product/detail/1', {
          headers: { 'accept-language': 'ko' },
        }),
      );
      return page(`${answer.status} ${((await answer.json()) as { name: string }).name}`);
    };
    expect((await get('/ko/shop-detail/1')).body).toContain('200 라탄 천장등');
  });

  test('that are not there are 404, and lead elsewhere by 302, for good by 301', async () => {
    render = async () => page('Không có', 404);
    expect((await get('/vi/khong-co')).statusCode).toBe(404);
    render = async () => ({ status: 302, location: '/vi/shop?page=2' });
    const moved = await get('/fr/shop?page=2');
    expect([moved.statusCode, moved.headers['location']]).toEqual([302, '/vi/shop?page=2']);
    render = async () => ({ status: 301, location: '/vi/interior-share/nha-moi' });
    const renamed = await get('/vi/interior-share/nha-cu');
    expect([renamed.statusCode, renamed.headers['location']]).toEqual([
      301,
      '/vi/interior-share/nha-moi',
    ]);
  });

  test('are rendered once for many, anew for another mode or after a while', async () => {
    await Promise.all([get('/vi/'), get('/vi/'), get('/vi/')]);
    expect(asked).toHaveLength(1);
    await get('/vi/', { cookie: 'other=1; hien-mode=dark' });
    expect(asked).toHaveLength(2);
    clock.advance(11_000);
    await get('/vi/');
    expect(asked).toHaveLength(3);
  });

  test('are rendered anew at once when somebody takes back or deletes what they show', async () => {
    const headers = await signIn(server.app, 'khach@hien.example');
    const send = (path: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url: `/app/interior-share/post/${path}`,
        payload,
        headers,
      });
    const blank = { title: '', body: '', house_type: null, style: null, area: null, city: null };
    const nothing = { cost: null, pictures: [], marks: [], before: null, hashtags: [] };
    const made = await send('create', { ...blank, ...nothing, key: 'pages-test-forget' });
    expect(made.statusCode, made.body).toBe(201);
    await get('/vi/interior-share');
    await get('/vi/interior-share');
    expect(asked).toHaveLength(1);
    const { id } = made.json().data;
    const gone = await send(`${id}/move`, { move: 'delete', expected_version: 1 });
    expect(gone.statusCode).toBe(200);
    await get('/vi/interior-share');
    expect(asked).toHaveLength(2);
  });

  test('are not sent again to who has them', async () => {
    const { headers } = await get('/en/');
    const again = await get('/en/', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a page that cannot be rendered is left to the browser', async () => {
    render = () => Promise.reject(new Error('broken component'));
    const answer = await get('/ko/shop');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<html lang="ko"');
    expect(answer.body).toContain('<div id="root"></div>');
    expect(answer.body).not.toContain('broken');
  });

  test('go out compressed', async () => {
    render = async () => page('<p>chữ</p>'.repeat(500));
    const answer = await get('/vi/dai', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(1000);
  });

  test('programs that ask a page address for JSON get the envelope', async () => {
    expect((await get('/vi/', { accept: 'application/json' })).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await get('/app/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await server.app.inject({ method: 'POST', url: '/vi/' })).statusCode).toBe(404);
  });
});

describe('files', () => {
  test('of the build are kept forever, and sent as they were compressed', async () => {
    const answer = await get('/assets/index-1.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await get('/assets/index-1.js')).headers['content-encoding']).toBeUndefined();
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each([
    '/assets/none.js',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.vite/manifest.json',
    '/index.html.br',
  ])('%s is not given', async (url) => {
    render = async () => page('', 404);
    expect([400, 404]).toContain((await get(url)).statusCode);
  });

  test('a missing file of the build is not remembered as there', async () => {
    const answer = await get('/assets/none.js', { accept: '*/*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a form that the browser sends by itself', () => {
  const post = (url: string, contentType = 'application/x-www-form-urlencoded') =>
    server.app.inject({
      method: 'POST',
      url,
      payload: 'email=khach%40hien.example&password=hien-demo-2026',
      headers: { accept: 'text/html', 'content-type': contentType },
    });

  test('is answered by its page, whose address holds nothing that was typed', async () => {
    const answer = await post('/vi/login?next=%2Fvi%2Fcart');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/vi/login?next=%2Fvi%2Fcart');
  });

  test.each(['//evil.example/vi', '/.//evil.example', '/\\\\evil.example', '///evil.example'])(
    '%s leads to no other site',
    async (url) => {
      const { location } = (await post(url)).headers;
      expect(new URL(String(location), 'https://hien.example').origin).toBe('https://hien.example');
    },
  );

  test('is refused where there are no pages, and JSON is no form', async () => {
    expect((await post('/app/nothing')).statusCode).toBe(404);
    expect((await post('/mall/api/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await post('/vi/login', 'application/json')).statusCode).toBe(400);
    expect((await post('/vi/login', 'text/plain')).statusCode).toBe(415);
  });
});

test('a script in the page itself is allowed by its hash', async () => {
  const own = mkdtempSync(join(tmpdir(), 'hien-inline-'));
  mkdirSync(join(own, 'client', '.vite'), { recursive: true });
  writeFileSync(join(own, 'client', '.vite', 'manifest.json'), '{}');
  writeFileSync(
    join(own, 'client', 'index.html'),
    template.replace('<head>', '<head><script>early()</script>'),
  );
  const { inlineScripts } = await loadWebBuild(own);
  rmSync(own, { recursive: true, force: true });
  // printf 'early()' | openssl dgst -sha256 -binary | base64
  expect(inlineScripts).toEqual(['sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=']);
});

describe('an address whose escapes cannot be read', () => {
  const open = (url: string, accept = 'text/html') =>
    server.app.inject({ url, headers: { accept } });

  test('leads to the page of the same words', async () => {
    const answer = await open('/vi/search-result/%E0%BA?page=2');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/vi/search-result/%25E0%25BA?page=2');
  });

  test.each(['//example.com/%E0', '/\\example.com/%E0', '///example.com/%E0'])(
    '%s leads to no other site',
    async (url) => {
      const { location } = (await open(url)).headers;
      expect(new URL(location ?? '/', 'https://hien.example').host).toBe('hien.example');
    },
  );

  test('is a mistake of whoever calls the API', async () => {
    expect((await open('/app/faq/list/%E0')).statusCode).toBe(400);
    expect((await open('/vi/search-result/%E0', 'application/json')).statusCode).toBe(400);
  });
});
