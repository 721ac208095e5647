import { type ShopNoticeState, shopNoticeState } from '@hien/domain';
import { type SQL, and, eq, gt, gte, isNull, lt, lte } from 'drizzle-orm';
import { shopNotices } from '../../db/schema/shop-words.ts';
import type { Answer } from '../../http/handler.ts';

export type NoticeRow = typeof shopNotices.$inferSelect;

export const shownNotice = (row: NoticeRow, at: number): Answer<'saveShopNotice'> => ({
  id: row.id,
  state: shopNoticeState({ startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }, at),
  version: row.version,
  title: row.title,
  details: row.details,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  addedAt: row.createdAt.toISOString(),
});

export const standingOf = (sellerId: number): SQL | undefined =>
  and(eq(shopNotices.sellerId, sellerId), isNull(shopNotices.removedAt));

/** The domain's `shopNoticeState` as the database asks it. */
export function isIn(state: ShopNoticeState, at: Date): SQL | undefined {
  switch (state) {
    case 'planned':
      return gt(shopNotices.startsAt, at);
    case 'shown':
      return and(lte(shopNotices.startsAt, at), gte(shopNotices.endsAt, at));
    case 'ended':
      return lt(shopNotices.endsAt, at);
  }
}
