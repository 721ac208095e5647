import {
  can,
  couponComesBack,
  type Fault,
  faultOf,
  faultOfEnd,
  type Instant,
  isCancelled,
  type ItemEvent,
  itemMachine,
  type Reason,
  type RefundSplit,
  returnWays,
} from '@hien/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { restorablePoints } from '../../rewards/restore.ts';
import type { ItemRow, LockedOrder } from '../write/locked-order.ts';
import { type Leaving, splitsOf } from '../write/refunds.ts';
import { partsOf } from '../write/split-line.ts';

type ClaimReasonLike = Parameters<typeof faultOf>[0];

export type Preview = {
  readonly type: Leaving['type'];
  readonly fault: Fault;
  readonly quantity: number;
  readonly split: RefundSplit;
  readonly couponBack: boolean;
  readonly returnWays: 0 | 1 | 2;
};

/** Which money question an event is about; null when it moves none. */
export function refundTypeOf(event: ItemEvent): Leaving['type'] | null {
  if (event.startsWith('cancel.') || event === 'admin.cancel_confirmed') return 'cancel';
  if (event === 'refund.to_exchange') return 'exchange';
  if (event.startsWith('refund.') || event === 'exchange.to_refund') return 'refund';
  return event.startsWith('exchange.') ? 'exchange' : null;
}

/** The lines as they would leave with this event, parts split off as the claim would split them. */
function leavingOf(
  rows: readonly ItemRow[],
  event: ItemEvent,
  type: Leaving['type'],
  reason: ClaimReasonLike | undefined,
  quantity: number | undefined,
): Leaving[] {
  return rows.map((row) => {
    const part = quantity === undefined ? null : (partsOf(row, quantity)?.[1] ?? null);
    const whole = part === null ? row : { ...row, ...part };
    const item = whole.data;
    const asks = event.endsWith('.request');
    return {
      row: whole,
      item,
      type,
      fault: asks && reason !== undefined ? faultOf(reason) : faultOfEnd(item, event),
      returned: asks
        ? true
        : event.startsWith('refund.confirm')
          ? item.claim?.receivedAt !== null
          : item.claim?.returnRequired !== false,
    };
  });
}

/**
 * What cancelling, refunding or exchanging these lines would give back now: the same function that books it.
 * @returns the reason when the machine would refuse the event whatever it carried.
 */
export async function previewOf(
  tx: Orm,
  locked: LockedOrder,
  asked: {
    readonly rows: readonly ItemRow[];
    readonly event: ItemEvent;
    readonly by: Parameters<typeof can>[3];
    readonly reason: ClaimReasonLike | undefined;
    readonly quantity: number | undefined;
    readonly at: Instant;
  },
): Promise<Preview | { readonly row: ItemRow; readonly reason: Reason }> {
  const { rows, event, by, at, quantity } = asked;
  const type = refundTypeOf(event);
  for (const row of rows) {
    const reason = type === null ? 'NOT_NOW' : can(itemMachine, row.data, event, by, at);
    if (reason !== null) return { row, reason };
  }
  const leaving = leavingOf(rows, event, type ?? 'cancel', asked.reason, quantity);
  const { group } = locked;
  const restorable = group.pointsAmount === 0 ? 0 : await restorablePoints(tx, group.id, at);
  // A part that is split off leaves the rest of its line behind.
  const rest = leaving.flatMap(({ row }) => {
    const whole = rows.find(({ id }) => id === row.id);
    return whole === undefined || whole.quantity === row.quantity
      ? []
      : [{ ...whole, id: -whole.id }];
  });
  const splits = splitsOf(
    { order: locked.order, rows: [...locked.rows, ...rest] },
    leaving,
    restorable,
    at,
  );
  const [first] = leaving;
  const fault = first?.fault ?? 'buyer';
  return {
    type: type ?? 'cancel',
    fault,
    quantity: leaving.reduce((all, { row }) => all + row.quantity, 0),
    split: total([...splits.values()].map(({ split }) => split)),
    couponBack:
      type === 'cancel' && group.couponId !== null && rest.length === 0
        ? await couponBack(tx, locked, rows)
        : false,
    returnWays: returnWays(type ?? 'cancel', fault),
  };
}

/** What would go back for each of these lines if it left alone. Lines that refuse the event are not in it. */
export async function moneyOfEach(
  tx: Orm,
  locked: LockedOrder,
  {
    rows,
    event,
    by,
    at,
  }: {
    readonly rows: readonly ItemRow[];
    readonly event: ItemEvent;
    readonly by: Parameters<typeof can>[3];
    readonly at: Instant;
  },
): Promise<ReadonlyMap<number, number>> {
  const { group } = locked;
  const type = refundTypeOf(event);
  if (type === null) return new Map();
  const restorable = group.pointsAmount === 0 ? 0 : await restorablePoints(tx, group.id, at);
  return new Map(
    rows.flatMap((row) => {
      if (can(itemMachine, row.data, event, by, at) !== null) return [];
      const leaving = leavingOf([row], event, type, undefined, undefined);
      const split = splitsOf(locked, leaving, restorable, at).get(row.id)?.split;
      return split === undefined ? [] : [[row.id, split.money] as const];
    }),
  );
}

function total(splits: readonly RefundSplit[]): RefundSplit {
  const sum = (of: (split: RefundSplit) => number): number =>
    splits.reduce((all, split) => all + of(split), 0);
  return {
    goods: sum(({ goods }) => goods),
    couponShare: sum(({ couponShare }) => couponShare),
    points: sum(({ points }) => points),
    deliveryFee: sum(({ deliveryFee }) => deliveryFee),
    returnFee: sum(({ returnFee }) => returnFee),
    money: sum(({ money }) => money),
  };
}

async function couponBack(
  tx: Orm,
  { group, order, rows: own }: LockedOrder,
  leaving: readonly ItemRow[],
): Promise<boolean> {
  const others = await tx
    .select({ state: orderItems.state })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.groupId, group.id), ne(orders.id, order.id)));
  const ids = new Set(leaving.map(({ id }) => id));
  const staying = [...others, ...own.filter(({ id }) => !ids.has(id))];
  const cancelled = staying.filter(isCancelled).length;
  return couponComesBack({ cancelled: cancelled + ids.size, items: staying.length + ids.size });
}
