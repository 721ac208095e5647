import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { couponCampaigns } from '../../db/schema/rewards.ts';
import { caseRow } from '../../cases/case-list.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../../testing/shop-floor.ts';
import { campaignList } from './list.ts';

const outOfStock = { reason: 'OUT_OF_STOCK' } as const;
const day = 86_400_000;

/** Orders that are really placed and cancelled, with a coupon of a campaign. */
describe.each(databaseKinds)('what became of coupons on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  let campaignId = 0;

  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
    const [made] = await database.orm
      .insert(couponCampaigns)
      .values({
        code: 'SO1',
        name: { vi: 'Sổ', en: null, ko: null },
        state: 'running',
        value: { kind: 'amount', amount: 40_000 },
        from: new Date(testNow - day),
        until: new Date(testNow + day),
        audience: 'code',
        most: 10,
      })
      .returning();
    campaignId = made?.id ?? 0;
  });
  afterAll(() => database.close());

  async function placed(off: number): Promise<Placed> {
    const order = await floor.place(newGroup([newLine({ couponShare: off })], { method: 'QR' }));
    await database.rows({ text: 'update user_coupons set campaign_id = $1 where id = $2' }, [
      campaignId,
      order.couponId,
    ]);
    await floor.pay(order, order.total);
    return order;
  }
  const figures = async () => {
    const list = campaignList(() => testNow);
    const row = await caseRow(database.orm, list, campaignId);
    const [wire] = row === null ? [] : await list.wire(database.orm, [row], 'vi', null);
    return wire?.figures;
  };
  /** From payments alone, as the books know them. */
  const counted = async () => {
    const [row] = await database.rows<Record<string, number>>(
      {
        text: `select
          (select count(*)::int from user_coupons where campaign_id = $1) as issued,
          (select count(*)::int from payment_groups where cancelled_at is null and coupon_id in
            (select id from user_coupons where campaign_id = $1)) as used,
          (select coalesce(sum(i.coupon_share), 0)::int from order_items i join orders o on o.id = i.order_id
            join payment_groups g on g.id = o.group_id join user_coupons c on c.id = g.coupon_id
            where c.campaign_id = $1 and g.cancelled_at is null) as discount`,
      },
      [campaignId],
    );
    return row;
  };

  test('used, given back and taken off, as the orders say', async () => {
    const kept = await placed(40_000);
    const gone = await placed(25_000);
    await placed(35_000);
    await floor.does(gone, 'seller', 'cancel.by_seller', outOfStock);
    expect(await floor.couponState(gone.couponId)).toBe('available');
    expect(await figures()).toEqual({
      issued: 3,
      used: 2,
      given_back: 1,
      withdrawn: 0,
      discount: 75_000,
    });
    expect(await counted()).toEqual({ issued: 3, used: 2, discount: 75_000 });
    expect(await floor.couponState(kept.couponId)).toBe('used');
  });

  test('once withdrawn, a cancelled payment gives none back', async () => {
    const order = await placed(10_000);
    await database.orm
      .update(couponCampaigns)
      .set({ state: 'stopped', withdrawn: true })
      .where(eq(couponCampaigns.id, campaignId));
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock);
    expect(await floor.couponState(order.couponId)).toBe('used');
    expect(await figures()).toMatchObject({ issued: 4, used: 2, given_back: 1, discount: 75_000 });
  });
});
