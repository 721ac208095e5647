import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploadName, uploaded } from '../../testing/uploaded.ts';
import { cleanBody, isEmptyBody } from './clean-body.ts';
import { publishPlanned } from './publish-planned.ts';

type Post = Answer<'getMyPost'>['data'];
type Headers = { authorization: string };

const picture = uploaded('a1');
const content = {
  title: 'Nhà ống bốn mét',
  body: '<p>Mười hai năm tối.</p><script>alert(1)</script>',
  house_type: '3-bedroom',
  style: 'modern',
  area: 96,
  city: 'Hà Nội',
  cost: 420_000_000,
  pictures: [picture],
  marks: [
    { picture: 0, x: 0.25, y: 0.5, product_id: 1, label: '' },
    { picture: 0, x: 0.5, y: 0.5, product_id: null, label: ' Kệ bố đóng ' },
    { picture: 0, x: 0.6, y: 0.5, product_id: null, label: '  ' },
  ],
  before: null,
  hashtags: ['#nhàống', 'nhàống'],
};

describe.each(databaseKinds)('posts of homes on %s', (kind) => {
  let server: TestApp;
  let author: Headers;
  let other: Headers;
  const clock = movableClock(testNow);
  const hour = 3_600_000;
  let keys = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { cacheFactor: 1, clock });
    await plantUpload(database, picture);
    author = await signIn(server.app, 'khach@hien.example');
    other = await signIn(server.app, 'ban-hang@hien.example');
  });
  afterAll(() => server.close());

  const post = (path: string, payload: object, headers = author) =>
    server.app.inject({
      method: 'POST',
      url: `/app/interior-share/post/${path}`,
      payload,
      headers,
    });
  const begin = async (changes: object = {}): Promise<Post> => {
    const answer = await post('create', {
      ...content,
      ...changes,
      key: `posts-test-${(keys += 1)}`,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ data: Post }>().data;
  };
  const move = (id: number, name: string, version: number, headers = author) =>
    post(`${id}/move`, { move: name, expected_version: version }, headers);
  const listed = async () => {
    const answer = await server.app.inject({ url: '/app/interior-share/list?limit=60' });
    return answer.json<Answer<'listInteriorShares'>>().data.items;
  };

  test('what was written comes back clean; a mark without a name is nothing yet', async () => {
    const made = await begin();
    expect(made).toMatchObject({ state: 'draft', body: '<p>Mười hai năm tối.</p>', slug: null });
    expect(made.hashtags).toEqual(['nhàống']);
    expect(made.marks).toHaveLength(2);
    expect(made.marks[1]).toMatchObject({ label: 'Kệ bố đóng', product_id: null });
    expect(made.marks[0]?.label).not.toBe('');
  });

  test('pictures and pieces among the words stay: measured by the server, named to readers, gone when the shop has them no longer', async () => {
    const words = `<p>Bếp</p><figure><img src="${picture}"><img src="https://xa.example/a.png"><figcaption>Sáng <b>nhất</b></figcaption></figure>`;
    const made = await begin({
      title: 'Có ảnh trong bài',
      body: `${words}<figure data-product="2" onclick="x()">a</figure><figure data-product="7 or 1=1"></figure><figure data-product="99999"></figure>`,
    });
    expect(made.body).toBe(
      `<p>Bếp</p><figure><img src="${picture}" alt="" width="1200" height="900" /><figcaption>Sáng <strong>nhất</strong></figcaption></figure><figure data-product="2">a</figure><figure></figure><figure data-product="99999"></figure>`,
    );
    expect((await move(made.id, 'publish', made.version)).statusCode).toBe(200);
    const read = await server.app.inject({ url: '/app/interior-share/detail/co-anh-trong-bai' });
    const { pieces_shown: pieces } = read.json<Answer<'getInteriorShare'>>().data;
    expect(pieces.map(({ id }) => id)).toEqual([1, 2]);
    const many = Array.from({ length: 11 }, (_, at) => `${at}`.padStart(2, '0').repeat(16));
    const refused = await post('create', {
      ...content,
      body: many.map((name) => `<img src="/media/uploads/${name}.webp">`).join(''),
      key: 'posts-test-many',
    });
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'body']);
    const lost = await post('create', {
      ...content,
      body: `<img src="/media/uploads/${'0f'.repeat(16)}.webp">`,
      key: 'posts-test-lost',
    });
    expect([lost.statusCode, lost.json().errors[0].field]).toEqual([400, 'body']);
  });

  test('pictures that are taken out are swept, once readers do not see them either; those that others use stay', async () => {
    const pictures = [uploaded('c1'), uploaded('c2'), uploaded('c3')] as const;
    const [first, second, shared] = pictures;
    for (const picture of pictures) await plantUpload(server.database, picture);
    const used = async () => {
      const rows = await server.database.rows<{ name: string }>(
        {
          text: 'select name from media_uploads where name = any($1) and used_at is not null order by name',
        },
        [pictures.map(uploadName)],
      );
      return rows.map(({ name }) => name.slice(0, 2));
    };
    await begin({ title: 'Của người khác', pictures: [shared] });
    const mine = await begin({
      title: 'Bỏ bớt ảnh',
      pictures: [first, shared],
      marks: [],
      body: `<p>a</p><img src="${second}">`,
    });
    const shown = await move(mine.id, 'publish', mine.version);
    expect(shown.statusCode, shown.body).toBe(200);
    const save = (version: number, changes: object) =>
      post(`${mine.id}/save`, { ...content, marks: [], ...changes, expected_version: version });
    // Out of the words and the list, but readers still see both.
    const saved = await save(mine.version, { title: 'Bỏ bớt ảnh', pictures: [shared] });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await used()).toEqual(['c1', 'c2', 'c3']);
    const again = saved.json<{ data: Post }>().data;
    await move(mine.id, 'publish', again.version);
    expect(await used()).toEqual(['c3']);
    // Brought back before the sweep came.
    const back = await save(again.version, { title: 'Bỏ bớt ảnh', pictures: [first, shared] });
    expect(back.statusCode, back.body).toBe(200);
    expect(await used()).toEqual(['c1', 'c3']);
    await move(mine.id, 'delete', back.json<{ data: Post }>().data.version);
    expect(await used()).toEqual(['c3']);
  });

  test('a key that was used for other words is refused, for the same words it is the same post', async () => {
    const made = await begin({ title: 'Cùng một lần bấm' });
    const key = `posts-test-${keys}`;
    const again = await post('create', { ...content, title: 'Cùng một lần bấm', key });
    expect(again.json().data.id).toBe(made.id);
    const other = await post('create', { ...content, title: 'Lời khác', key });
    expect([other.statusCode, other.json().code]).toEqual([409, 'CONFLICT']);
  });

  test('published, it is in the feed at once, without its kept answer; taken back, it is gone', async () => {
    const made = await begin({ title: 'Trong danh sách' });
    const before = await listed();
    const shown = await move(made.id, 'publish', made.version);
    expect(shown.json()).toMatchObject({ data: { state: 'published', slug: 'trong-danh-sach' } });
    expect((await listed()).length).toBe(before.length + 1);
    const page = await server.app.inject({ url: '/app/interior-share/detail/trong-danh-sach' });
    expect(page.json().data).toMatchObject({ title: 'Trong danh sách', pieces: 1, city: 'Hà Nội' });
    expect((await move(made.id, 'take-back', made.version)).json().data.state).toBe('taken-back');
    expect((await listed()).length).toBe(before.length);
    const gone = await server.app.inject({ url: '/app/interior-share/detail/trong-danh-sach' });
    expect(gone.statusCode).toBe(404);
  });

  test('a draft has no address to guess: neither its title’s nor one by its number', async () => {
    const made = await begin({ title: 'Chưa ai đọc' });
    for (const slug of ['chua-ai-doc', `nha-${made.id}`, String(made.id)]) {
      const page = await server.app.inject({ url: `/app/interior-share/detail/${slug}` });
      expect([slug, page.statusCode]).toEqual([slug, 404]);
    }
    const found = await server.app.inject({
      url: '/app/interior-share/list?q=ch%C6%B0a%20ai%20%C4%91%E1%BB%8Dc',
    });
    expect(found.body).not.toContain('Chưa ai đọc');
  });

  test('readers see what was published until it is published again; the address stays', async () => {
    const made = await begin({ title: 'Một tên' });
    await move(made.id, 'publish', made.version);
    const changes = { ...content, title: 'Tên khác', expected_version: made.version };
    const saved = await post(`${made.id}/save`, changes);
    expect(saved.json().data).toMatchObject({ state: 'changed', version: 2, slug: 'mot-ten' });
    const read = async () => {
      const page = await server.app.inject({ url: '/app/interior-share/detail/mot-ten' });
      return page.json<{ data: { title: string } }>().data.title;
    };
    expect(await read()).toBe('Một tên');
    await move(made.id, 'publish', 2);
    expect(await read()).toBe('Tên khác');
  });

  test('who saves from an older version gets the post as it is; the same words again are no conflict', async () => {
    const made = await begin();
    const save = (title: string) =>
      post(`${made.id}/save`, { ...content, title, expected_version: 1 });
    const answers = await Promise.all([save('Điện thoại'), save('Máy tính')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [won] = answers.filter(({ statusCode }) => statusCode === 200);
    const [lost] = answers.filter(({ statusCode }) => statusCode === 409);
    const { title } = won?.json<{ data: Post }>().data ?? { title: '' };
    expect(lost?.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { title, version: 2 },
    });
    expect((await save(title)).json().data.version).toBe(2);
  });

  test('two titles alike have two addresses, at once too', async () => {
    const two = await Promise.all([begin({ title: 'Giống nhau' }), begin({ title: 'Giống nhau' })]);
    const shown = await Promise.all(two.map(({ id, version }) => move(id, 'publish', version)));
    expect(shown.map((answer) => answer.json<{ data: Post }>().data.slug).toSorted()).toEqual([
      'giong-nhau',
      'giong-nhau-2',
    ]);
  });

  test('what is not complete stays a draft, and says what it lacks', async () => {
    const made = await begin({ title: '', body: '<p> </p>', pictures: [], marks: [], style: null });
    const refused = await move(made.id, 'publish', made.version);
    expect(refused.statusCode).toBe(400);
    const { errors } = refused.json<{ errors: { field: string }[] }>();
    expect(errors.map(({ field }) => field)).toEqual(['title', 'body', 'pictures', 'style']);
  });

  test('nobody else reads, saves or moves it; pictures that are nowhere are refused', async () => {
    const made = await begin();
    const url = `/app/interior-share/post/${made.id}`;
    expect((await server.app.inject({ url, headers: other })).statusCode).toBe(404);
    expect((await move(made.id, 'publish', 1, other)).statusCode).toBe(404);
    const save = { ...content, expected_version: 1 };
    expect((await post(`${made.id}/save`, save, other)).statusCode).toBe(404);
    const strange = { ...save, pictures: [`/media/uploads/${'b2'.repeat(16)}.webp`] };
    expect((await post(`${made.id}/save`, strange)).statusCode).toBe(400);
  });

  test('the first three homes of an account are looked at, and are on show meanwhile', async () => {
    const looked = async () =>
      await server.database.rows(
        {
          text: `select c.reports, c.weight, s.status from community_cases c
            join interior_shares s on s.id = c.share_id
            join users u on u.id = c.author_id where u.email = 'dau-tien@hien.example' and c.is_first`,
        },
        [],
      );
    await server.database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name)
          select 'dau-tien@hien.example', password_hash, 'Mai', 'Đỗ' from users where email = 'khach@hien.example'`,
      },
      [],
    );
    const newcomer = await signIn(server.app, 'dau-tien@hien.example');
    for (const number of [1, 2, 3, 4]) {
      const made = (
        await post(
          'create',
          { ...content, title: `Nhà ${number}`, key: `dau-tien-${number}-key` },
          newcomer,
        )
      ).json<{ data: { id: number; version: number } }>().data;
      expect((await move(made.id, 'publish', made.version, newcomer)).statusCode).toBe(200);
    }
    expect(await looked()).toEqual(
      Array.from({ length: 3 }, () => ({ reports: 0, weight: 0, status: 'visible' })),
    );
  });

  const plan = (id: number, at: number | null, version = 1, headers = author) =>
    post(
      `${id}/plan`,
      {
        publish_at: at === null ? null : new Date(at).toISOString(),
        expected_version: version,
      },
      headers,
    );
  const pass = (at: number) =>
    publishPlanned(server.database, at, (error) => {
      throw error;
    });
  const read = async (id: number) => {
    const answer = await server.app.inject({
      url: `/app/interior-share/post/${id}`,
      headers: author,
    });
    return answer.json<{ data: Post }>().data;
  };

  test('a planned post is published at its hour and not before, dated by its plan, as it was saved last', async () => {
    const made = await begin({ title: 'Hẹn tám giờ' });
    const at = testNow + 24 * hour;
    const planned = await plan(made.id, at);
    expect(planned.json().data, planned.body).toMatchObject({
      state: 'draft',
      publish_at: new Date(at).toISOString(),
    });
    const changes = { ...content, title: 'Hẹn tám giờ, sửa lại', expected_version: 1 };
    expect((await post(`${made.id}/save`, changes)).statusCode).toBe(200);
    await pass(at - 1);
    expect(await read(made.id)).toMatchObject({ state: 'draft' });
    // Two processes at once, and the same round again.
    await Promise.all([pass(at + 5 * hour), pass(at + 5 * hour)]);
    await pass(at + 6 * hour);
    expect(await read(made.id)).toMatchObject({
      state: 'published',
      publish_at: null,
      published_at: new Date(at).toISOString(),
      slug: 'hen-tam-gio-sua-lai',
    });
  });

  test('a plan is changed and taken back; by hand it is published at once and not again', async () => {
    const made = await begin({ title: 'Đổi giờ' });
    await plan(made.id, testNow + 24 * hour);
    await plan(made.id, testNow + 48 * hour);
    await pass(testNow + 25 * hour);
    expect((await read(made.id)).state).toBe('draft');
    expect((await plan(made.id, null)).json().data.publish_at).toBeNull();
    await pass(testNow + 49 * hour);
    expect((await read(made.id)).state).toBe('draft');
    await plan(made.id, testNow + 24 * hour);
    await move(made.id, 'publish', 1);
    await move(made.id, 'take-back', 1);
    await pass(testNow + 25 * hour);
    expect(await read(made.id)).toMatchObject({ state: 'taken-back', publish_at: null });
  });

  test('what cannot be shown is not planned, and what has passed is refused at its field', async () => {
    const bare = await begin({ title: '', pictures: [], marks: [] });
    expect((await plan(bare.id, testNow + hour)).statusCode).toBe(400);
    const made = await begin({ title: 'Hôm qua' });
    for (const at of [testNow - hour, testNow + 400 * 24 * hour]) {
      const refused = await plan(made.id, at);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toMatchObject([{ field: 'publish_at' }]);
    }
    expect((await plan(made.id, testNow + hour, 9)).statusCode).toBe(409);
    expect((await plan(made.id, testNow + hour, 1, other)).statusCode).toBe(404);
    await move(made.id, 'publish', 1);
    expect((await plan(made.id, testNow + hour)).statusCode).toBe(409);
  });

  test('one that lost its pictures loses its plan, and its author hears of it; one that was deleted or removed is not published', async () => {
    const bare = await begin({ title: 'Chờ ảnh' });
    const empty = await begin({ title: 'Chờ chữ' });
    const gone = await begin({ title: 'Xóa trước giờ' });
    const removed = await begin({ title: 'Gỡ trước giờ' });
    await move(removed.id, 'publish', 1);
    await post(`${removed.id}/save`, { ...content, title: 'Gỡ rồi sửa', expected_version: 1 });
    for (const { id, version } of [bare, empty, gone, { id: removed.id, version: 2 }])
      expect((await plan(id, testNow + hour, version)).statusCode).toBe(200);
    await post(`${bare.id}/save`, { ...content, pictures: [], marks: [], expected_version: 1 });
    const saved = { ...content, body: '<p></p>', expected_version: 1 };
    expect((await post(`${empty.id}/save`, saved)).json().data.body).toBe('');
    await move(gone.id, 'delete', 1);
    await server.database.rows(
      { text: `update interior_shares set status = 'removed' where slug = 'go-truoc-gio'` },
      [],
    );
    await pass(testNow + 2 * hour);
    await pass(testNow + 2 * hour);
    for (const { id } of [bare, empty])
      expect(await read(id)).toMatchObject({ state: 'draft', publish_at: null });
    const told = await server.database.rows(
      { text: `select key from notices where about = 'post.plan-dropped' order by id` },
      [],
    );
    const at = testNow + hour;
    expect(told).toEqual(
      [bare, empty, removed].map(({ id }) => ({ key: `post.plan-dropped:${id}:${at}` })),
    );
    expect(await read(removed.id)).toMatchObject({ state: 'removed', publish_at: null });
    await post(`${bare.id}/save`, { ...content, title: 'Chờ ảnh', expected_version: 2 });
    await pass(testNow + 3 * hour);
    expect((await read(bare.id)).state).toBe('draft');
  });

  test('more that fail than a page holds keep nobody behind them from being published', async () => {
    const behind = await begin({ title: 'Đứng sau' });
    await plan(behind.id, testNow + 2 * hour);
    const copied = 'user_id, body, house_type, style, pictures, created_at, updated_at' as const;
    await server.database.rows(
      {
        text: `insert into share_posts (title, publish_at, ${copied})
          select 'Không vào', $2::timestamptz, ${copied} from share_posts, generate_series(1, 101) where id = $1`,
      },
      [behind.id, new Date(testNow + hour)],
    );
    await server.database.rows(
      {
        text: `alter table interior_shares add constraint never check (title->>'vi' <> 'Không vào')`,
      },
      [],
    );
    const errors: unknown[] = [];
    await publishPlanned(server.database, testNow + 3 * hour, (error) => errors.push(error));
    expect(errors).toHaveLength(101);
    expect(await read(behind.id)).toMatchObject({ state: 'published', publish_at: null });
    await server.database.rows({ text: 'alter table interior_shares drop constraint never' }, []);
    await server.database.rows({ text: `delete from share_posts where title = 'Không vào'` }, []);
  });

  test('what staff removed does not come back by publishing; deleted, nothing is left', async () => {
    const made = await begin({ title: 'Bị gỡ' });
    await move(made.id, 'publish', 1);
    await server.database.rows(
      { text: `update interior_shares set status = 'removed' where slug = 'bi-go'` },
      [],
    );
    expect((await move(made.id, 'publish', 1)).statusCode).toBe(409);
    expect((await move(made.id, 'delete', 1)).statusCode).toBe(200);
    expect((await move(made.id, 'delete', 1)).statusCode).toBe(404);
    const left = await server.database.rows(
      { text: `select id from interior_shares where slug = 'bi-go'` },
      [],
    );
    expect(left).toEqual([]);
  });

  test('an edit has its day in what search engines and feed readers are told; likes, and coming back as it was, have none', async () => {
    const made = await begin({ title: 'Ngày sửa' });
    await move(made.id, 'publish', made.version);
    const told = async () => {
      const page = await server.app.inject({ url: '/app/interior-share/detail/ngay-sua' });
      const { id, created_at: at, updated_at: changed } = page.json().data;
      return { id, at: Date.parse(at), changed: Date.parse(changed) };
    };
    const first = await told();
    expect([first.at, first.changed]).toEqual([testNow, testNow]);
    clock.advance(hour);
    const liked = { id: first.id, liked: true };
    const url = '/app/interior-share/like';
    await server.app.inject({ method: 'POST', url, payload: liked, headers: other });
    await move(made.id, 'take-back', 1);
    await move(made.id, 'publish', 1);
    expect((await told()).changed).toBe(testNow);
    await post(`${made.id}/save`, { ...content, title: 'Ngày sửa', cost: 1, expected_version: 1 });
    expect((await told()).changed).toBe(testNow);
    await move(made.id, 'publish', 2);
    expect(await told()).toMatchObject({ at: testNow, changed: testNow + hour });
  });
});

describe('HTML of strangers', () => {
  test.each([
    ['<p onclick="x()">A</p>', '<p>A</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://evil.example/p.gif">', ''],
    ['<p><a href="javascript:alert(1)">A</a></p>', '<p><a rel="nofollow ugc noopener">A</a></p>'],
    ['<p><a href="//evil.example">A</a></p>', '<p><a rel="nofollow ugc noopener">A</a></p>'],
    ['<style>*{}</style><svg><script>1</script></svg><p>A', '<p>A</p>'],
    ['<p style="position:fixed">A</p><iframe src="x"></iframe>', '<p>A</p>'],
  ])('%s', (html, clean) => expect(cleanBody(html)).toBe(clean));

  test('blanks alone are nothing to read', () => {
    expect(isEmptyBody('<p> </p><p><br /></p>')).toBe(true);
    expect(isEmptyBody('<p>A</p>')).toBe(false);
  });
});
