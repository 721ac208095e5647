import { asc, getTableName, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { bids } from '../../db/schema/auctions.ts';
import { designOrders } from '../../db/schema/design-orders.ts';
import { outbox } from '../../db/schema/mail.ts';
import { orderItems, orderLinks, orders, paymentGroups } from '../../db/schema/orders.ts';
import { promotions } from '../../db/schema/promotions.ts';
import {
  couponCampaigns,
  pointLots,
  pointMoves,
  referralCodes,
  userCoupons,
} from '../../db/schema/rewards.ts';
import { sellers } from '../../db/schema/shop.ts';
import { demoId } from '../demo-accounts.ts';
import { seedAds, usualVisits } from './ads.ts';
import { auctionSteps, plannedBid, seedAuctions } from './auctions.ts';
import { sampleCampaigns } from './campaigns.ts';
import { sampleCoupons, sampleLots, sampleReferralCodes } from './rewards.ts';
import { designStories, seedDesignOrders } from './designs.ts';
import { reserveIds } from '../write-rows.ts';
import { orderStories } from './stories.ts';
import { lineOf, productsOf, seedOrder } from './seed-order.ts';
import { seedPromotions } from './promotions.ts';
import { seedPenalties } from './penalties.ts';
import { seedShopAccounts } from './shop-accounts.ts';
import { seedShopTeam } from './shop-team.ts';
import { seedShopWords } from './shop-words.ts';
import { seedSettlements } from './settlements.ts';

/** What the stories come to is part of the seed's version: a new story is a new sample. */
export const storiesVersion = JSON.stringify([
  orderStories,
  designStories,
  auctionSteps,
  plannedBid,
  usualVisits,
]);

/** Members' orders in every state, told by real transitions up to now, with points, coupons and codes to use. */
export async function seedOrders(tx: Orm, now: number): Promise<void> {
  for (const { lot, moves } of sampleLots(now)) {
    const [made] = await tx
      .insert(pointLots)
      .values(lot)
      .onConflictDoNothing()
      .returning({ id: pointLots.id });
    if (made !== undefined)
      await tx.insert(pointMoves).values(moves.map((move) => ({ ...move, lotId: made.id })));
  }
  await tx.insert(couponCampaigns).values(sampleCampaigns(now)).onConflictDoNothing();
  const campaigns = await tx
    .select({ id: couponCampaigns.id, code: couponCampaigns.code })
    .from(couponCampaigns);
  const campaignOf = new Map(campaigns.map(({ id, code }) => [code, id]));
  await tx
    .insert(userCoupons)
    .values(
      sampleCoupons(now).map((one) => ({ ...one, campaignId: campaignOf.get(one.code) ?? null })),
    )
    .onConflictDoNothing();
  await tx.insert(referralCodes).values(sampleReferralCodes(now)).onConflictDoNothing();
  const shops = await tx
    .select({ id: sellers.id, userId: sellers.userId })
    .from(sellers)
    .orderBy(asc(sellers.id));
  const own = await goodsOf(
    tx,
    shops.find(({ userId }) => userId === demoId('seller')),
  );
  const other = await goodsOf(
    tx,
    shops.find(({ userId }) => userId !== demoId('seller')),
  );
  for (const [index, story] of orderStories.entries()) {
    const { sellerId, goods } = story.elsewhere === true ? other : own;
    const product = goods[index % Math.max(1, goods.length)];
    const second = goods[(index + 1) % Math.max(1, goods.length)];
    if (product === undefined || second === undefined) continue;
    const two = story.name === 'pending' || story.name === 'delivered';
    await seedOrder(tx, {
      story,
      userId: demoId('customer'),
      sellerId,
      lines: two
        ? [lineOf(product, 2), lineOf(second, 1)]
        : [lineOf(product, story.elsewhere === true ? 2 : 1 + (index % 2))],
      method: story.method ?? 'EW-MOMO',
      now: now - index * 60_000,
    });
  }
  await seedDesignOrders(tx, now);
  await seedAuctions(tx, now);
  await seedAds(tx, now);
  await seedSettlements(tx, now);
  await seedPromotions(tx, now, own.sellerId);
  await seedShopWords(tx, now, own.sellerId);
  await seedShopAccounts(tx, now, own.sellerId);
  await seedPenalties(tx, now, own.sellerId);
  await seedShopTeam(tx, now, own.sellerId);
  // Nobody is mailed about the sample, and no link into it is lying around.
  await tx.delete(outbox).where(inArray(outbox.template, ['order-step', 'settlement-step']));
  await tx.delete(orderLinks);
  // An inbox of two hundred news that nobody opened would be none: the newest are left to read.
  await tx.execute(sql`
    update notices set read_at = at where id in (
      select id from (select id, row_number() over (partition by user_id order by at desc, id desc) as nth from notices) told
      where nth > 5)`);
  for (const table of [paymentGroups, orders, orderItems, designOrders, bids, promotions])
    await reserveIds(tx, getTableName(table));
}

async function goodsOf(tx: Orm, shop: { readonly id: number } | undefined) {
  const sellerId = shop?.id ?? 0;
  return { sellerId, goods: await productsOf(tx, sellerId) };
}

/** Takes the sample's orders away with everything that follows from them. */
export async function emptyOrders(tx: Orm): Promise<void> {
  await tx.execute(sql`
    truncate payment_groups, item_events, stock_moves, staff_cases, notices, order_counts, settlement_lines, settlements, penalties, auctions cascade`);
}
