import {
  formatInteger,
  formatVnd,
  givenReason,
  type Language,
  noticeTitle,
  staffActLabel,
} from '@hien/domain';
import { type SQL, and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { notices } from '../../db/schema/orders.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { pageOf } from '../../notices/news-page.ts';
import type { Services } from '../../services.ts';

type Notice = Answer<'listNotices'>['items'][number];
type Values = Readonly<Record<string, string | number>>;

/** What a build that does not know the subject says (2.0). */
const unknown = { vi: 'Có cập nhật mới', en: 'There is news', ko: '새 소식이 있습니다' } as const;

const others: Readonly<Record<Language, (lines: number) => string>> = {
  vi: (lines) => ` và ${lines} sản phẩm khác`,
  en: (lines) => ` and ${lines} more`,
  ko: (lines) => ` 외 ${lines}건`,
};

const pointWords: Readonly<Record<Language, (points: string) => string>> = {
  vi: (points) => `${points} điểm`,
  en: (points) => `${points} points`,
  ko: (points) => `${points}포인트`,
};

/** What staff did in a shop's place, and why. */
function actOf({ event, reason = '', said = '' }: Values, language: Language): string {
  const label = typeof event === 'string' ? staffActLabel(event) : null;
  if (label === null) return '';
  const why = [givenReason(String(reason), language), String(said)].filter((part) => part !== '');
  return [label[language], ...why].join(': ');
}

/** What it is about: the order's number and its goods, an amount, or points. */
function textOf(values: Values, language: Language): string {
  const name = values[language] ?? '';
  const more = Number(values['lines'] ?? 1) - 1;
  const parts = [
    name === '' ? '' : `${name}${more > 0 ? others[language](more) : ''}`,
    values['number'] ?? '',
    typeof values['amount'] === 'number' ? formatVnd(values['amount'], language) : '',
    typeof values['points'] === 'number'
      ? pointWords[language](formatInteger(values['points'], language))
      : '',
    values['note'] ?? '',
    actOf(values, language),
  ];
  return parts
    .map(String)
    .filter((part) => part !== '')
    .join(' · ');
}

/** News of a month say which; those that were written before they did lead to all months. */
function monthOf({ month }: Values): string | null {
  return typeof month === 'string' ? month : null;
}

function orderNumberOf({ orderId, values }: typeof notices.$inferSelect): string | null {
  const { number } = values;
  return orderId === null || typeof number !== 'string' ? null : number;
}

function wireNotice(row: typeof notices.$inferSelect, language: Language): Notice {
  return {
    id: row.id,
    about: row.about,
    to: row.to,
    orderId: row.orderId,
    orderNumber: orderNumberOf(row),
    itemId: row.orderItemId,
    month: monthOf(row.values),
    page: pageOf(row.values),
    title: (noticeTitle(row.about) ?? unknown)[language],
    text: textOf(row.values, language),
    at: row.at.toISOString(),
    read: row.readAt !== null,
  };
}

/** How far beyond the page that is shown news are counted, and how many unread ones are. */
const further = 1_000;

/** How many rows there are, looking at no more than that many: years of news take as long as a week of them. */
async function countUpTo(orm: Orm, where: SQL | undefined, most: number): Promise<number> {
  const some = orm.select({ id: notices.id }).from(notices).where(where).limit(most).as('some');
  const [row] = await orm.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** How much of a member's news is unread, a thousand at most. */
export function countUnreadNotices(orm: Orm, userId: number): Promise<number> {
  return countUpTo(orm, and(eq(notices.userId, userId), isNull(notices.readAt)), further);
}

export function listNotices({ database }: Services): Handler<'listNotices'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 20, state } = call.query;
    const own = and(
      eq(notices.userId, userId),
      state === 'unread' ? isNull(notices.readAt) : undefined,
    );
    const rows = await database.orm
      .select()
      .from(notices)
      .where(own)
      .orderBy(desc(notices.at), desc(notices.id))
      .offset((page - 1) * limit)
      .limit(limit);
    const total = await countUpTo(database.orm, own, page * limit + further);
    return {
      items: rows.map((row) => wireNotice(row, call.language)),
      meta: pageMeta(page, limit, total),
      unread: await countUnreadNotices(database.orm, userId),
    };
  };
}

export function readNotices({ database, now }: Services): Handler<'readNotices'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { ids } = call.body;
    await database.orm
      .update(notices)
      .set({ readAt: new Date(now()) })
      .where(
        and(
          eq(notices.userId, userId),
          isNull(notices.readAt),
          ids.length === 0 ? undefined : inArray(notices.id, ids),
        ),
      );
    return { unread: await countUnreadNotices(database.orm, userId) };
  };
}
