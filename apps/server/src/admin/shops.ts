import { penaltyStep, stopsSales } from '@hien/domain';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { penalties } from '../db/schema/settlement.ts';
import { sellers } from '../db/schema/shop.ts';
import { wordsIn } from '../db/words-in.ts';
import { actsOf, isLastAct, writeAct } from '../staff-acts.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { notifyMember } from '../notices/notify-member.ts';
import { penaltiesOf, pointsAt } from '../penalties-of.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideShop'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({ shop: sellers, account: users.status })
    .from(sellers)
    .leftJoin(users, eq(users.id, sellers.userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Every shop with its points for missed deadlines, and whether new orders reach it. */
export const shopList = (now: () => number): CaseList<Row, Case> => ({
  table: sellers,
  id: sellers.id,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const ids = rows.map(({ shop }) => shop.id);
    const at = now();
    const points = await pointsAt(orm, ids, at);
    const missed = await penaltiesOf(orm, ids, language);
    const acts = await actsOf(orm, 'shop', ids, language);
    return rows.map(({ shop, account }): Case => ({
      id: shop.id,
      version: shop.salesVersion,
      name: shop.name,
      company: shop.companyName,
      tax_code: shop.taxCode,
      taxpayer: shop.taxpayer,
      phone: shop.phone,
      email: shop.email,
      since: shop.createdAt.toISOString(),
      products: shop.productCount,
      account,
      points: points.get(shop.id) ?? 0,
      step: penaltyStep(points.get(shop.id) ?? 0),
      stopped_at: shop.salesStoppedAt?.toISOString() ?? null,
      stopped_by: shop.salesStoppedAt === null ? null : (shop.salesStoppedBy ?? 'penalties'),
      resumed_at: shop.salesResumedAt?.toISOString() ?? null,
      penalties: missed
        .filter(({ sellerId }) => sellerId === shop.id)
        .map(({ sellerId: _shop, at: given, endsAt, orderId, orderNumber, ...one }) => ({
          ...one,
          at: given.toISOString(),
          ends_at: endsAt.toISOString(),
          counts: endsAt.getTime() > at,
          order_id: orderId,
          order_number: orderNumber,
        })),
      acts: acts.get(shop.id) ?? [],
    }));
  },
});

/** Shops that are stopped come first, then those with the most points. */
export function listShops({ database, now }: Services): Handler<'listShops'> {
  return async ({ query: { q = '', sales, page = 1 }, language }) => {
    const named = wordsIn(
      sql`${sellers.name} || ' ' || ${sellers.companyName} || ' ' || ${sellers.taxCode}`,
      q,
    );
    const asked =
      sales === undefined
        ? undefined
        : sales === 'stopped'
          ? isNotNull(sellers.salesStoppedAt)
          : isNull(sellers.salesStoppedAt);
    return {
      data: await casePage(database.orm, shopList(now), {
        where: and(named, asked),
        order: [
          sql`${sellers.salesStoppedAt} is null`,
          sql`(select coalesce(sum(p.points), 0) from ${penalties} p where p.seller_id = ${sellers.id} and p.ends_at > ${new Date(now())}) desc`,
          asc(sellers.name),
          desc(sellers.id),
        ],
        page,
        language,
      }),
    };
  };
}

const acts = { stop: 'suspended', resume: 'restored' } as const;
const news = { stop: 'seller.sales-stopped', resume: 'seller.sales-resumed' } as const;

/** New orders reach a shop no more, or again, whatever its points say (docs/adr/0152); its owner is told, with the reason in the shop. */
export const decideShop = (services: Services): Handler<'decideShop'> =>
  decideCase<'decideShop', Row>(services, shopList(services.now), {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ shop }) => shop.salesVersion,
    again: async ({ shop }, { body, text, userId }, tx) =>
      shop.salesVersion === body.expected_version + 1 &&
      (await isLastAct(tx, {
        subject: 'shop',
        subjectId: shop.id,
        act: acts[body.action],
        text,
        userId,
      })),
    async change(tx, { shop, account }, { body, text: reason, userId, at, language }) {
      const { action } = body;
      const isStopped = shop.salesStoppedAt !== null;
      if (isStopped === (action === 'stop')) {
        const [current] = await shopList(services.now).wire(
          tx,
          [{ shop, account }],
          language,
          null,
        );
        throw new ApiError('CONFLICT', current === undefined ? {} : { current });
      }
      const points = await pointsAt(tx, [shop.id], at);
      await tx
        .update(sellers)
        .set({
          ...(action === 'stop'
            ? {
                salesStoppedAt: new Date(at),
                salesStoppedBy: 'staff' as const,
                salesResumedAt: null,
              }
            : {
                salesStoppedAt: null,
                salesStoppedBy: null,
                salesResumedAt: stopsSales(points.get(shop.id) ?? 0) ? new Date(at) : null,
              }),
          salesVersion: shop.salesVersion + 1,
        })
        .where(eq(sellers.id, shop.id));
      await writeAct(tx, {
        userId,
        act: acts[action],
        subject: 'shop',
        subjectId: shop.id,
        text: reason,
        at,
      });
      if (shop.userId !== null)
        await notifyMember(tx, {
          userId: shop.userId,
          to: 'seller',
          key: `shop-sales:${shop.id}:${shop.salesVersion + 1}`,
          at,
          values: { vi: shop.name, en: shop.name, ko: shop.name, note: reason },
          mail: {
            template: 'shop-sales-step',
            values: { about: news[action], shop: shop.name, reason },
          },
        });
      return true;
    },
  });

/** As what a shop pays tax: of a household or an individual it is withheld with each sale from now on (docs/adr/0155). */
export const setShopTaxpayer = (services: Services): Handler<'setShopTaxpayer'> =>
  decideCase<'setShopTaxpayer', Row>(services, shopList(services.now), {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ shop }) => shop.salesVersion,
    again: async ({ shop }, { body, text, userId }, tx) =>
      shop.salesVersion === body.expected_version + 1 &&
      shop.taxpayer === body.taxpayer &&
      (await isLastAct(tx, {
        subject: 'shop',
        subjectId: shop.id,
        act: 'taxpayer-set',
        text,
        userId,
      })),
    async change(tx, { shop }, { body: { taxpayer }, text, userId, at }) {
      if (shop.taxpayer === taxpayer) return false;
      await tx
        .update(sellers)
        .set({ taxpayer, salesVersion: shop.salesVersion + 1 })
        .where(eq(sellers.id, shop.id));
      await writeAct(tx, {
        userId,
        act: 'taxpayer-set',
        subject: 'shop',
        subjectId: shop.id,
        text,
        at,
      });
      return true;
    },
  });
