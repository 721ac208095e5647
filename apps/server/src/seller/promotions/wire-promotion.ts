import {
  type Language,
  type PromotionContent,
  allowed,
  isScheduled,
  promotionMachine,
} from '@hien/domain';
import { inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pictureOf, textOf } from '../../db/localized.ts';
import { products } from '../../db/schema/shop.ts';
import type { Answer } from '../../http/handler.ts';
import { type PromotionRow, asPromotion } from './stored-promotion.ts';
import { asUsual } from './usual-prices.ts';

export type ShopPromotion = Answer<'sendPromotion'>;
type Version = ShopPromotion['shown'];

/** What contents say, with the items they name: one statement for all of them. */
export async function versionsOf(
  orm: Orm,
  contents: readonly PromotionContent[],
  language: Language,
): Promise<(content: PromotionContent) => Version> {
  const ids = [...new Set(contents.flatMap(({ items }) => items.map(({ id }) => id)))];
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({
            id: products.id,
            name: products.name,
            cover: products.cover,
            finalPrice: products.finalPrice,
            appPrice: products.appPrice,
            promotionIcons: products.promotionIcons,
            usual: products.usual,
          })
          .from(products)
          .where(inArray(products.id, ids));
  const known = new Map(rows.map((row) => [row.id, asUsual(row)]));
  return ({ name, icon, startsOn, endsOn, items }) => ({
    name,
    icon,
    startsOn,
    endsOn,
    items: items.flatMap(({ id, price }) => {
      const item = known.get(id);
      const picture = pictureOf(item?.cover ?? null, language);
      return item === undefined || picture === null
        ? []
        : [
            {
              id,
              name: textOf(item.name, language),
              picture,
              usual: item.finalPrice,
              price,
            },
          ];
    }),
  });
}

/** Promotions as their shop sees them. */
export async function shownPromotions(
  orm: Orm,
  rows: readonly PromotionRow[],
  at: number,
  language: Language,
): Promise<ShopPromotion[]> {
  const versionOf = await versionsOf(
    orm,
    rows.flatMap(({ live, asked }) => (live === null ? [asked] : [live, asked])),
    language,
  );
  return rows.map((row) => {
    const promotion = asPromotion(row);
    const free = new Set<string>(
      allowed(promotionMachine, promotion, 'seller', at)
        .filter(({ refused }) => refused === null)
        .map(({ event }) => event),
    );
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      scheduled: isScheduled(promotion, at),
      changedAt: row.changedAt.toISOString(),
      shown: versionOf(row.live ?? row.asked),
      // Also of a change that was refused: its shop goes on from there.
      asked:
        row.live !== null && (row.state === 'edit_request' || row.rejection !== null)
          ? versionOf(row.asked)
          : null,
      reason: row.rejection,
      stopped: row.stopReason,
      editable: free.has('resubmit') || free.has('request_edit'),
      stoppable: free.has('stop'),
    };
  });
}
