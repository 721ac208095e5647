import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { textOf, wirePicture } from '../db/localized.ts';
import { categories, products, sellers } from '../db/schema/shop.ts';
import { wordsIn } from '../db/words-in.ts';
import { actsOf, isLastAct } from '../staff-acts.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { ruleMissing } from '../cases/rule-missing.ts';
import { lockItem, releaseItem, stopItem } from '../seller/items/staff-stop.ts';
import type { Services } from '../services.ts';

type Case = Answer<'moveItemSale'>['data'];
type Sale = Case['sale'];
type Product = typeof products.$inferSelect;

const rowsOf = (orm: Orm) =>
  orm
    .select({ product: products, category: categories.name, shop: sellers.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** How an item is sold now; what its shop sent anew after a stop is looked at among the new items. */
function saleOf({ status, stock, staffStop: stop }: Product): Sale {
  if (stop !== null)
    return {
      state: status === 'rejected' ? 'stopped' : 'waiting',
      rule: stop.rule,
      reason: stop.reason,
      releasable: status === 'rejected' && stop.again !== true,
    };
  const state = status === 'on_sale' && stock > 0 ? 'on_sale' : 'off_sale';
  return { state, rule: null, reason: null, releasable: false };
}

/** Every item that buyers find, and what staff took from them, with what was done about each. */
export const itemSales: CaseList<Row, Case> = {
  table: products,
  id: products.id,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const acts = await actsOf(
      orm,
      'item',
      rows.map(({ product }) => product.id),
      language,
    );
    return rows.map(({ product, category, shop }) => ({
      id: product.id,
      version: product.saleVersion,
      sku: product.sku,
      name: textOf(product.name, language),
      shop,
      category: textOf(category, language),
      price: product.finalPrice,
      picture: wirePicture(product.cover, language),
      published_at: product.publishedAt.toISOString(),
      sold: product.soldCount,
      sale: saleOf(product),
      acts: acts.get(product.id) ?? [],
    }));
  },
};

const isListed = inArray(products.status, ['on_sale', 'sold_out']);
const isThere = isNull(products.deletedAt);

const sold = {
  on_sale: and(isThere, eq(products.status, 'on_sale'), sql`${products.stock} > 0`),
  off_sale: and(isThere, isListed, or(eq(products.status, 'sold_out'), eq(products.stock, 0))),
  stopped: and(isThere, isNotNull(products.staffStop), eq(products.status, 'rejected')),
  waiting: and(isThere, isNotNull(products.staffStop), ne(products.status, 'rejected')),
};

/** The newest first. */
export function listItemSales({ database }: Services): Handler<'listItemSales'> {
  return async ({ query: { q = '', sale, page = 1 }, language }) => ({
    data: await casePage(database.orm, itemSales, {
      where: and(
        sale === undefined ? and(isThere, or(isListed, isNotNull(products.staffStop))) : sold[sale],
        wordsIn(
          sql`${products.sku} || ' ' || (${products.name}->>'vi') || ' ' || coalesce(${products.name}->>'en', '') || ' ' || coalesce(${products.name}->>'ko', '') || ' ' || (select s.name from ${sellers} s where s.id = ${products.sellerId})`,
          q,
        ),
      ),
      order: [desc(products.publishedAt), desc(products.id)],
      page,
      language,
    }),
  });
}

/** Takes an item off sale for what it is, or lets it go on; each with a reason that its shop reads, and who of staff did it. */
export const moveItemSale = (services: Services): Handler<'moveItemSale'> =>
  decideCase<'moveItemSale', Row>(services, itemSales, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ product }) => product.saleVersion,
    lock: lockItem,
    again: async ({ product }, { body: { action, rule, expected_version }, text, userId }, tx) =>
      product.saleVersion === expected_version + 1 &&
      (await isLastAct(tx, {
        subject: 'item',
        subjectId: product.id,
        act: action === 'release' || rule === null ? 'restored' : `stopped-${rule}`,
        text,
        userId,
      })),
    async change(tx, { product }, { body: { action, rule }, text: reason, userId, at, language }) {
      if (product.deletedAt !== null) return false;
      if (action === 'release') return releaseItem(tx, product, { reason, userId, at });
      if (rule === null) throw ruleMissing(language);
      return stopItem(tx, product, { rule, reason, userId, at });
    },
  });
