import {
  advance,
  type Applied,
  apply,
  type Command,
  type Effect,
  isLateBill,
  type NoticeSubject,
  noticeTitle,
  type RedBill,
  redBillMachine,
  type RedBillPaperKind,
  type RedBillPayloads,
} from '@hien/domain';
import { and, eq, isNull, like, ne } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { redBillPapers, redBills } from '../../db/schema/orders.ts';
import { staffActs, staffCases } from '../../db/schema/payments.ts';
import { tellAbout } from '../notices/notify.ts';
import type { LockedOrder } from '../write/locked-order.ts';
import { openCase } from '../write/staff-cases.ts';
import { billedOf } from './billed.ts';
import { asBill, type BillRow, writeBill } from './stored-bill.ts';

type BillCommand = Command<RedBillPayloads>;

const papers: Readonly<Partial<Record<BillCommand['event'], RedBillPaperKind>>> = {
  issue: 'original',
  adjust: 'adjusting',
  replace: 'replacing',
};

const lateKey = (orderId: number): string => `red-bill:${orderId}:overdue`;

/** The shop has used this number for another invoice. */
export class NumberTaken extends Error {}

/**
 * Sends an event to the invoice of an order whose lock is held; what follows is written with it: the paper, the case of
 * staff, news for buyer and seller.
 * @throws {NumberTaken}
 */
export async function changeBill(
  tx: Orm,
  locked: LockedOrder,
  row: BillRow,
  command: BillCommand,
  who: { readonly userId: number | null; readonly reason: string | null },
): Promise<Applied<RedBill, RedBillPayloads>> {
  const applied = apply(redBillMachine, asBill(row), command);
  if (!applied.ok) return applied;
  if (command.event === 'send-number') await checkNumber(tx, locked, applied.entity.number ?? '');
  if (command.event === 'return-number' && who.userId !== null)
    await keepReturn(tx, locked.order.id, { ...who, userId: who.userId, at: command.at });
  const kind = papers[command.event];
  if (kind !== undefined)
    await writePaper(tx, locked, { kind, number: applied.entity.number ?? '', ...who }, command.at);
  await writeBill(tx, locked.order, applied.entity, kind === undefined ? row.adjustSince : null);
  await follow(tx, locked, applied.entity, applied.effects, command.at);
  if (isLateBill(row.state) && !isLateBill(applied.entity.state))
    await closeCase(tx, locked.order.id, who.userId, command.at);
  if (kind !== undefined) await closeAdjusting(tx, locked.order, who.userId, command.at);
  return applied;
}

/** Lets the month end for an invoice whose order's lock is held. */
export async function passMonth(
  tx: Orm,
  locked: LockedOrder,
  row: BillRow,
  now: number,
): Promise<BillRow> {
  const { entity, effects, entries } = advance(redBillMachine, asBill(row), now);
  if (entries.length === 0) return row;
  await writeBill(tx, locked.order, entity, row.adjustSince);
  await follow(tx, locked, entity, effects, entity.changedAt);
  const { state, version } = entity;
  return { ...row, state, version, dueAt: null, changedAt: new Date(entity.changedAt) };
}

/**
 * A shop that sends a number it used before hears of it at once, not when staff look; between two that are sent in one
 * moment the index of the papers decides.
 * @throws {NumberTaken}
 */
async function checkNumber(
  tx: Orm,
  { order: { id, sellerId } }: LockedOrder,
  number: string,
): Promise<void> {
  const papers = await tx
    .select({ id: redBillPapers.id })
    .from(redBillPapers)
    .where(and(eq(redBillPapers.sellerId, sellerId), eq(redBillPapers.number, number)))
    .limit(1);
  const sent = await tx
    .select({ id: redBills.orderId })
    .from(redBills)
    .where(
      and(
        eq(redBills.sellerId, sellerId),
        eq(redBills.state, 'number_sent'),
        eq(redBills.number, number),
        ne(redBills.orderId, id),
      ),
    )
    .limit(1);
  if (papers.length + sent.length > 0) throw new NumberTaken();
}

async function writePaper(
  tx: Orm,
  { order, rows }: LockedOrder,
  paper: {
    readonly kind: RedBillPaperKind;
    readonly number: string;
    readonly userId: number | null;
    readonly reason: string | null;
  },
  at: number,
): Promise<void> {
  const written = await tx
    .insert(redBillPapers)
    .values({
      ...paper,
      orderId: order.id,
      sellerId: order.sellerId,
      amount: billedOf(order, rows).gross,
      at: new Date(at),
    })
    .onConflictDoNothing({ target: [redBillPapers.sellerId, redBillPapers.number] })
    .returning({ id: redBillPapers.id });
  if (written.length === 0) throw new NumberTaken();
}

/** That staff sent a number back, and why, stands with the case, like every reminder. */
async function keepReturn(
  tx: Orm,
  orderId: number,
  {
    userId,
    reason,
    at,
  }: { readonly userId: number; readonly reason: string | null; readonly at: number },
): Promise<void> {
  const [found] = await tx
    .select({ id: staffCases.id })
    .from(staffCases)
    .where(eq(staffCases.key, lateKey(orderId)));
  if (found === undefined) return;
  const act = { act: 'number-returned', subject: 'case', subjectId: found.id } as const;
  await tx.insert(staffActs).values({ ...act, userId, text: reason, at: new Date(at) });
}

async function follow(
  tx: Orm,
  locked: LockedOrder,
  bill: RedBill,
  effects: readonly Effect[],
  at: number,
): Promise<void> {
  for (const effect of effects) {
    if (effect.do === 'queue')
      await openCase(tx, {
        queue: effect.queue,
        because: effect.because,
        groupId: locked.group.id,
        orderItemId: locked.rows[0]?.id ?? null,
        key: lateKey(locked.order.id),
        at,
      });
    if (effect.do === 'notify' && noticeTitle(effect.about) !== null)
      await tellAbout(
        tx,
        [locked],
        {
          about: effect.about as NoticeSubject,
          to: effect.who,
          item: 0,
          name: `:bill-${bill.version}`,
        },
        at,
      );
  }
}

/** A late invoice that is out, or that nobody needs any more, waits for nobody. */
export async function closeCase(
  tx: Orm,
  orderId: number,
  userId: number | null,
  at: number,
): Promise<void> {
  await tx
    .update(staffCases)
    .set({ closedAt: new Date(at), closedBy: userId })
    .where(and(eq(staffCases.key, lateKey(orderId)), isNull(staffCases.closedAt)));
}

/** An invoice that says what is left again has done what finance was asked for, each time that money went back. */
async function closeAdjusting(
  tx: Orm,
  { groupId, id }: Pick<LockedOrder['order'], 'groupId' | 'id'>,
  userId: number | null,
  at: number,
): Promise<void> {
  await tx
    .update(staffCases)
    .set({ closedAt: new Date(at), closedBy: userId })
    .where(
      and(
        eq(staffCases.queue, 'finance'),
        eq(staffCases.groupId, groupId),
        eq(staffCases.because, 'invoice-adjust'),
        like(staffCases.key, `invoice:${id}:%`),
        isNull(staffCases.closedAt),
      ),
    );
}
