import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { auctions, bidOrders, bids } from '../db/schema/auctions.ts';
import { contractors } from '../db/schema/contractors.ts';
import { designOrders } from '../db/schema/design-orders.ts';
import { adOrders } from '../db/schema/memberships.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { lockMember } from '../cart/cart-rows.ts';
import { newOrderLinks } from '../orders/read/order-link.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { password } from '../testing/fixture-values.ts';
import { type ShopFloor, stockedFloor } from '../testing/shop-floor.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import { isMoneyOpen } from './open-money.ts';

const shipment = { kind: 'self' } as const;

/** Who has left cannot be paid back (2.9): an account goes once nothing of it is under way. */
describe.each(databaseKinds)('leaving with orders on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  let server: TestApp;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
    server = await testApp(database, { clock: { now: () => floor.now } });
  });
  afterAll(() => server.close());

  const leave = async (language = 'vi') => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/user/delete-account',
      headers: {
        ...(await signIn(server.app, 'khach@hien.example')),
        'accept-language': language,
      },
      payload: { password, understood: true },
    });
    const { code, message } = answer.json<{ code?: string; message?: string }>();
    return [answer.statusCode, code, message];
  };
  const stays = async () => expect((await leave()).slice(0, 2)).toEqual([422, 'ORDERS_OPEN']);

  test('an account stays while an order is under way or money is to go back, and is nobody’s once it is gone', async () => {
    const first = await floor.place(newGroup([newLine()], { method: 'VA' }));
    expect(await leave('en')).toEqual([
      422,
      'ORDERS_OPEN',
      'You still have an order under way, or money that is being returned. Delete the account once that is done.',
    ]);
    expect((await leave('ko'))[2]).toContain('환불 대기');
    await floor.pay(first, first.total);
    await stays();
    await floor.does(first, 'seller', 'seller.dispatch', { shipment });
    await floor.does(first, 'seller', 'delivered', {});
    await stays();
    await floor.does(first, 'buyer', 'buyer.confirm', {});

    const second = await floor.place(newGroup([newLine()], { method: 'QR' }));
    await floor.pay(second, second.total);
    await floor.does(second, 'seller', 'cancel.by_seller', { reason: 'OUT_OF_STOCK' });
    await stays();
    await floor.gatewaySays(second.groupId, 'failed');
    await stays();
    await floor.gatewaySays(second.groupId, 'refunded');
    const [token = ''] = await database.orm.transaction((tx) =>
      newOrderLinks(tx, [first.orderId], floor.now),
    );
    expect((await leave())[0]).toBe(200);

    // A checkout whose session was looked at before waits for the row, and then finds nobody.
    await expect(database.orm.transaction((tx) => lockMember(tx, 1))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });

    // What stands in place of the name is no name: nobody's account belongs to it.
    for (const holder of ['THANH VIEN CU', 'NGUYEN AN']) {
      const named = await server.app.inject({
        method: 'POST',
        url: `/mall/api/order/${first.orderId}/refund-account`,
        payload: {
          bank: 'VCB',
          holder,
          account: '0123456789',
          link: { token, digits: '5678' },
        },
      });
      expect([
        named.statusCode,
        named.json<{ errors: { field: string }[] }>().errors,
      ]).toMatchObject([422, [{ field: 'holder' }]]);
    }
  });

  /** A member of whom nothing is known yet, with a payment group of theirs. */
  async function somebody(purpose: 'design' | 'ad' | 'auction') {
    floor.wait(60_000);
    const at = new Date(floor.now);
    const [member] = await database.orm
      .insert(users)
      .values({ email: `m${floor.now}@hien.example`, firstName: 'An', lastName: 'Nguyễn' })
      .returning({ id: users.id });
    const userId = member?.id ?? 0;
    const [group] = await database.orm
      .insert(paymentGroups)
      .values({
        number: `SO-${floor.now}`,
        userId,
        purpose,
        method: 'QR',
        goods: 1,
        total: 1,
        placedAt: at,
        dueAt: at,
      })
      .returning({ id: paymentGroups.id });
    return { userId, groupId: group?.id ?? 0, at };
  }
  const companyId = async () =>
    (await database.orm.select({ id: contractors.id }).from(contractors).limit(1))[0]?.id ?? 0;

  test.each([
    ['pending', true],
    ['purchased', false],
    ['cancelled', false],
    ['refund_requested', true],
    ['refund_approved', true],
    ['refund_completed', false],
    ['refund_rejected', false],
  ] as const)('an order of designs that is %s holds an account: %s', async (state, holds) => {
    const { userId, groupId, at } = await somebody('design');
    expect(await isMoneyOpen(database.orm, userId)).toBe(false);
    await database.orm.insert(designOrders).values({
      groupId,
      userId,
      state,
      version: 0,
      added: 0,
      placedAt: at,
      dueAt: at,
      changedAt: at,
    });
    expect(await isMoneyOpen(database.orm, userId)).toBe(holds);
  });

  test.each([
    ['waiting', true],
    ['paid', false],
    ['cancelled', false],
  ] as const)('an order of advertising that is %s holds an account: %s', async (state, holds) => {
    const { userId, groupId, at } = await somebody('ad');
    await database.orm.insert(adOrders).values({
      groupId,
      contractorId: await companyId(),
      kind: 'renewal',
      plan: 'basic',
      cities: [],
      state,
      placedAt: at,
      dueAt: at,
    });
    expect(await isMoneyOpen(database.orm, userId)).toBe(holds);
  });

  test.each([
    ['waiting', null, true],
    ['planned', null, true],
    ['refused', null, false],
    ['cancelled', null, false],
    ['placed', 'waiting', true],
    ['placed', 'won', false],
    ['placed', 'lost', false],
    ['placed', 'canceled', false],
  ] as const)(
    'an order of a bid that is %s, the bid %s, holds an account: %s',
    async (state, bid, holds) => {
      const { userId, groupId, at } = await somebody('auction');
      const contractorId = await companyId();
      const week = '2026-11-30';
      const place = { city: `Thành phố ${groupId}`, week };
      await database.orm.insert(bidOrders).values({
        ...place,
        groupId,
        contractorId,
        slot: 1,
        amount: 1,
        state,
        placedAt: at,
        dueAt: at,
      });
      if (bid !== null) {
        const [auction] = await database.orm
          .insert(auctions)
          .values({ ...place, weekKey: 'x', ownerKey: 'x', head: 'x' })
          .returning({ id: auctions.id });
        await database.orm.insert(bids).values({
          auctionId: auction?.id ?? 0,
          number: 1,
          contractorId,
          userId,
          groupId,
          owners: [],
          slot: 1,
          amount: 1,
          state: bid,
          version: 0,
          ad: 'none',
          placedAt: at,
          changedAt: at,
        });
      }
      expect(await isMoneyOpen(database.orm, userId)).toBe(holds);
    },
  );
});
