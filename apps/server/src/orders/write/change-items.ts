import {
  applyToOrder,
  type Command,
  type ItemEvent,
  type ItemPayloads,
  type OrderEffect,
  type OrderEntry,
  type Refusal,
} from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { bookChange, bookChanges } from './book-change.ts';
import { asOrder, type ItemRow, type LockedOrder, lockOrder } from './locked-order.ts';
import type { Outcome } from './outcome.ts';

export type ItemChange = {
  readonly orderId: number;
  /** Lines of the order; all of them when left out. */
  readonly itemIds?: readonly number[];
  /** The event; a function where what it carries differs from line to line. */
  readonly command: Command<ItemPayloads> | ((row: ItemRow) => Command<ItemPayloads>);
  /** Who pressed; null for the system and for a visitor with a link. */
  readonly who: { readonly userId: number | null };
};

export type ChangedItems =
  | { readonly ok: true; readonly locked: LockedOrder }
  | {
      readonly ok: false;
      readonly locked: LockedOrder;
      readonly itemId: number;
      readonly refusal: Refusal<ItemPayloads>;
    };

/** Somebody named an order or a line that does not exist. */
export class NoSuchOrder extends Error {
  constructor(orderId: number) {
    super(`no order ${orderId}, or a line is not its own`);
    this.name = 'NoSuchOrder';
  }
}

/**
 * One event on lines of an order, all or nothing, with everything that follows from it in the same transaction. A
 * refusal changes nothing.
 * @throws {NoSuchOrder} when the order or one of the lines is not there.
 */
export async function changeItems(tx: Orm, change: ItemChange): Promise<ChangedItems> {
  const locked = await lockOrder(tx, change.orderId);
  if (locked === null) throw new NoSuchOrder(change.orderId);
  return changeLocked(tx, locked, change);
}

/** The same for who holds the order's lock already. */
export async function changeLocked(
  tx: Orm,
  locked: LockedOrder,
  { who, ...change }: Omit<ItemChange, 'orderId'>,
): Promise<ChangedItems> {
  const decided = decide(locked, change);
  if (!decided.ok) return { ...decided, locked };
  const { outcome, at } = decided;
  return { ok: true, locked: await bookChange(tx, locked, outcome, { userId: who.userId, at }) };
}

/**
 * One event of the system on lines of several orders of a group, for who holds their locks: as many statements for ten
 * orders as for one.
 * @throws Error when a line refuses: the system sends only what it knows to be possible.
 */
export async function changeBySystem(
  tx: Orm,
  changes: readonly { readonly locked: LockedOrder; readonly itemIds?: readonly number[] }[],
  command: ItemChange['command'],
  at: number,
): Promise<void> {
  const decided = changes.map(({ locked, itemIds }) => {
    const one = decide(locked, { command, ...(itemIds === undefined ? {} : { itemIds }) });
    if (!one.ok) throw new Error(`line ${one.itemId}: ${one.refusal.reason}`);
    return { locked, outcome: one.outcome };
  });
  await bookChanges(tx, decided, { userId: null, at });
}

type Decision =
  | { readonly ok: true; readonly outcome: Outcome; readonly at: number }
  | Omit<Extract<ChangedItems, { ok: false }>, 'locked'>;

/** What the domain makes of the event on these lines of an order; nothing is written. */
function decide(
  { order, rows }: LockedOrder,
  { itemIds, command }: Pick<ItemChange, 'itemIds' | 'command'>,
): Decision {
  const chosen =
    itemIds === undefined
      ? [...rows.keys()]
      : itemIds.map((id) => rows.findIndex((row) => row.id === id));
  let after = asOrder(
    order,
    rows.map(({ data }) => data),
  );
  const effects: OrderEffect[] = [];
  const entries: OrderEntry[] = [];
  let at = 0;
  for (const index of chosen) {
    const row = rows[index];
    if (row === undefined) throw new NoSuchOrder(order.id);
    const sent = typeof command === 'function' ? command(row) : command;
    // What is owed is known once all lines that leave are known together, with the order's fees.
    const applied = applyToOrder(after, sent, [index], () => true);
    if (!applied.ok) return { ok: false, itemId: row.id, refusal: applied.refusal };
    after = applied.order;
    effects.push(...applied.effects);
    entries.push(...applied.entries);
    at = sent.at;
  }
  return { ok: true, outcome: { order: after, effects, entries }, at };
}

/** A command of the system: nobody pressed. */
export function bySystem<Event extends ItemEvent>(
  event: Event,
  payload: ItemPayloads[Event],
  at: number,
): Command<ItemPayloads> {
  return { event, by: 'system', at, payload } as Command<ItemPayloads>;
}
