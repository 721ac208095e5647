import {
  type Actor,
  type Language,
  type OrderNotice,
  orderNext,
  orderNoticeTitle,
} from '@hien/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { notices } from '../../db/schema/orders.ts';
import { staffCases } from '../../db/schema/payments.ts';
import { sellers } from '../../db/schema/shop.ts';
import { mailInto } from '../../mail/mail.ts';
import { asOrder, type LockedOrder } from '../write/locked-order.ts';
import { newOrderLink } from '../read/order-link.ts';
import type { Outcome } from '../write/book-change.ts';

type News = { readonly about: string; readonly to: Actor; readonly item: number };

/** What each of those concerned is told of a change: once, however many lines it moved. */
function newsOf({ effects, entries }: Pick<Outcome, 'effects' | 'entries'>): News[] {
  const cash = entries.some(
    ({ command }) => command.event === 'payment.succeeded' && command.payload.cod,
  );
  const news = new Map<string, News>();
  for (const effect of effects) {
    if (effect.do !== 'notify') continue;
    const about = cash && effect.about === 'order.paid' ? 'order.placed-cod' : effect.about;
    for (const to of effect.who) {
      const key = `${about} ${to}`;
      if (!news.has(key)) news.set(key, { about, to, item: effect.item });
    }
  }
  return [...news.values()];
}

/** Tells buyer and seller in their inbox and by mail, and staff by a case. Written with the change; mails leave after it. */
export async function tell(
  tx: Orm,
  locked: LockedOrder,
  outcome: Pick<Outcome, 'effects' | 'entries'>,
  at: number,
): Promise<void> {
  await tellNews(tx, locked, newsOf(outcome), at);
}

/** The same for something that is no change: an order was placed, a date comes near. */
export async function tellAbout(
  tx: Orm,
  locked: LockedOrder,
  about: OrderNotice,
  to: readonly Actor[],
  item: number,
  at: number,
  /** Names the occasion where the order itself did not change. */
  occasion = '',
): Promise<void> {
  await tellNews(
    tx,
    locked,
    to.map((one) => ({ about, to: one, item })),
    at,
    occasion,
  );
}

async function tellNews(
  tx: Orm,
  locked: LockedOrder,
  news: readonly News[],
  at: number,
  occasion = '',
): Promise<void> {
  if (news.length === 0) return;
  const { order, rows } = locked;
  const [seller] = await tx
    .select({ userId: sellers.userId, name: sellers.name })
    .from(sellers)
    .where(eq(sellers.id, order.sellerId));
  const people = await tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(inArray(users.id, [order.userId, ...(seller?.userId == null ? [] : [seller.userId])]));
  for (const { about, to, item } of news) {
    const row = rows[item] ?? rows[0];
    const key = `order:${order.id}:${order.version}:${about}:${to}${occasion}`;
    if (to === 'admin') {
      await tx
        .insert(staffCases)
        .values({
          queue: 'admin',
          because: about,
          groupId: order.groupId,
          orderItemId: row?.id ?? null,
          key,
          openedAt: new Date(at),
        })
        .onConflictDoNothing({ target: staffCases.key });
      continue;
    }
    const person = people.find(({ id }) => id === (to === 'buyer' ? order.userId : seller?.userId));
    if ((to !== 'buyer' && to !== 'seller') || person === undefined) continue;
    // A link is for who cannot read the inbox.
    if (about !== 'order.link')
      await tx
        .insert(notices)
        .values({
          userId: person.id,
          about,
          to,
          orderId: order.id,
          orderItemId: row?.id ?? null,
          values: { number: order.number, ...thingValues(locked, item), lines: rows.length },
          key,
          at: new Date(at),
        })
        .onConflictDoNothing({ target: notices.key });
    if (person.email !== null && orderNoticeTitle(about) !== null)
      await mailStep(
        tx,
        locked,
        { about, to, item },
        person.email,
        person.language,
        seller?.name ?? '',
        key,
        at,
      );
  }
}

function thingValues({ rows }: LockedOrder, item: number) {
  const thing = (rows[item] ?? rows[0])?.thing;
  return {
    vi: thing?.name.vi ?? '',
    en: thing?.name.en ?? thing?.name.vi ?? '',
    ko: thing?.name.ko ?? thing?.name.vi ?? '',
  };
}

/** What goes back with this step, of all lines that left together; each line comes back by itself. Null for nothing. */
function moneyBack(rows: LockedOrder['rows'], item: number, about: string): number | null {
  const row = rows[item] ?? rows[0];
  if (row === undefined || row.refund === null) return null;
  const { at } = row.refund;
  const together = about.endsWith('.completed')
    ? [row]
    : rows.filter(({ refund, state }) => state === row.state && refund?.at === at);
  const money = together.reduce((all, { refund }) => all + (refund?.split.money ?? 0), 0);
  return money === 0 ? null : money;
}

async function mailStep(
  tx: Orm,
  locked: LockedOrder,
  { about, to, item }: News,
  email: string,
  language: Language,
  shop: string,
  key: string,
  at: number,
): Promise<void> {
  const { order, rows } = locked;
  const next = orderNext(
    asOrder(
      order,
      rows.map(({ data }) => data),
    ),
  );
  const state = next === null ? null : (rows[next.item]?.state ?? null);
  await mailInto(() => at).send(tx, 'order-step', {
    to: email,
    language,
    key,
    values: {
      about,
      name: thingValues(locked, item)[language],
      more: rows.length - 1,
      number: order.number,
      orderId: order.id,
      shop,
      state,
      until: next?.until ?? null,
      deadline: next?.deadline ?? null,
      back: to === 'buyer' ? moneyBack(rows, item, about) : null,
      token: to === 'buyer' ? await newOrderLink(tx, order.id, at) : null,
    },
  });
}
