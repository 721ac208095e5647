import { movableClock } from '@hien/domain';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/account.ts';
import { outbox } from '../../db/schema/mail.ts';
import type { Answer } from '../../http/handler.ts';
import { freshKey } from '../../testing/bought.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type Placed, ShopFloor, fillShelves } from '../../testing/shop-floor.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const day = 86_400_000;

type Order = Answer<'readOrderByLink'>;

/** D15: who has the mail and knows the last four digits of the phone sees the order, and little of the person. */
describe.each(databaseKinds)('an order by its link on %s', (kind) => {
  const clock = movableClock(testNow);
  let server: TestApp;
  let floor: ShopFloor;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await fillShelves(database);
    server = await testApp(database, { clock });
    floor = new ShopFloor(database);
  });
  afterAll(() => server.close());

  const post = async <Body>(path: string, payload: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${path}`,
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  };
  const open = (orderId: number, token: string, digits = '5678') =>
    post<Order>('by-link', { orderId, token, digits });
  const mailedTokens = async (orderId: number): Promise<string[]> => {
    const [buyer] = await server.database.orm
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, 1));
    const mails = await server.database.orm
      .select({ values: outbox.values })
      .from(outbox)
      .where(and(eq(outbox.template, 'order-step'), eq(outbox.recipient, buyer?.email ?? '')))
      .orderBy(desc(outbox.id));
    return mails.flatMap(({ values }) =>
      values?.['orderId'] === orderId && typeof values['token'] === 'string'
        ? [values['token']]
        : [],
    );
  };
  const placed = async (): Promise<Placed & { token: string }> => {
    const order = await floor.place(newGroup([newLine()], { method: 'COD' }));
    const [token = ''] = await mailedTokens(order.orderId);
    return { ...order, token };
  };

  test('opens with the last digits of the phone, and hides the person', async () => {
    const { orderId, token } = await placed();
    const { status, body } = await open(orderId, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: orderId, viewer: 'guest', redBill: null });
    expect(body.address).toMatchObject({ masked: true, receiver: 'N*** A***', city: 'Hà Nội' });
    for (const secret of ['0912345678', '12 Lý Thường Kiệt', 'Nguyễn An'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('opens no other order, and nothing by a token that is none', async () => {
    const mine = await placed();
    const another = await placed();
    expect(await open(another.orderId, mine.token)).toMatchObject({
      status: 422,
      body: { code: 'LINK_WRONG' },
    });
    expect((await open(mine.orderId, 'x'.repeat(32))).body.code).toBe('LINK_WRONG');
    // A guess at one's own link costs the other nothing.
    expect((await open(another.orderId, another.token)).status).toBe(200);
  });

  test('is dead after five wrong numbers, whatever comes then', async () => {
    const { orderId, token } = await placed();
    for (const digits of ['0000', '1111', '2222', '3333'])
      expect((await open(orderId, token, digits)).body.code).toBe('LINK_WRONG');
    expect((await open(orderId, token)).status).toBe(200);
    expect((await open(orderId, token, '4444')).status).toBe(422);
    expect((await open(orderId, token)).status).toBe(422);
  });

  test('lets a guest press the buttons of a buyer, and none of the shop', async () => {
    const { orderId, itemIds, token } = await placed();
    const { body: order } = await open(orderId, token);
    const link = { token, digits: '5678' };
    const key = freshKey();
    const press = (event: string, payload: object, more: object = { link }) =>
      post<Order>(`${orderId}/events`, {
        event,
        itemIds,
        payload,
        expectedVersion: order.version,
        idempotencyKey: `guest-${key}`,
        ...more,
      });
    const cancel = { reason: 'CHANGED_MIND', text: '' };
    expect(await press('cancel.request', cancel, {})).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(
      (await press('cancel.request', cancel, { link: { ...link, digits: '0000' } })).body.code,
    ).toBe('LINK_WRONG');
    expect(await press('seller.accept', {})).toMatchObject({
      status: 422,
      body: { code: 'EVENT_REFUSED' },
    });
    const done = await press('cancel.request', cancel);
    expect([done.status, done.body.viewer]).toEqual([200, 'guest']);
    // The same press again is the same press: the link is the caller.
    expect(await press('cancel.request', cancel)).toEqual(done);
  });

  test('is mailed anew for the phone of the order, and the one before it ends', async () => {
    const { orderId, token } = await placed();
    const wanted = async (phone: string) => {
      const { status, body } = await post<{ sent: boolean }>('link', { orderId, phone });
      expect([status, body]).toEqual([200, { sent: true }]);
      return mailedTokens(orderId);
    };
    // The answer says nothing about whose order it is.
    expect(await wanted('0987654321')).toEqual([token]);
    expect((await open(orderId, token)).status).toBe(200);
    const [fresh = '', ...older] = await wanted('+84 912 345 678');
    expect(older).toEqual([token]);
    expect((await open(orderId, fresh)).status).toBe(200);
    expect((await open(orderId, token)).body.code).toBe('LINK_WRONG');
    expect(
      (await post<{ sent: boolean }>('link', { orderId: 2_000_000_000, phone: '0912345678' })).body,
    ).toEqual({ sent: true });
  });

  test('lives for sixty days', async () => {
    const { orderId, token } = await placed();
    clock.advance(floor.now + 60 * day - 1 - clock.now());
    expect((await open(orderId, token)).status).toBe(200);
    clock.advance(1);
    expect((await open(orderId, token)).body.code).toBe('LINK_WRONG');
  });
});
