import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

describe.each(databaseKinds)(
  'designs, community, content, contractors, room-by-room on %s',
  (kind) => {
    let server: TestApp;
    let member: { authorization: string };

    beforeAll(async () => {
      const database = await freshDatabase(kind);
      await plant(database);
      server = await testApp(database);
      member = await signIn(server.app, 'khach@hien.example');
    });
    afterAll(() => server.close());

    type Data = { items: Record<string, unknown>[]; meta: { total: number } } & Record<
      string,
      unknown
    >;
    const get = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await server.app.inject({ url, headers });
      const body = answer.json<{ data: Data; code?: string }>();
      return { status: answer.statusCode, data: body.data, code: body.code };
    };
    const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
      const answer = await server.app.inject({ method: 'POST', url, payload, headers });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    };

    test('furniture and decor sets keep their HTML and know their lowest price', async () => {
      const { data } = await get('/app/furniture-decor/list?page=1&limit=4');
      expect(data.items[0]).toMatchObject({
        title: 'Góc đọc',
        product_count: 2,
        price_from: 900_000,
        thumbnail_item: { content_lang: '<p>Một <b>góc</b></p>' },
      });
      expect(
        (await get('/app/furniture-decor/simple/list', { 'accept-language': 'en' })).data.items,
      ).toEqual([{ id: 1, title: 'Reading corner', slug: 'goc-doc' }]);
    });

    test('designs by their ids, in the order asked for, in the reader’s language', async () => {
      const { data } = await get('/app/interior-design/by-ids?ids=99&ids=1&ids=1', {
        'accept-language': 'vi',
      });
      expect(data.items).toEqual([expect.objectContaining({ id: 1, title: 'Căn hộ sáng' })]);
      expect((await get('/app/interior-design/by-ids?ids=98&ids=99')).data.items).toEqual([]);
      expect((await get('/app/interior-design/by-ids')).status).toBe(400);
      expect((await get('/app/interior-design/by-ids?ids=1;drop')).status).toBe(400);
    });

    test('designs, and top designs with what stands in them', async () => {
      expect(
        (
          await get(
            '/app/interior-design/list-simple-design?page=1&limit=4&style=modern&house_type=2-bedroom',
          )
        ).data.items,
      ).toHaveLength(1);
      expect(
        (await get('/app/interior-design/list-simple-design?style=luxury')).data.meta.total,
      ).toBe(0);
      const { data } = await get('/app/interior-design/design-have-product-random');
      expect(data.items[0]).toMatchObject({
        title: 'Căn hộ sáng',
        products: [{ id: 1, x: 0.25, y: 0.5, final_price: 900_000 }],
      });
    });

    test('shared interiors by date, by likes, by words', async () => {
      expect(
        (await get('/app/interior-share/list?page=1&limit=9')).data.items.map(({ id }) => id),
      ).toEqual([1, 2]);
      expect(
        (await get('/app/interior-share/list?sort=popular')).data.items.map(({ id }) => id),
      ).toEqual([2, 1]);
      expect((await get('/app/interior-share/list?q=nha')).data.items.map(({ id }) => id)).toEqual([
        1,
      ]);
      expect((await get('/app/interior-share/list?q=%2B')).data.meta.total).toBe(0);
      expect((await get('/app/interior-share/list?page=9')).data).toMatchObject({
        items: [],
        meta: { total: 2, totalPages: 1 },
      });
    });

    test('articles by type and words', async () => {
      expect((await get('/admin/article/list')).data.meta.total).toBe(2);
      expect((await get('/admin/article/list?type=guide')).data.items[0]).toMatchObject({
        title: 'Chọn đèn cho trần thấp',
      });
      expect((await get('/admin/article/list?q=chon%20den')).data.meta.total).toBe(1);
      expect((await get('/admin/article/list?type=none')).status).toBe(400);
    });

    test('the search over everything', async () => {
      const { data } = await get('/app/search?q=den');
      expect(data).toMatchObject({
        query: 'den',
        total: 13,
        products: { total: 12 },
        articles: { total: 1, items: [{ highlights: [{ start: 5, end: 8 }] }] },
        designs: { total: 0 },
      });
      expect((await get('/app/search?q=')).data).toMatchObject({ total: 0 });
      expect((await get('/app/search')).status).toBe(400);
    });

    test('a contractor is public once approved', async () => {
      expect(
        (await get('/app/contractor/detail/1', { 'accept-language': 'en' })).data,
      ).toMatchObject({
        company_name: 'Xây Đẹp',
        introduction: 'Turnkey works',
        user: { first_name: 'An' },
      });
      expect(await get('/app/contractor/detail/2')).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    });

    test('contacts are counted for members, once an hour', async () => {
      const count = { contractor_id: 1, type: 'number_of_emails', ad_type: 'gold' };
      expect((await post('/app/contractor/contractor-update-number-of-type', count)).status).toBe(
        401,
      );
      const [first, second] = [
        await post('/app/contractor/contractor-update-number-of-type', count, member),
        await post(
          '/app/contractor/contractor-update-number-of-type',
          { ...count, ad_type: null },
          member,
        ),
      ];
      expect(first.body).toEqual({
        data: { contractor_id: 1, type: 'number_of_emails', count: 1 },
      });
      expect(second.body).toMatchObject({ data: { count: 1 } });
      expect(
        (
          await post(
            '/app/contractor/contractor-update-number-of-type',
            { ...count, contractor_id: 2 },
            member,
          )
        ).status,
      ).toBe(404);
      expect(
        (
          await post(
            '/app/contractor/contractor-update-number-of-type',
            { ...count, type: 'salary' },
            member,
          )
        ).status,
      ).toBe(400);
    });

    const message = {
      target_type: 'contractor',
      contractor_id: 1,
      phone_number: '0912 345 678',
      email: 'khach@hien.example',
      content: 'Xin báo giá <script>',
      images: [] as { images: string }[],
    };

    test('a message reaches the contractor', async () => {
      expect((await post('/app/inbox/upload', message)).status).toBe(401);
      expect((await post('/app/inbox/upload', message, member)).body).toMatchObject({
        data: { id: 1 },
      });
      const tho = await signIn(server.app, 'tho@hien.example');
      expect((await get('/app/user/profile', tho)).data).toMatchObject({ unread_inbox: 1 });
    });

    test.each([
      [{ phone_number: 'abc' }, 400],
      [{ phone_number: 'hai ba 4' }, 400],
      [{ email: 'khong' }, 400],
      [{ content: '   ' }, 400],
      [{ contractor_id: 2 }, 404],
      [{ images: [{ images: '/media/uploads/0123456789abcdef0123456789abcdef.webp' }] }, 422],
      [{ images: [{ images: 'https://example.com/x.webp' }] }, 400],
      [{ images: [{ images: '/media/uploads/../../etc/passwd' }] }, 422],
    ])('a message with %j is %i', async (change, status) => {
      expect((await post('/app/inbox/upload', { ...message, ...change }, member)).status).toBe(
        status,
      );
    });

    test('the newsletter takes an address once, and only with consent', async () => {
      const subscribe = (payload: object) => post('/mall/api/public/newsletter/subscribe', payload);
      expect(await subscribe({ email: 'Doc@hien.example', consent: true })).toEqual({
        status: 201,
        body: { subscribed: true },
      });
      expect((await subscribe({ email: 'doc@hien.example', consent: true })).status).toBe(201);
      expect((await subscribe({ email: 'doc@hien.example', consent: false })).status).toBe(400);
      const rows = await server.database.rows<{ n: number }>(
        { text: 'select count(*)::int as n from newsletter_subscribers' },
        [],
      );
      expect(rows[0]?.n).toBe(1);
    });

    test('room by room: projects, styles where they are drawn, rooms, parts', async () => {
      expect((await get('/app/room-by-room/current-projects')).data.items[0]).toMatchObject({
        project_name: 'Sông Xanh',
        design_count: 1,
        towers: ['S1'],
      });
      expect((await get('/app/room-by-room/style-list')).data.items).toHaveLength(2);
      expect(
        (await get('/app/room-by-room/style-list?project_name=song-xanh&tower=S1&type=2-bedroom'))
          .data.items,
      ).toMatchObject([{ style_name: 'Hiện đại' }]);
      expect(
        (await get('/app/room-by-room/style-list?project_name=song-xanh&tower=S2')).data.items,
      ).toEqual([]);
      expect((await get('/app/room-by-room/project/1')).data).toMatchObject({
        styles: [{ id: 1 }],
        units: [{ design_id: 1, type: '2-bedroom' }],
      });
      expect((await get('/app/room-by-room/room-by-design/1')).data.items[0]).toMatchObject({
        room_type: 'living-room',
        room_layout_detail: [
          { style_id: 1, price: 60_000_000, products: [{ id: 2, x: 0.1, y: 0.9 }] },
        ],
      });
      expect(
        (await get('/app/room-by-room/room-by-design/1?style_id=2')).data.items[0],
      ).toMatchObject({ room_layout_detail: [] });
      expect((await get('/app/room-by-room/room-by-design/9')).status).toBe(404);
      expect((await get('/app/room-by-room/project/9')).status).toBe(404);
      expect((await get('/app/room-by-room/project/small/list?project_id=1')).data.items).toEqual([
        { id: 1, project_id: 1, name: 'Khu A', tower: 'S1' },
      ]);
      expect((await get('/app/room-by-room/project/small/list?project_id=9')).status).toBe(404);
    });
  },
);
