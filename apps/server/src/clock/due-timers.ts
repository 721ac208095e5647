import {
  type InquiryTimer,
  type Language,
  inquiryReminders,
  letterMonth,
  letterTimes,
  redBillMachine,
  timersOf,
} from '@hien/domain';
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { sharePosts } from '../db/schema/community.ts';
import { contractors } from '../db/schema/contractors.ts';
import { readingTexts } from '../db/schema/content.ts';
import { orderItems, orders, redBills } from '../db/schema/orders.ts';
import { inboxMessages, newsletterSubscribers } from '../db/schema/support.ts';
import type { Answer } from '../http/handler.ts';
import { asBill } from '../orders/red-bills/stored-bill.ts';
import { nextTimer } from '../orders/write/item-columns.ts';
import { letterRow } from '../home/newsletter/letter-row.ts';
import { dueAds } from './due-ads.ts';

type DueTimer = Answer<'readClock'>['data']['due'][number];

/** Lines that are looked at: an order's lines share their timers, and are told as one. */
const linesRead = 60;
const most = 20;

/** What time does next to orders and their invoices, to planned posts and texts, inquiries, the letter and advertising, the nearest first. */
export async function dueTimers(orm: Orm, language: Language, now: number): Promise<DueTimer[]> {
  const rows = await orm
    .select({
      orderId: orderItems.orderId,
      number: orders.number,
      item: orderItems.data,
      reminded: orderItems.reminded,
      thing: orderItems.thing,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(isNotNull(orderItems.dueAt))
    .orderBy(asc(orderItems.dueAt), asc(orderItems.id))
    .limit(linesRead);
  const due = new Map<string, DueTimer>();
  for (const { orderId, number, item, reminded, thing } of rows) {
    const timer = nextTimer(item, reminded);
    if (timer === undefined) continue;
    const same = `${orderId} ${timer.name} ${timer.at}`;
    const known = due.get(same);
    due.set(same, {
      order_id: orderId,
      number,
      thing: known?.thing ?? textOf(thing.name, language),
      lines: (known?.lines ?? 0) + 1,
      timer: timer.name,
      at: new Date(timer.at).toISOString(),
    });
  }
  const others = await Promise.all([
    dueBills(orm),
    plannedPosts(orm),
    plannedReading(orm, language),
    nextLetter(orm, now),
    dueAds(orm, most),
    waitingInquiries(orm),
  ]);
  return [...due.values(), ...others.flat()]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(0, most);
}

/** Invoices whose month ends before they are issued (B5), told by the company they are for. */
async function dueBills(orm: Orm): Promise<DueTimer[]> {
  const rows = await orm
    .select({ row: redBills, number: orders.number })
    .from(redBills)
    .innerJoin(orders, eq(orders.id, redBills.orderId))
    .where(isNotNull(redBills.dueAt))
    .orderBy(asc(redBills.dueAt), asc(redBills.orderId))
    .limit(most);
  return rows.flatMap(({ row, number }) =>
    timersOf(redBillMachine, asBill(row)).map(({ name, at }) => ({
      order_id: row.orderId,
      number,
      thing: row.company,
      lines: 1,
      timer: name,
      at: new Date(at).toISOString(),
    })),
  );
}

/** Inquiries that wait for a company: who is told of it next. */
async function waitingInquiries(orm: Orm): Promise<DueTimer[]> {
  const rows = await orm
    .select({
      company: contractors.companyName,
      askedAt: inboxMessages.createdAt,
      at: inboxMessages.remindAt,
    })
    .from(inboxMessages)
    .innerJoin(contractors, eq(contractors.id, inboxMessages.contractorId))
    .where(and(eq(inboxMessages.inquiry, 'new'), isNotNull(inboxMessages.remindAt)))
    .orderBy(asc(inboxMessages.remindAt), asc(inboxMessages.id))
    .limit(most);
  return rows.flatMap(({ company, askedAt, at }) => {
    if (at === null) return [];
    const [first] = inquiryReminders(askedAt.getTime());
    const timer: InquiryTimer = at.getTime() > first.at ? 'inquiry-overdue' : 'inquiry-waits';
    return [{ ...ofNoOrder, thing: company, lines: 1, timer, at: at.toISOString() }];
  });
}

/** Posts that members have planned. */
async function plannedPosts(orm: Orm): Promise<DueTimer[]> {
  const rows = await orm
    .select({ title: sharePosts.title, at: sharePosts.publishAt })
    .from(sharePosts)
    .where(isNotNull(sharePosts.publishAt))
    .orderBy(asc(sharePosts.publishAt), asc(sharePosts.id))
    .limit(most);
  return rows.flatMap(({ title, at }) =>
    at === null
      ? []
      : [{ ...ofNoOrder, thing: title, lines: 1, timer: 'post-planned', at: at.toISOString() }],
  );
}

/** Articles and essays that staff have planned. */
async function plannedReading(orm: Orm, language: Language): Promise<DueTimer[]> {
  const rows = await orm
    .select({ title: readingTexts.title, at: readingTexts.publishAt })
    .from(readingTexts)
    .where(isNotNull(readingTexts.publishAt))
    .orderBy(asc(readingTexts.publishAt), asc(readingTexts.id))
    .limit(most);
  return rows.flatMap(({ title, at }) =>
    at === null
      ? []
      : [
          {
            ...ofNoOrder,
            thing: textOf(title, language),
            lines: 1,
            timer: 'reading-planned',
            at: at.toISOString(),
          },
        ],
  );
}

/** The letter of this month, written when it has ended (docs/adr/0136), where somebody reads it and staff do not hold it. */
async function nextLetter(orm: Orm, now: number): Promise<DueTimer[]> {
  const [found] = await orm
    .select({ readers: count() })
    .from(newsletterSubscribers)
    .where(
      and(
        isNotNull(newsletterSubscribers.confirmedAt),
        isNull(newsletterSubscribers.unsubscribedAt),
      ),
    );
  const readers = found?.readers ?? 0;
  const thing = letterMonth(now);
  if (readers === 0 || (await letterRow(orm, thing)).heldAt !== null) return [];
  const at = new Date(letterTimes(thing).leaves).toISOString();
  return [{ ...ofNoOrder, thing, lines: readers, timer: 'newsletter-due', at }];
}

const ofNoOrder = { order_id: null, number: null } as const;
