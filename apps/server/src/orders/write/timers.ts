import {
  type Actor,
  advanceOrder,
  type Item,
  itemMachine,
  type ItemPayloads,
  type NoticeSubject,
  type Timer,
  timersOf,
} from '@hien/domain';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { bookChange } from './book-change.ts';
import { itemColumns, reminderKey } from './item-columns.ts';
import { asOrder, type ItemRow, type LockedOrder, lockOrder } from './locked-order.ts';
import { tellAbout } from '../notices/notify.ts';
import { openCase } from './staff-cases.ts';

type Told = { readonly about: NoticeSubject; readonly to: readonly Actor[] };

/** Timers that send no event tell somebody (2.8), by their name. */
const tells: Readonly<Record<string, Told>> = {
  'confirm-reminder-1': { about: 'order.confirm-reminder', to: ['buyer'] },
  'confirm-reminder-2': { about: 'order.confirm-reminder', to: ['buyer'] },
  'dispatch-promised': { about: 'order.dispatch-promised', to: ['buyer', 'seller'] },
  'hold-escalation': { about: 'claim.held-long', to: ['seller', 'admin'] },
};

const passed = (row: ItemRow, now: number): Timer<ItemPayloads>[] =>
  timersOf(itemMachine, row.data).filter(
    (timer) => timer.event === null && timer.at < now && !row.reminded.includes(reminderKey(timer)),
  );

/** After a stop only the newest of several reminders is worth a word; the others are ticked off with it. */
async function remind(tx: Orm, locked: LockedOrder, now: number): Promise<void> {
  const said = new Set<string>();
  for (const [index, row] of locked.rows.entries()) {
    const due = passed(row, now);
    const newest = due.at(-1);
    if (newest === undefined) continue;
    if (newest.name === 'payout-due')
      await openCase(tx, {
        queue: 'finance',
        because: 'refund.payout-late',
        groupId: locked.group.id,
        orderItemId: row.id,
        key: `item:${row.id}:payout-late`,
        at: now,
      });
    const told = tells[newest.name];
    const once = `${newest.name} ${newest.at}`;
    // Buyer and shop hear of it once for all lines, staff have a case of each.
    const to = told?.to.filter((one) => one === 'admin' || !said.has(once)) ?? [];
    if (told !== undefined && to.length > 0)
      await tellAbout(
        tx,
        [locked],
        { ...told, to, item: index, name: `:${newest.name}:${newest.at}` },
        now,
      );
    said.add(once);
    const reminded = [...row.reminded, ...due.map(reminderKey)].slice(-20);
    const { dueAt = null, staffTab = null } = itemColumns(row.data, reminded);
    await tx.update(orderItems).set({ reminded, dueAt, staffTab }).where(eq(orderItems.id, row.id));
  }
}

const changed = (before: readonly ItemRow[], after: readonly Item[]): boolean =>
  before.some((row, index) => after[index] !== row.data);

/** Lets time pass for one order whose lock is held: deadlines first, each dated when it passed, then reminders. */
export async function advanceLocked(
  tx: Orm,
  locked: LockedOrder,
  now: number,
): Promise<LockedOrder> {
  const advanced = advanceOrder(
    asOrder(
      locked.order,
      locked.rows.map(({ data }) => data),
    ),
    now,
  );
  const at = Math.max(0, ...advanced.entries.map(({ command }) => command.at));
  const after = changed(locked.rows, advanced.order.items)
    ? await bookChange(tx, locked, advanced, { userId: null, at })
    : locked;
  await remind(tx, after, now);
  return after;
}

/** A locked order as it is at a moment, with what has fallen due until then; nothing is written. */
export function asOf(locked: LockedOrder, now: number): LockedOrder {
  const items = locked.rows.map(({ data }) => data);
  const { order } = advanceOrder(asOrder(locked.order, items), now);
  const rows = locked.rows.map((row, index) => {
    const data = order.items[index] ?? row.data;
    return { ...row, state: data.state, version: data.version, data };
  });
  return { ...locked, rows };
}

/** Orders with a timer that has passed, the longest waiting first. */
async function dueOrders(orm: Orm, now: number, most: number): Promise<number[]> {
  const rows = await orm
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(and(isNotNull(orderItems.dueAt), lt(orderItems.dueAt, new Date(now))))
    .groupBy(orderItems.orderId)
    .orderBy(sql`min(${orderItems.dueAt})`, orderItems.orderId)
    .limit(most);
  return rows.map(({ orderId }) => orderId);
}

/**
 * Works off everything that has come due. An order somebody is changing right now is passed over and found the next
 * time; several processes may do this at once.
 * @returns how many orders were moved on.
 */
export async function advanceDue(
  database: Database,
  now: number,
  {
    most = 200,
    onError,
  }: { readonly most?: number; readonly onError: (error: unknown, orderId: number) => void },
): Promise<number> {
  let moved = 0;
  const tried = new Set<number>();
  for (;;) {
    const ids = (await dueOrders(database.orm, now, most + tried.size)).filter(
      (id) => !tried.has(id),
    );
    if (ids.length === 0) return moved;
    for (const id of ids) {
      tried.add(id);
      try {
        moved += await retried(database.orm, async (tx) => {
          const locked = await lockOrder(tx, id, false);
          if (locked === null) return 0;
          await advanceLocked(tx, locked, now);
          return 1;
        });
      } catch (error) {
        onError(error, id);
      }
    }
  }
}
