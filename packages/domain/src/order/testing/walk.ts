import { fromIct, type Instant } from '../../calendar/ict.ts';
import type { Actor } from '../../machine/actors.ts';
import { allowed, apply } from '../../machine/engine.ts';
import type { Command } from '../../machine/machine.ts';
import { type Item, newItem } from '../item/item.ts';
import { goodPayloads, staffPayloads } from '../item/item-examples.ts';
import { itemMachine } from '../item/item-machine.ts';
import type { ItemEvent, ItemPayloads } from '../item/item-payloads.ts';
import type { ItemState } from '../item/item-state.ts';

export const start: Instant = fromIct(2026, 3, 2, 9);

export function command(
  item: Item,
  event: ItemEvent,
  by: Actor,
  at: Instant,
  cod = false,
): Command<ItemPayloads> {
  const payload =
    cod && event === 'payment.succeeded'
      ? { cod: true, verified: false, captured: 0 }
      : (by === 'admin' ? staffPayloads : goodPayloads)(item, at)[event];
  return { event, by, at, payload } as Command<ItemPayloads>;
}

/** Sends an event with a good payload; a refusal is a mistake in the test. */
export function send(item: Item, event: ItemEvent, by: Actor, at: Instant): Item {
  const applied = apply(itemMachine, item, command(item, event, by, at));
  if (!applied.ok) throw new Error(`${event} refused in ${item.state}: ${applied.refusal.reason}`);
  return applied.entity;
}

/** When a deadline's own event can be sent: right after it. */
const late = (item: Item, event: ItemEvent): Instant =>
  (itemMachine.timers?.(item) ?? []).find((timer) => timer.event === event)?.at ?? item.changedAt;

/**
 * One real item in every state, found by walking the table from a new order with good payloads. Each is
 * a path that can really happen, so guards on its own data hold. `cod`: the order is paid at the door.
 */
export function itemsByState(cod = false): ReadonlyMap<ItemState, Item> {
  const first = newItem({ amount: 1_250_000, placedAt: start });
  const found = new Map<ItemState, Item>([[first.state, first]]);
  // Two items in one state differ when a withdrawal or a rejection would send them elsewhere.
  const key = (item: Item): string =>
    `${item.state} ${item.before} ${item.claim?.receivedAt === null}`;
  const seen = new Set([key(first)]);
  const queue: Item[] = [first];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    for (const by of ['system', 'buyer', 'seller', 'carrier', 'admin'] as const) {
      const soon = item.changedAt + 60_000;
      for (const { event } of allowed(itemMachine, item, by, soon)) {
        const at =
          by === 'system' && !event.startsWith('payment.re') && event !== 'payment.succeeded'
            ? late(item, event) + 1
            : soon;
        const applied = apply(itemMachine, item, command(item, event, by, at, cod));
        if (!applied.ok || seen.has(key(applied.entity))) continue;
        seen.add(key(applied.entity));
        queue.push(applied.entity);
        if (!found.has(applied.entity.state)) found.set(applied.entity.state, applied.entity);
      }
    }
  }
  return found;
}
