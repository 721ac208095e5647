import {
  applyToOrder,
  codeOf,
  couponComesBack,
  type Item,
  newMoneyReturn,
  type Order,
  orderCodes,
  type OrderEffect,
  type OrderEntry,
  settlementMonth,
} from '@hien/domain';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import {
  type BookedRefund,
  itemEvents,
  orderItems,
  orders,
  paymentGroups,
} from '../../db/schema/orders.ts';
import { moneyReturns, staffCases } from '../../db/schema/payments.ts';
import { settlementLines } from '../../db/schema/settlement.ts';
import { productOptions } from '../../db/schema/shop.ts';
import { restorablePoints, restoreCoupon, restorePoints } from '../../rewards/restore.ts';
import { lockMember } from '../../cart/cart-rows.ts';
import { adjustInvoice, voidInvoice } from './invoices.ts';
import { countChanges } from './counts.ts';
import { itemColumns } from './item-columns.ts';
import type { ItemRow, LockedOrder } from './locked-order.ts';
import { tell } from '../notices/notify.ts';
import { givePenalty } from './penalties.ts';
import { faultOfEnd, isGone, keepsDelivery, splitsOf } from './refunds.ts';
import { moveStock, type StockMove } from './stock.ts';
import { wantedOptionOf } from './wanted-option.ts';

/** What the domain made of an order. */
export type Outcome = {
  readonly order: Order;
  readonly effects: readonly OrderEffect[];
  readonly entries: readonly OrderEntry[];
};

/** The returns of lines to which no money is owed are complete at once. */
function withoutDebt(
  outcome: Outcome,
  rows: readonly ItemRow[],
  refunds: ReadonlyMap<number, BookedRefund>,
  at: number,
): Outcome {
  const free = [...rows.keys()].filter(
    (index) => refunds.get(rows[index]?.id ?? 0)?.split.money === 0,
  );
  if (free.length === 0) return outcome;
  const done = applyToOrder(
    outcome.order,
    { event: 'payment.refunded', by: 'system', at, payload: {} },
    free,
  );
  if (!done.ok) throw new Error(`line ${rows[done.item]?.id}: ${done.refusal.reason}`);
  return {
    order: done.order,
    effects: [...outcome.effects, ...done.effects],
    entries: [...outcome.entries, ...done.entries],
  };
}

function linesOf({ rows }: LockedOrder, { order }: Outcome): Line[] {
  return rows.map((row, index) => ({ row, item: order.items[index] ?? row.data }));
}

type Line = { readonly row: ItemRow; readonly item: Item };

/**
 * Writes what the domain decided, and works off what follows from it, in the transaction that holds the order's lock:
 * lines, history, stock, money that goes back, points, coupon, settlement, penalties, cases, news.
 */
export async function bookChange(
  tx: Orm,
  locked: LockedOrder,
  decided: Outcome,
  { userId, at }: { readonly userId: number | null; readonly at: number },
): Promise<LockedOrder> {
  const refunds = await bookRefunds(tx, locked, linesOf(locked, decided), decided, at);
  const outcome = withoutDebt(decided, locked.rows, refunds, at);
  const lines = linesOf(locked, outcome);
  const rows = await writeLines(tx, lines, refunds);
  if (outcome.entries.length > 0)
    await tx.insert(itemEvents).values(
      versioned(outcome.entries, locked.rows).map(({ entry, row, version }) => ({
        itemId: row.id,
        orderId: locked.order.id,
        event: entry.command.event,
        rule: entry.rule,
        by: entry.command.by,
        userId: entry.command.by === 'system' ? null : userId,
        from: entry.from as Item['state'],
        to: entry.to as Item['state'],
        payload: entry.command.payload,
        version,
        at: new Date(entry.command.at),
      })),
    );
  const [order = locked.order] = await tx
    .update(orders)
    .set({
      code: orderCodes[codeOf(outcome.order)],
      version: locked.order.version + 1,
      extendedAt: outcome.order.extendedAt === null ? null : new Date(outcome.order.extendedAt),
      extensions: outcome.order.extensions,
      changedAt: new Date(at),
    })
    .where(eq(orders.id, locked.order.id))
    .returning();
  await countChanges(tx, locked, { order, rows });
  const after: LockedOrder = { group: locked.group, order, rows };
  const work: Work = { stock: [], settlement: [], cases: [] };
  for (const effect of outcome.effects) {
    const line = lines[effect.item];
    if (line !== undefined) await workOff(tx, work, after, line, effect, at);
  }
  work.settlement.push(...keptFees(locked, lines, refunds, at));
  await writeWork(tx, work, at);
  if (outcome.effects.some((effect) => effect.do === 'adjust-invoice'))
    await adjustInvoice(tx, order, rows, at);
  const group = await closeGroup(tx, after, at);
  await tell(tx, { ...after, group }, outcome, at);
  return { ...after, group };
}

/** Every line that changed, in one statement. */
async function writeLines(
  tx: Orm,
  lines: readonly Line[],
  refunds: ReadonlyMap<number, BookedRefund>,
): Promise<ItemRow[]> {
  const changed = lines.filter(({ row, item }) => item !== row.data);
  if (changed.length === 0) return lines.map(({ row }) => row);
  const replaced = await exchanged(tx, changed);
  const values = changed.map((line) => ({
    ...line.row,
    ...changedColumns(line, refunds),
    ...replaced.get(line.row.id),
  }));
  const written = await tx
    .insert(orderItems)
    .values(values)
    .onConflictDoUpdate({ target: orderItems.id, set: fromExcluded })
    .returning();
  const after = new Map(written.map((row) => [row.id, row]));
  return lines.map(({ row }) => after.get(row.id) ?? row);
}

const fromExcluded = {
  optionId: sql`excluded.option_id`,
  thing: sql`excluded.thing`,
  state: sql`excluded.state`,
  code: sql`excluded.code`,
  stage: sql`excluded.stage`,
  tab: sql`excluded.tab`,
  version: sql`excluded.version`,
  data: sql`excluded.data`,
  dueAt: sql`excluded.due_at`,
  changedAt: sql`excluded.changed_at`,
  refund: sql`excluded.refund`,
  prepaidShipping: sql`excluded.prepaid_shipping`,
};

function changedColumns(
  { row, item }: Line,
  refunds: ReadonlyMap<number, BookedRefund>,
): Partial<Pick<typeof orderItems.$inferInsert, keyof typeof fromExcluded>> {
  const hold = row.data.claim?.hold;
  const released =
    hold !== null && hold !== undefined && item.claim?.hold === null && !isGone(item);
  const fee = released && hold.reason.startsWith('RETURN_') ? (hold.amount ?? 0) : 0;
  return {
    ...itemColumns(item, row.reminded),
    refund: refunds.get(row.id) ?? row.refund,
    prepaidShipping: row.prepaidShipping + fee,
  };
}

/**
 * With the replacement at the door the line is about it: what is claimed, given back or bought again from here on.
 * By the line's id.
 */
async function exchanged(
  tx: Orm,
  lines: readonly Line[],
): Promise<ReadonlyMap<number, Pick<ItemRow, 'optionId' | 'thing'>>> {
  const arrived = lines.flatMap(({ row, item }) => {
    const now = item.state === 'exchange_completed' && row.data.state !== 'exchange_completed';
    const wanted = now ? wantedOptionOf(item) : null;
    return wanted === null ? [] : [{ row, wanted }];
  });
  if (arrived.length === 0) return new Map();
  const options = await tx
    .select({ id: productOptions.id, name: productOptions.name, sku: productOptions.sku })
    .from(productOptions)
    .where(
      inArray(
        productOptions.id,
        arrived.map(({ wanted }) => wanted),
      ),
    );
  return new Map(
    arrived.flatMap(({ row, wanted }) => {
      const option = options.find(({ id }) => id === wanted);
      if (option === undefined) return [];
      const thing = { ...row.thing, optionName: option.name, sku: option.sku };
      return [[row.id, { optionId: option.id, thing }] as const];
    }),
  );
}

/** Several events of one item in one go have the versions up to the one it has now. */
function versioned(entries: readonly OrderEntry[], rows: readonly ItemRow[]) {
  const versions = new Map<number, number>();
  return entries.flatMap((entry) => {
    const row = rows[entry.item];
    if (row === undefined) return [];
    const version = (versions.get(entry.item) ?? row.version) + 1;
    versions.set(entry.item, version);
    return [{ entry, row, version }];
  });
}

/** Lines that leave with this change: points back, and the money that goes back written down before it is sent. */
async function bookRefunds(
  tx: Orm,
  locked: LockedOrder,
  lines: readonly Line[],
  { entries }: Outcome,
  at: number,
): Promise<ReadonlyMap<number, BookedRefund>> {
  const leaving = lines.flatMap(({ row, item }, index) => {
    if (!isGone(item) || isGone(row.data)) return [];
    const event =
      entries.find((entry) => entry.item === index && isGone({ state: entry.to as Item['state'] }))
        ?.command.event ?? '';
    return [
      {
        row,
        item,
        type: event.startsWith('refund.') ? ('refund' as const) : ('cancel' as const),
        fault: faultOfEnd(item, event),
        returned: item.claim?.receivedAt !== null,
      },
    ];
  });
  if (leaving.length === 0) return new Map();
  const { group } = locked;
  // After the order and before its stock: as a checkout holds its member before it takes pieces and points.
  if (group.pointsAmount > 0 || group.couponId !== null) await lockMember(tx, group.userId);
  const restorable = group.pointsAmount === 0 ? 0 : await restorablePoints(tx, group.id, at);
  const splits = splitsOf(locked, leaving, restorable, at);
  const booked = new Map<number, BookedRefund>();
  const shares: { orderItemId: number; amount: number }[] = [];
  for (const { row, item } of leaving) {
    const refund = splits.get(row.id);
    if (refund === undefined) continue;
    shares.push({ orderItemId: row.id, amount: refund.split.points });
    if (item.paidAt !== null) booked.set(row.id, refund);
  }
  await restorePoints(tx, { groupId: group.id, userId: group.userId, shares, at });
  await oweMoney(tx, locked, booked, at);
  return booked;
}

/**
 * What a refund keeps of the buyer's money goes to the shop (2.9): what was taken for the way back, which the shop pays,
 * and the delivery fee once the last line of the order has left without it.
 */
function keptFees(
  locked: LockedOrder,
  lines: readonly Line[],
  refunds: ReadonlyMap<number, BookedRefund>,
  at: number,
): (typeof settlementLines.$inferInsert)[] {
  const leaving = lines.filter(({ row }) => refunds.has(row.id));
  const [last] = leaving.slice(-1);
  if (last === undefined) return [];
  const wayBack = leaving.flatMap(({ row }) => {
    const amount = refunds.get(row.id)?.split.returnFee ?? 0;
    if (amount === 0) return [];
    return [
      {
        sellerId: row.sellerId,
        month: settlementMonth(at),
        orderItemId: row.id,
        kind: 'delivery' as const,
        amount,
        key: `item:${row.id}:return-fee`,
        at: new Date(at),
      },
    ];
  });
  return keepsDelivery(locked, leaving, refunds)
    ? [...wayBack, ...settledDelivery(locked.order, last.row, 'add', at)]
    : wayBack;
}

/** Cash and bank transfers go to an account that the buyer names; everything else back to where it came from. */
export function goesToAccount(method: LockedOrder['group']['method']): boolean {
  return method === 'COD' || method === 'VA';
}

async function oweMoney(
  tx: Orm,
  { group, order }: LockedOrder,
  booked: ReadonlyMap<number, BookedRefund>,
  at: number,
): Promise<void> {
  const toAccount = goesToAccount(group.method);
  const owed = [...booked].flatMap(([orderItemId, { split }]) => {
    if (split.money === 0) return [];
    const money = newMoneyReturn(split.money, at);
    return [
      {
        groupId: group.id,
        orderItemId,
        key: `item:${orderItemId}`,
        attemptId: toAccount ? null : group.paidAttemptId,
        account: toAccount ? order.refundAccount : null,
        state: money.state,
        amount: money.amount,
        dueAt: new Date(money.dueAt),
        nextTryAt: new Date(at),
        changedAt: new Date(at),
        createdAt: new Date(at),
      },
    ];
  });
  if (owed.length > 0) await tx.insert(moneyReturns).values(owed);
}

/** What follows from an event, written for all of its lines together: as many statements for twenty as for one. */
type Work = {
  readonly stock: StockMove[];
  readonly settlement: (typeof settlementLines.$inferInsert)[];
  readonly cases: NewCase[];
};

async function writeWork(tx: Orm, { stock, settlement, cases }: Work, at: number): Promise<void> {
  const missing = await moveStock(tx, stock, at);
  if (missing.length > 0)
    throw new Error(`options ${missing.join(', ')} were not held for an exchange`);
  if (settlement.length > 0)
    await tx
      .insert(settlementLines)
      .values(settlement)
      .onConflictDoNothing({ target: settlementLines.key });
  await openCases(tx, cases, at);
}

async function workOff(
  tx: Orm,
  work: Work,
  { group, order, rows }: LockedOrder,
  { row, item }: Line,
  effect: OrderEffect,
  at: number,
): Promise<void> {
  switch (effect.do) {
    case 'stock': {
      if (effect.change === 'reserve') {
        const wanted = wantedOptionOf(item);
        if (wanted === null) throw new Error(`line ${row.id} wants no option`);
        work.stock.push({
          optionId: wanted,
          amount: -row.quantity,
          orderItemId: row.id,
          because: 'replacement',
        });
        return;
      }
      // A line that goes on gives up the replacement that was held for it.
      const optionId = isGone(item) ? row.optionId : wantedOptionOf(row.data);
      if (optionId !== null)
        work.stock.push({
          optionId,
          amount: row.quantity,
          orderItemId: row.id,
          because: 'release',
        });
      return;
    }
    case 'settlement':
      work.settlement.push(
        settled(row, item, effect.line, at),
        ...settledDelivery(order, rows.find(({ id }) => id === row.id) ?? row, effect.line, at),
      );
      return;
    case 'penalty':
      await givePenalty(tx, {
        sellerId: row.sellerId,
        orderItemId: row.id,
        points: effect.points,
        because: effect.because,
        key: `item:${row.id}:${effect.because}:${item.claim?.requestedAt ?? 0}`,
        at,
      });
      return;
    case 'queue':
      work.cases.push({
        queue: effect.queue,
        because: effect.because,
        groupId: group.id,
        orderItemId: row.id,
        key: `item:${row.id}:${effect.because}`,
      });
      return;
    // Invoices are adjusted once, money was booked with the lines, timers stand in the lines, news are told last.
    default:
  }
}

/** A sale when a purchase is confirmed; the same amount taken back when staff cancel it (2.16). */
function settled(
  row: ItemRow,
  item: Item,
  line: 'add' | 'reverse',
  at: number,
): typeof settlementLines.$inferInsert {
  return {
    sellerId: row.sellerId,
    // A purchase whose cash came after its confirmation belongs to the month of the cash.
    month: settlementMonth(line === 'add' ? item.changedAt : at),
    orderItemId: row.id,
    kind: line === 'add' ? 'sale' : 'reversal',
    amount: line === 'add' ? row.goods : -row.goods,
    key: `item:${row.id}:${line}`,
    at: new Date(at),
  };
}

/**
 * Who sends the parcels gets what was paid for it (2.1, 2.9): once per order, with the first of its purchases that is
 * confirmed, or with its last refund when the fee is kept; taken back when it goes back to the buyer.
 */
function settledDelivery(
  order: LockedOrder['order'],
  { id: orderItemId, refund }: ItemRow,
  line: 'add' | 'reverse',
  at: number,
): (typeof settlementLines.$inferInsert)[] {
  const paid = order.deliveryFee + order.installationFee;
  const amount = line === 'add' ? paid : -(refund?.split.deliveryFee ?? 0);
  if (amount === 0) return [];
  return [
    {
      sellerId: order.sellerId,
      month: settlementMonth(at),
      orderItemId,
      kind: 'delivery',
      amount,
      key: `order:${order.id}:delivery:${line}`,
      at: new Date(at),
    },
  ];
}

type NewCase = Pick<
  typeof staffCases.$inferInsert,
  'queue' | 'because' | 'key' | 'groupId' | 'orderItemId' | 'facts'
>;

export function openCase(
  tx: Orm,
  { at, ...values }: NewCase & { readonly at: number },
): Promise<void> {
  return openCases(tx, [values], at);
}

async function openCases(tx: Orm, cases: readonly NewCase[], at: number): Promise<void> {
  if (cases.length === 0) return;
  await tx
    .insert(staffCases)
    .values(cases.map((one) => ({ ...one, openedAt: new Date(at) })))
    .onConflictDoNothing({ target: staffCases.key });
}

/** Cash is here once it was seen for every parcel; a group without a living line frees its coupon. */
async function closeGroup(
  tx: Orm,
  { group, order, rows }: LockedOrder,
  at: number,
): Promise<LockedOrder['group']> {
  const cashToCome = group.paidAt === null && group.method === 'COD';
  const anyGone = rows.some(({ data }) => isGone(data));
  if (!cashToCome && (!anyGone || group.cancelledAt !== null)) return group;
  const others = await tx
    .select({ data: orderItems.data })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.groupId, group.id), ne(orders.id, order.id)));
  const items = [...others, ...rows].map(({ data }) => data);
  const change: Partial<typeof paymentGroups.$inferInsert> = {};
  const living = items.filter((item) => !isGone(item));
  if (cashToCome && living.length > 0 && living.every(({ collectedAt }) => collectedAt !== null))
    change.paidAt = new Date(at);
  const cancelled = items.filter(
    ({ state }) => state === 'cancel_confirmed' || state === 'cancel_completed',
  );
  if (
    group.cancelledAt === null &&
    couponComesBack({ cancelled: cancelled.length, items: items.length })
  ) {
    change.cancelledAt = new Date(at);
    if (group.couponId !== null) await restoreCoupon(tx, group.couponId, at);
  }
  if (rows.every(({ data }) => isGone(data))) await voidInvoice(tx, order, at);
  if (Object.keys(change).length === 0) return group;
  const [written = group] = await tx
    .update(paymentGroups)
    .set({ ...change, version: group.version + 1 })
    .where(eq(paymentGroups.id, group.id))
    .returning();
  return written;
}
