import { describe, expect, it } from 'vitest';
import { day, hour } from '../calendar/duration.ts';
import { apply } from '../machine/engine.ts';
import { type Item, newItem } from '../order/item/item.ts';
import { itemMachine } from '../order/item/item-machine.ts';
import type { ItemEvent } from '../order/item/item-payloads.ts';
import { command, send, start } from '../order/testing/walk.ts';
import { prepaidAfter } from './prepaid-shipping.ts';

const at = start + 5 * day;
type By = 'buyer' | 'seller' | 'carrier';
type Step = readonly [event: ItemEvent, by: By, payload?: object];

const placed = newItem({ amount: 900_000, placedAt: start });
const paid = send(placed, 'payment.succeeded', 'system', start + hour);
const sent = send(paid, 'seller.dispatch', 'seller', start + day);
const arrived = send(sent, 'delivered', 'carrier', start + 2 * day);

function step(item: Item, [event, by, payload]: Step): Item {
  const good = command(item, event, by, at);
  const applied = apply(itemMachine, item, {
    ...good,
    payload: { ...good.payload, ...payload },
  } as never);
  if (!applied.ok) throw new Error(`${event} in ${item.state}: ${applied.refusal.reason}`);
  return applied.entity;
}

/** What is left of a fee after the steps of claims about goods that have arrived. */
function left(...steps: readonly Step[]): number {
  let item = arrived;
  let prepaid = 0;
  for (const one of steps) {
    const before = item;
    item = step(item, one);
    prepaid = prepaidAfter(prepaid, before, item);
  }
  return prepaid;
}

const held = (type: 'refund' | 'exchange', reason: string, amount?: number): readonly Step[] => [
  [`${type}.hold`, 'seller', { reason, amount }],
  [`${type}.release`, 'seller'],
];
const ask = (type: 'refund' | 'exchange'): Step => [`${type}.request`, 'buyer'];

describe('a fee for the way back that was paid before', () => {
  it('is there from the release on, where its reason is the way back', () => {
    expect(left(ask('refund'), ...held('refund', 'RETURN_FEE', 30_000))).toBe(30_000);
    expect(left(ask('refund'), ...held('refund', 'RETURN_AND_EXTRA_FEE', 40_000))).toBe(40_000);
    expect(left(ask('refund'), ...held('refund', 'EXTRA_FEE', 10_000))).toBe(0);
    expect(left(ask('refund'), ...held('refund', 'SELLER_CHECK'))).toBe(0);
    expect(left(ask('refund'), ...held('refund', 'RETURN_FEE', 30_000).slice(0, 1))).toBe(0);
  });

  it('adds up within a claim, also when its type changes', () => {
    expect(
      left(
        ask('exchange'),
        ...held('exchange', 'RETURN_FEE', 60_000),
        ['exchange.received', 'seller'],
        ['exchange.to_refund', 'seller'],
        ...held('refund', 'RETURN_FEE', 5_000),
      ),
    ).toBe(65_000);
  });

  it('is used up with the exchange it was paid for', () => {
    const exchange: readonly Step[] = [
      ask('exchange'),
      ...held('exchange', 'RETURN_FEE', 60_000),
      ['exchange.received', 'seller'],
      ['exchange.confirm', 'seller'],
      ['exchange.redeliver', 'seller'],
    ];
    expect(left(...exchange)).toBe(60_000);
    expect(left(...exchange, ['exchange.redelivered', 'carrier'])).toBe(0);
    // What the next claim pays is its own.
    expect(
      left(
        ...exchange,
        ['exchange.redelivered', 'carrier'],
        ask('refund'),
        ...held('refund', 'RETURN_FEE', 20_000),
      ),
    ).toBe(20_000);
  });

  it.each(['refund', 'exchange'] as const)(
    'is used up by a %s that is refused once its goods came, and only then',
    (type) => {
      const paid = [ask(type), ...held(type, 'RETURN_FEE', 30_000)];
      const refused: Step = [`${type}.reject`, 'seller'];
      expect(left(...paid, refused)).toBe(30_000);
      expect(left(...paid, [`${type}.received`, 'seller'], refused)).toBe(0);
    },
  );
});
