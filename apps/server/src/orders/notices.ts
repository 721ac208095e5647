import { formatInteger, formatVnd, type Language, orderNoticeTitle } from '@hien/domain';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pageMeta } from '../db/page.ts';
import { notices } from '../db/schema/orders.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Notice = Answer<'listNotices'>['items'][number];

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

/** What it is about: the order's number and its goods, an amount, or points. */
function textOf(values: Readonly<Record<string, string | number>>, language: Language): string {
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
  ];
  return parts
    .map(String)
    .filter((part) => part !== '')
    .join(' · ');
}

function wireNotice(row: typeof notices.$inferSelect, language: Language): Notice {
  return {
    id: row.id,
    about: row.about,
    to: row.to,
    orderId: row.orderId,
    itemId: row.orderItemId,
    title: (orderNoticeTitle(row.about) ?? unknown)[language],
    text: textOf(row.values, language),
    at: row.at.toISOString(),
    read: row.readAt !== null,
  };
}

/** How much of a member's news is unread. */
export async function countUnreadNotices(orm: Orm, userId: number): Promise<number> {
  const [row] = await orm
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)));
  return row?.unread ?? 0;
}

export function listNotices({ database }: Services): Handler<'listNotices'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 20 } = call.query;
    const own = eq(notices.userId, userId);
    const rows = await database.orm
      .select()
      .from(notices)
      .where(own)
      .orderBy(desc(notices.at), desc(notices.id))
      .offset((page - 1) * limit)
      .limit(limit);
    const total = all?.total ?? 0;
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
