import { fromIct, type Instant } from '../../calendar/ict.ts';
import type { Actor } from '../../machine/actors.ts';
import { allowed, apply } from '../../machine/engine.ts';
import type { Command } from '../../machine/machine.ts';
import { type Item, newItem } from '../item.ts';
import { itemMachine } from '../item-machine.ts';
import type { ItemEvent, ItemPayloads } from '../item-payloads.ts';
import type { ItemState } from '../item-state.ts';

export const start: Instant = fromIct(2026, 3, 2, 9);

const shipment = { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-001' } as const;

/** A payload that satisfies every need of the event, for an item and a moment. */
export function goodPayloads(item: Item, at: Instant): ItemPayloads {
  const request = {
    reason: 'DAMAGED',
    text: 'Chân bàn bị gãy',
    pictures: ['uploads/1.avif'],
    returnRequired: false,
  } as const;
  const reject = {
    reason: 'GOODS_DAMAGED_OR_USED',
    text: 'Hàng đã qua sử dụng',
    sendBack: shipment,
  };
  const hold = { reason: 'SELLER_CHECK', text: 'Chúng tôi đang kiểm tra hàng' } as const;
  return {
    'payment.succeeded': { cod: false, verified: true, captured: item.amount },
    'payment.due_elapsed': {},
    'payment.refunded': {},
    'payment.refund_failed': {},
    'seller.accept': {},
    'seller.declare_delay': { reason: 'Chờ gỗ về', until: at + 86_400_000 },
    'seller.dispatch': { shipment },
    'seller.edit_delivery': { shipment },
    'sla.dispatch_elapsed': {},
    'sla.delivery_elapsed': {},
    delivered: {},
    'buyer.confirm': {},
    auto_confirm: {},
    'admin.cancel_confirmed': { reason: 'Theo yêu cầu của hai bên' },
    'cancel.unpaid': {},
    'cancel.request': { reason: 'CHANGED_MIND', text: '' },
    'cancel.withdraw': {},
    'cancel.approve': {},
    'cancel.reject': { reason: 'Đã đóng gói', text: 'Hàng đã đóng gói' },
    'cancel.by_seller': { reason: 'OUT_OF_STOCK' },
    'sla.cancel_elapsed': {},
    'refund.request': request,
    'refund.withdraw': {},
    'refund.approve': {},
    'refund.pickup_started': { shipment },
    'refund.received': {},
    'refund.confirm': { amount: item.captured },
    'refund.confirm_no_return': { amount: item.captured },
    'refund.reject': reject,
    'refund.hold': hold,
    'refund.release': {},
    'refund.to_exchange': {
      reason: 'Người mua muốn đổi',
      buyerAgreed: true,
      wantedOption: 'oak',
      inStock: true,
    },
    'exchange.request': { ...request, wantedOption: 'oak', inStock: true },
    'exchange.withdraw': {},
    'exchange.pickup_started': { shipment },
    'exchange.received': {},
    'exchange.confirm': { inspected: true, reserved: true },
    'exchange.redeliver': { shipment },
    'exchange.redelivered': {},
    'exchange.reject': reject,
    'exchange.hold': hold,
    'exchange.release': {},
    'exchange.to_refund': { reason: 'Hết hàng thay thế', buyerAgreed: true },
    'sla.claim_elapsed': {},
  };
}

export function command(
  item: Item,
  event: ItemEvent,
  by: Actor,
  at: Instant,
): Command<ItemPayloads> {
  return { event, by, at, payload: goodPayloads(item, at)[event] } as Command<ItemPayloads>;
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
 * a path that can really happen, so guards on its own data hold.
 */
export function itemsByState(): ReadonlyMap<ItemState, Item> {
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
        const applied = apply(itemMachine, item, command(item, event, by, at));
        if (!applied.ok || seen.has(key(applied.entity))) continue;
        seen.add(key(applied.entity));
        queue.push(applied.entity);
        if (!found.has(applied.entity.state)) found.set(applied.entity.state, applied.entity);
      }
    }
  }
  return found;
}
