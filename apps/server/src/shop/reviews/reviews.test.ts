import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderItems } from '../../db/schema/orders.ts';
import { mediaUploads } from '../../db/schema/system.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plantPurchase } from '../../testing/fixture-purchases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';
import { testNow } from '../../testing/fixture-values.ts';

type Header = { authorization: string };
type Review = { id: number; points: number; pictures: unknown[]; content: string; code?: string };

const words = (count: number): string => Array.from({ length: count }, () => 'êm').join(' ');

describe.each(databaseKinds)('reviews on %s', (kind) => {
  let server: TestApp;
  let member: Header;
  let seller: Header;
  let other: Header;
  let pictures: string[];
  let purchases = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    member = await signInToShop(server.app, 'khach@hien.example');
    seller = await signInToShop(server.app, 'ban-hang@hien.example');
    other = await signInToShop(server.app, 'tho@hien.example');
    pictures = [await upload('red'), await upload('green')];
  });
  afterAll(() => server.close());

  const upload = async (color: string): Promise<string> => {
    const picture = sharp({ create: { width: 9, height: 6, channels: 3, background: color } });
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png');
    form.append('folder', 'review');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/aws/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json<{ data: string[] }>().data[0] ?? '';
  };
  const post = async <Body>(path: string, payload: object, headers: Header) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/review/${path}`,
      payload,
      headers,
    });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  };
  const get = async <Body>(path: string, headers: Header) =>
    (await server.app.inject({ url: `/mall/api/review/${path}`, headers })).json<Body>();
  const buy = (productId: number, state: 'confirmed' | 'delivered' = 'confirmed') => {
    purchases += 1;
    const at = new Date(testNow);
    return plantPurchase(server.database, {
      userId: 1,
      productId,
      state,
      at,
      number: `SO-TEST-${kind}-${purchases}`,
    });
  };
  const write = (orderItemId: number, more: object = {}, headers = member) =>
    post<Review>(
      'write',
      { orderItemId, rating: 5, content: 'Ngồi êm.', images: [], ...more },
      headers,
    );
  const points = async () => {
    const [row] = await server.database.rows<{ lots: number; sum: number }>(
      {
        text: `select count(*)::int as lots, coalesce(sum(l."left"), 0)::int as sum from point_lots l
          where l.user_id = 1 and (select sum(amount) from point_moves m where m.lot_id = l.id) = l.earned`,
      },
      [],
    );
    return row;
  };

  test('only confirmed purchases of one’s own, each once', async () => {
    const bought = await buy(2);
    const waiting = await buy(2, 'delivered');
    expect((await write(waiting)).body.code).toBe('CONFLICT');
    expect((await write(bought, {}, other)).status).toBe(404);
    const before = await get<{ items: { orderItemId: number }[] }>('to-write', member);
    expect(before.items.map(({ orderItemId }) => orderItemId)).toEqual([bought]);
    const [one, again] = await Promise.all([write(bought), write(bought)]);
    expect(one.status).toBe(201);
    expect(again.body.id).toBe(one.body.id);
    expect((await write(bought, { content: 'Khác.' })).body.code).toBe('CONFLICT');
    expect((await get<{ items: unknown[] }>('to-write', member)).items).toEqual([]);
    const mine = await get<{ items: Review[] }>('mine', member);
    expect(mine.items.map(({ id }) => id)).toContain(one.body.id);
  });

  test('500 points for more than 200 words and two pictures, and no less', async () => {
    const earned = [];
    for (const [count, images] of [
      [200, pictures],
      [201, pictures.slice(0, 1)],
      [201, [pictures[0] ?? '', pictures[0] ?? '']],
      [201, pictures],
    ] as const) {
      const { body } = await write(await buy(4), { content: words(count), images });
      earned.push(body.points);
    }
    expect(earned).toEqual([0, 0, 0, 500]);
    expect(await points()).toEqual({ lots: 1, sum: 500 });
    const mails = await server.database.rows(
      { text: `select values->>'points' as points from outbox where template = 'points-step'` },
      [],
    );
    expect(mails).toEqual([{ points: '500' }]);
    const item = await buy(4);
    const send = () => write(item, { content: words(300), images: pictures });
    const twice = await Promise.all([send(), send(), send()]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await points()).toEqual({ lots: 2, sum: 1000 });
  });

  test('what was bought as one line is reviewed and rewarded once, into however many parts claims have split it', async () => {
    const bought = await buy(4);
    const rows = await server.database.orm
      .update(orderItems)
      .set({ quantity: 2 })
      .where(eq(orderItems.id, bought))
      .returning();
    const split = async (from: number, more: Partial<typeof orderItems.$inferInsert> = {}) => {
      const [part] = await server.database.orm
        .insert(orderItems)
        .values(
          rows.map((row) => {
            const { id: _, ...line } = row;
            return { ...line, quantity: 1, ...more, splitFrom: from };
          }),
        )
        .returning({ id: orderItems.id });
      return part?.id ?? 0;
    };
    const part = await split(bought);
    // A part of a part; the one between was sent back.
    const sentBack = await split(bought, { state: 'refund_completed', quantity: 3 });
    const last = await split(sentBack);
    type Waiting = { items: { orderItemId: number; quantity: number }[]; meta: { total: number } };
    const waiting = async () => {
      const { items, meta } = await get<Waiting>('to-write', member);
      return [items.map((item) => [item.orderItemId, item.quantity]), meta.total];
    };
    expect(await waiting()).toEqual([[[bought, 4]], 1]);
    const before = (await points())?.sum ?? 0;
    const send = (id: number, content: string) => write(id, { content, images: pictures });
    const presses = await Promise.all(
      [part, last, bought].map((id, index) => send(id, `${words(201)} ${index}`)),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const first = presses.find(({ status }) => status === 201)?.body;
    // The same words of another part are the answer that was lost.
    expect((await send(last, first?.content ?? '')).body.id).toBe(first?.id);
    expect(((await points())?.sum ?? 0) - before).toBe(500);
    expect(await waiting()).toEqual([[], 0]);
    expect((await send(sentBack, 'Khác.')).status).toBe(409);
  });

  test('a picture that was never uploaded takes the review back', async () => {
    const item = await buy(6);
    const refused = await write(item, { images: [`/media/uploads/${'0'.repeat(32)}.webp`] });
    expect(refused.body.code).toBe('PRODUCT_07');
    expect((await write(item)).status).toBe(201);
  });

  test('a private upload is no picture of a review', async () => {
    const secret = 'd'.repeat(32);
    await server.database.orm.insert(mediaUploads).values({
      name: `private-${secret}.webp`,
      width: 1,
      height: 1,
      bytes: 1,
      sha256: secret,
      placeholder: '',
      color: '#ffffff',
      ownerId: 1,
    });
    const item = await buy(6);
    const refused = await write(item, { images: [`/media/private/${secret}.webp`] });
    expect(refused.body.code).toBe('PRODUCT_07');
  });

  test('the product counts its stars anew, whoever writes at the same time', async () => {
    const items = await Promise.all([buy(7), buy(7), buy(7)]);
    await Promise.all(items.map((item, index) => write(item, { rating: index + 3 })));
    const [product] = await server.database.rows<{
      rating: number;
      count: number;
      stars: number[];
    }>(
      {
        text: `select rating, rating_count as count, rating_histogram as stars from products where id = 7`,
      },
      [],
    );
    const [counted] = await server.database.rows<{ count: number }>(
      {
        text: 'select count(*)::int as count from product_reviews where product_id = 7 and visible',
      },
      [],
    );
    expect(product?.count).toBe(counted?.count);
    expect(product?.stars.reduce((sum, stars) => sum + stars, 0)).toBe(counted?.count);
  });

  test('the seller replies, another does not; helpful counts each member once', async () => {
    const { body: review } = await write(await buy(8));
    const reply = (headers: Header) =>
      post('reply', { id: review.id, content: 'Cảm ơn bạn.' }, headers);
    expect((await reply(seller)).status).toBe(200);
    expect((await reply(other)).status).toBe(403);
    const press = (helpful: boolean, headers = other) =>
      post<{ helpfulCount: number }>('helpful', { id: review.id, helpful }, headers);
    await Promise.all([press(true), press(true)]);
    expect((await press(true)).body.helpfulCount).toBe(1);
    expect((await press(true, seller)).body.helpfulCount).toBe(2);
    expect((await press(true, member)).status).toBe(404);
    expect(await get('helpful-ids?productId=8', other)).toEqual({ ids: [review.id] });
    expect((await press(false)).body.helpfulCount).toBe(1);
    expect((await press(false)).body.helpfulCount).toBe(1);
  });
});
