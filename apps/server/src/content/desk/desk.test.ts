import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploadName, uploaded } from '../../testing/uploaded.ts';
import { cleanText } from './clean-text.ts';
import { publishPlannedReading } from './publish-planned.ts';

type Text = Answer<'getReading'>['data'];
type Headers = { authorization: string };

const upload = uploaded('d4');
const hour = 3_600_000;
const inAll = (vi: string, en = '', ko = '') => ({ vi, en, ko });
const content = {
  type: 'guide',
  title: inAll('Bếp bốn mét vuông', 'A small kitchen'),
  excerpt: inAll('Nhỏ mà đủ.'),
  body: inAll(`<p>Bắt đầu từ chỗ đứng.</p><script>alert(1)</script><img src="${upload}">`),
  cover: upload,
  cover_alt: inAll('Bếp nhìn từ hiên', 'The kitchen from the veranda'),
  author: 'Ban biên tập Hiên',
  tags: ['bếp', ' bếp '],
  product_ids: [1, 1],
  confirmed: [] as string[],
};

describe.each(databaseKinds)('the desk of articles and essays on %s', (kind) => {
  let server: TestApp;
  let staff: Headers;
  let member: Headers;
  const clock = movableClock(testNow);
  let keys = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot']);
    server = await testApp(database, { cacheFactor: 1, clock });
    await plantUpload(database, upload, { width: 1600, height: 1000 });
    staff = await signIn(server.app, 'mot@hien.example');
    member = await signIn(server.app, 'khach@hien.example');
  });
  afterAll(() => server.close());

  const get = (url: string, headers?: Headers) =>
    server.app.inject({ url, ...(headers && { headers }) });
  const post = (path: string, payload: object, headers = staff) =>
    server.app.inject({ method: 'POST', url: `/admin/reading/${path}`, payload, headers });
  const begin = async (of = 'article'): Promise<Text> => {
    const answer = await post('create', { kind: of, key: `desk-test-${(keys += 1)}` });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ data: Text }>().data;
  };
  const save = (id: number, version: number, changes: object = {}) =>
    post(`${id}/save`, { ...content, ...changes, expected_version: version });
  const written = async (changes: object = {}, of = 'article'): Promise<Text> => {
    const { id } = await begin(of);
    const saved = await save(id, 1, changes);
    expect(saved.statusCode, saved.body).toBe(200);
    return saved.json<{ data: Text }>().data;
  };
  const move = (id: number, name: string, version: number, headers = staff) =>
    post(`${id}/move`, { move: name, expected_version: version }, headers);
  const plan = (id: number, at: number | null, version: number) =>
    post(`${id}/plan`, {
      publish_at: at === null ? null : new Date(at).toISOString(),
      expected_version: version,
    });
  const read = async (id: number): Promise<Text> =>
    (await get(`/admin/reading/${id}`, staff)).json<{ data: Text }>().data;
  const desk = async (query = '') =>
    (await get(`/admin/reading/list?${query}`, staff)).json<Answer<'listReading'>>().data;
  /** Where readers meet a text. Feeds, the sitemap and the letter read the rows that are published, as `stored` does. */
  const met = async (id: number, words: string) => {
    const found = encodeURIComponent(words);
    const [page, list, matches, search, stored] = await Promise.all([
      get(`/app/article/${id}`),
      get('/admin/article/list?limit=60'),
      get(`/admin/article/list?q=${found}`),
      get(`/app/search?q=${found}`),
      server.database.rows(
        { text: `select id from articles where id = $1 and published_at <= $2` },
        [id, new Date(clock.now())],
      ),
    ]);
    const has = (items: readonly { id: number }[]) => items.some((item) => item.id === id);
    return {
      page: page.statusCode,
      listed: has(list.json<Answer<'listArticles'>>().data.items),
      found: has(matches.json<Answer<'listArticles'>>().data.items),
      searched: has(search.json<Answer<'search'>>().data.articles.items),
      stored: stored.length === 1,
    };
  };
  const nowhere = { page: 404, listed: false, searched: false, stored: false, found: false };
  const everywhere = { page: 200, listed: true, searched: true, stored: true, found: true };

  test('is staff’s alone', async () => {
    for (const url of ['/admin/reading/list', '/admin/reading/1']) {
      expect((await get(url)).statusCode).toBe(401);
      expect((await get(url, member)).statusCode).toBe(403);
    }
    const made = await begin();
    expect((await move(made.id, 'delete', 1, member)).statusCode).toBe(403);
  });

  test('an article that nobody has opened is there as it is read', async () => {
    const { items } = await desk('kind=article');
    expect(items.length).toBeGreaterThan(0);
    const found = items.find(({ state }) => state === 'published');
    expect(found).toMatchObject({ state: 'published', version: 1, publish_at: null });
    expect(await read(found?.id ?? 0)).toMatchObject({ updated_by: null, version: 1 });
  });

  test('what was written comes back clean, with what is translated of it', async () => {
    const text = await written();
    expect(text).toMatchObject({ state: 'draft', version: 2, slug: null, tags: ['bếp'] });
    expect(text.body.vi).toBe(
      `<p>Bắt đầu từ chỗ đứng.</p><img src="${upload}" alt="" width="1600" height="1000" />`,
    );
    expect(text.pieces).toMatchObject([{ id: 1 }]);
    expect(text.meter).toEqual({
      title: { vi: 'there', en: 'there', ko: 'missing' },
      excerpt: { vi: 'there', en: 'missing', ko: 'missing' },
      body: { vi: 'there', en: 'missing', ko: 'missing' },
    });
    const [kept] = await server.database.rows<{ used: boolean }>(
      { text: `select used_at is not null as used from media_uploads where name = $1` },
      [uploadName(upload)],
    );
    expect(kept?.used).toBe(true);
  });

  test('a cover is said in words to whoever does not see it; left empty, it keeps what was said', async () => {
    const made = await written({ title: inAll('Bìa có lời') });
    expect([made.picture?.alt, made.cover_alt]).toEqual(['Bếp nhìn từ hiên', content.cover_alt]);
    await move(made.id, 'publish', made.version);
    const english = await server.app.inject({
      url: `/app/article/${made.id}`,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json().data.picture.alt).toBe('The kitchen from the veranda');
    const kept = await save(made.id, made.version, {
      title: inAll('Bìa có lời'),
      cover_alt: inAll(''),
    });
    expect(kept.json().data.cover_alt).toEqual(content.cover_alt);
  });

  test('a piece in the words is named to readers with those beside them', async () => {
    const made = await written({
      title: inAll('Món trong bài'),
      body: inAll(`<p>Ghế</p><figure data-product="2"></figure><img src="${upload}">`),
    });
    expect(made.body.vi).toContain(`<img src="${upload}" alt="" width="1600" height="1000" />`);
    await move(made.id, 'publish', made.version);
    const page = (await get(`/app/article/${made.id}`)).json<Answer<'getArticle'>>().data;
    expect(page.product_ids).toEqual([2, 1]);
    expect((await read(made.id)).pieces.map(({ id }) => id)).toEqual([1]);
  });

  test('a translation is older once the Vietnamese has changed, until somebody says that it holds', async () => {
    const text = await written();
    clock.advance(1000);
    const changes = { title: inAll('Bếp năm mét vuông', 'A small kitchen') };
    const saved = (await save(text.id, 2, changes)).json<{ data: Text }>().data;
    expect(saved.meter.title).toEqual({ vi: 'there', en: 'older', ko: 'missing' });
    const confirmed = await save(text.id, 3, { ...changes, confirmed: ['en'] });
    expect(confirmed.json().data).toMatchObject({ version: 4, meter: { title: { en: 'there' } } });
    const again = await save(text.id, 4, { ...changes, confirmed: ['en'] });
    expect(again.json().data.version).toBe(4);
    expect((await desk('state=draft')).items[0]).toMatchObject({
      id: text.id,
      meter: { title: { vi: 'there', en: 'there', ko: 'missing' } },
    });
  });

  test('a draft and a planned text are nowhere; published it is everywhere at once; taken back nowhere again', async () => {
    const words = 'Chuyện chưa kể';
    const text = await written({ title: inAll(words) });
    expect(await met(text.id, words)).toEqual(nowhere);
    await plan(text.id, clock.now() + hour, 2);
    expect(await met(text.id, words)).toEqual(nowhere);
    const shown = await move(text.id, 'publish', 2);
    expect(shown.json().data, shown.body).toMatchObject({
      state: 'published',
      slug: 'chuyen-chua-ke',
      publish_at: null,
    });
    expect(await met(text.id, words)).toEqual(everywhere);
    expect((await move(text.id, 'take-back', 2)).json().data.state).toBe('taken-back');
    expect(await met(text.id, words)).toEqual(nowhere);
  });

  test('comes back to its number, address, day and readers', async () => {
    const text = await written({ title: inAll('Đi rồi về') });
    const first = (await move(text.id, 'publish', 2)).json<{ data: Text }>().data;
    await server.database.rows({ text: `update articles set view_count = 41 where id = $1` }, [
      text.id,
    ]);
    await move(text.id, 'take-back', 2);
    const other = await written({ title: inAll('Đi rồi về') });
    const taken = (await move(other.id, 'publish', 2)).json<{ data: Text }>().data;
    expect(taken.slug).toBe('di-roi-ve-2');
    clock.advance(hour);
    await save(text.id, 2, { title: inAll('Đi rồi về, sửa lại') });
    const back = (await move(text.id, 'publish', 3)).json<{ data: Text }>().data;
    expect(back).toMatchObject({
      state: 'published',
      slug: 'di-roi-ve',
      published_at: first.published_at,
      views: 41,
    });
  });

  test('readers see what was published until it is published again', async () => {
    const text = await written({ title: inAll('Bản đầu') });
    await move(text.id, 'publish', 2);
    expect((await save(text.id, 2, { title: inAll('Bản sau') })).json().data.state).toBe('changed');
    const before = await get(`/app/article/${text.id}`);
    expect(before.json().data.title).toBe('Bản đầu');
    await move(text.id, 'publish', 3);
    const after = await get(`/app/article/${text.id}`);
    expect(after.json().data.title).toBe('Bản sau');
  });

  test('an article of the sample is taken over with its first save, also by two at once', async () => {
    const mine = (await desk('kind=essay')).items.at(-1)?.id ?? 0;
    const now = await read(mine);
    const same = { title: now.title, excerpt: now.excerpt, body: now.body, author: now.author };
    const cover = `/media/${now.picture?.path}/${now.picture?.name}`;
    const of = (title: string) =>
      save(mine, 1, { ...same, title: { ...now.title, vi: title }, cover, product_ids: [] });
    const both = await Promise.all([of('Một'), of('Hai')]);
    const codes = both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409]);
    const lost = both.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 2 } });
    expect(await read(mine)).toMatchObject({ state: 'changed', type: 'story' });
  });

  test('a planned text is published at its hour, as it was saved last, once', async () => {
    const text = await written({ title: inAll('Hẹn giờ') });
    const at = clock.now() + 24 * hour;
    expect((await plan(text.id, at, 2)).json().data.publish_at).toBe(new Date(at).toISOString());
    expect((await desk('state=planned')).items.map(({ id }) => id)).toContain(text.id);
    await save(text.id, 2, { title: inAll('Hẹn giờ, sửa lại') });
    const pass = (when: number) =>
      publishPlannedReading(server.database, when, (error) => {
        throw error;
      });
    await pass(at - 1);
    expect((await read(text.id)).state).toBe('draft');
    await Promise.all([pass(at + hour), pass(at + hour)]);
    expect(await read(text.id)).toMatchObject({
      state: 'published',
      publish_at: null,
      published_at: new Date(at).toISOString(),
    });
  });

  test('a plan that its hour finds incomplete is gone, and the desk says so until the next one', async () => {
    const text = await written({ title: inAll('Thiếu bìa') });
    const at = clock.now() + hour;
    await plan(text.id, at, 2);
    await save(text.id, 2, { title: inAll('Thiếu bìa'), cover: null });
    await publishPlannedReading(server.database, at, (error) => {
      throw error;
    });
    expect(await read(text.id)).toMatchObject({
      state: 'draft',
      publish_at: null,
      plan_missed_at: new Date(at).toISOString(),
    });
    await save(text.id, 3, { title: inAll('Thiếu bìa') });
    expect((await plan(text.id, at + hour, 4)).json().data.plan_missed_at).toBeNull();
  });

  test('says what is missing, and refuses what cannot be', async () => {
    const empty = await begin('essay');
    const refused = await move(empty.id, 'publish', 1);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'title.vi',
      'excerpt.vi',
      'body.vi',
      'cover',
      'author',
    ]);
    expect((await plan(empty.id, clock.now() + hour, 1)).statusCode).toBe(422);
    expect((await plan(empty.id, clock.now() - hour, 1)).statusCode).toBe(422);
    expect((await move(empty.id, 'take-back', 1)).statusCode).toBe(409);
    const lost = `/media/uploads/${'00'.repeat(16)}.webp`;
    for (const changes of [
      { cover: lost },
      { body: inAll(`<p>Ảnh</p><img src="${lost}">`) },
      { product_ids: [999_999] },
    ])
      expect((await save(empty.id, 1, changes)).statusCode).toBe(422);
    const text = await written();
    await move(text.id, 'publish', 2);
    expect((await move(text.id, 'delete', 2)).statusCode).toBe(409);
    await move(text.id, 'take-back', 2);
    expect((await move(text.id, 'delete', 2)).statusCode).toBe(200);
    expect((await get(`/admin/reading/${text.id}`, staff)).statusCode).toBe(404);
  });

  test('a key begins one text, and no text of another kind', async () => {
    const made = await begin();
    const again = await post('create', { kind: 'article', key: `desk-test-${keys}` });
    expect(again.json().data.id).toBe(made.id);
    const other = await post('create', { kind: 'essay', key: `desk-test-${keys}` });
    expect([other.statusCode, other.json().code]).toEqual([409, 'CONFLICT']);
  });

  test('the list finds by words of any language, in its states', async () => {
    const text = await written({ title: inAll('Sân thượng', 'Rooftop garden') });
    const found = await desk('q=rooftop&state=draft&kind=article');
    expect(found.items.map(({ id }) => id)).toEqual([text.id]);
    expect((await desk('q=rooftop&kind=essay')).items).toEqual([]);
    expect((await desk('q=%2B%2B')).meta.total).toBe(0);
  });
});

describe('the text of staff', () => {
  test('keeps figures and tables, and nothing that acts or tells others who reads', () => {
    const figure =
      '<figure><img src="/media/rooms/kitchen-01.avif" alt="Bếp" width="4" height="3" /><figcaption>Bếp</figcaption></figure>';
    const table = '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(cleanText(figure + table)).toBe(figure + table);
    expect(cleanText('<p onclick="x()">A<img src="https://elsewhere.example/a.png"></p>')).toBe(
      '<p>A</p>',
    );
    expect(cleanText('<p>A<img src="/media/private/aa.webp"></p>')).toBe('<p>A</p>');
    expect(cleanText('<a href="javascript:x()">A</a>')).toBe('<a>A</a>');
    expect(cleanText('<p> </p>')).toBe('');
  });
});
