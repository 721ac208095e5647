import {
  can,
  couponComesBack,
  type Fault,
  faultOf,
  faultOfEnd,
  type Instant,
  isCancelled,
  type Item,
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

/** What whoever asks has said so far: all of it is said when the event is sent. */
type Said = {
  readonly reason?: ClaimReasonLike | undefined;
  readonly quantity?: number | undefined;
  /** Whether the goods have to come back, where that is being decided (R03). */
  readonly returnRequired?: boolean | undefined;
};

/** The lines as they would leave with this event, parts split off as the claim would split them. */
function leavingOf(
  rows: readonly ItemRow[],
  event: ItemEvent,
  type: Leaving['type'],
  { reason, quantity, returnRequired }: Said = {},
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
      returned: comesBack(item, event, returnRequired),
    };
  });
}

/** Whether the goods have a way back to be paid: as they came, as it is being decided, else as it stands. */
function comesBack({ claim }: Item, event: ItemEvent, returnRequired?: boolean): boolean {
  if (event.endsWith('.request')) return true;
  if (event.startsWith('refund.confirm')) return claim?.receivedAt !== null;
  const decided = event === 'refund.approve' ? returnRequired : undefined;
  return (decided ?? claim?.returnRequired) !== false;
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
    readonly at: Instant;
  } & Said,
): Promise<Preview | { readonly row: ItemRow; readonly reason: Reason }> {
  const { rows, event, by, at } = asked;
  const type = refundTypeOf(event);
  for (const row of rows) {
    const reason = type === null ? 'NOT_NOW' : can(itemMachine, row.data, event, by, at);
    if (reason !== null) return { row, reason };
  }
  const leaving = leavingOf(rows, event, type ?? 'cancel', asked);
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
      const leaving = leavingOf([row], event, type);
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
