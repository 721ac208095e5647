import type { Actor, NoticeSubject } from '@hien/domain';
import type { Orm } from '../db/database.ts';
import { notices } from '../db/schema/orders.ts';
import { type NewsPage, storedPage } from './news-page.ts';

/** What it is about, by its name in each language; one that is not there or empty is called as in Vietnamese. */
type Named = { readonly vi: string; readonly en?: string | null; readonly ko?: string | null };

export type News = {
  /** Null: nobody keeps the shop or company, or the member has left. */
  readonly userId: number | null;
  readonly about: NoticeSubject;
  /** As which of their roles. */
  readonly to: Actor;
  readonly name: Named;
  /** Somebody's words: a reason, an excerpt. */
  readonly note?: string;
  readonly page?: NewsPage;
  /** One notice per key, however often the change is tried. */
  readonly key: string;
  readonly at: Date | number;
};

/** News that belong to no order, written into a member's inbox with the change they tell of. */
export async function writeNotice(
  tx: Orm,
  { userId, about, to, name: { vi, en, ko }, note = '', page, key, at }: News,
): Promise<void> {
  if (userId === null) return;
  await tx
    .insert(notices)
    .values({
      userId,
      about,
      to,
      values: {
        vi,
        en: en || vi,
        ko: ko || vi,
        ...(note === '' ? {} : { note }),
        ...(page === undefined ? {} : storedPage(page)),
      },
      key,
      at: new Date(at),
    })
    .onConflictDoNothing({ target: notices.key });
}
