import { isDeepStrictEqual } from 'node:util';
import {
  advanceOrder,
  apply,
  applyToOrder,
  fromIct,
  itemMachine,
  newItem,
  newOrder,
  whatNext,
  type Command,
  type Item,
  type ItemPayloads,
  type Order,
} from '@hien/domain';
import { applyByHand, nextByHand } from './lib/item-by-hand.ts';
import type { Measure } from './lib/table.ts';

const SIZES = (process.env.BENCH_ITEMS ?? '1,5,20,100,500').split(',').map(Number);
const ROUNDS = 41;
const start = fromIct(2026, 3, 2, 9);
const hour = 3_600_000;
const shipment = { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-001' } as const;
const amount = 1_250_000;

/** A whole life: paid, sent, claimed, sent back, paid back; each an hour after the one before. */
const life: readonly Command<ItemPayloads>[] = [
  {
    event: 'payment.succeeded',
    by: 'system',
    at: start + hour,
    payload: { cod: false, verified: true, captured: amount },
  },
  { event: 'seller.accept', by: 'seller', at: start + 2 * hour, payload: {} },
  { event: 'seller.dispatch', by: 'seller', at: start + 3 * hour, payload: { shipment } },
  { event: 'delivered', by: 'carrier', at: start + 4 * hour, payload: {} },
  {
    event: 'refund.request',
    by: 'buyer',
    at: start + 5 * hour,
    payload: { reason: 'DAMAGED', text: 'Chân bàn bị gãy', pictures: ['uploads/1.avif'] },
  },
  { event: 'refund.approve', by: 'seller', at: start + 6 * hour, payload: {} },
  { event: 'refund.pickup_started', by: 'carrier', at: start + 7 * hour, payload: { shipment } },
  { event: 'refund.received', by: 'seller', at: start + 8 * hour, payload: {} },
  { event: 'refund.confirm', by: 'seller', at: start + 9 * hour, payload: { amount } },
  { event: 'payment.refunded', by: 'system', at: start + 10 * hour, payload: {} },
];

const fresh = (): Item => newItem({ amount, placedAt: start });

/** What the measured work leaves behind, so that no compiler can leave the work out. */
let kept = 0;

function byEngine(): void {
  let item = fresh();
  for (const command of life) {
    const applied = apply(itemMachine, item, command);
    if (!applied.ok) throw new Error(`${command.event}: ${applied.refusal.reason}`);
    item = applied.entity;
    kept += applied.effects.length + whatNext(itemMachine, item).who.length;
  }
}

function byHand(): void {
  let item = fresh();
  for (const command of life) {
    const applied = applyByHand(item, command);
    if (!applied.ok) throw new Error(`${command.event}: ${applied.reason}`);
    item = applied.item;
    kept += applied.effects.length + nextByHand(item).who.length;
  }
}

/** The two must do the same thing, or comparing their cost says nothing. */
function mustAgree(): void {
  let item = fresh();
  for (const command of life) {
    const engine = apply(itemMachine, item, command);
    const hand = applyByHand(item, command);
    if (!engine.ok || !hand.ok) throw new Error(`${command.event} is refused`);
    const next = nextByHand(hand.item);
    const expected = whatNext(itemMachine, engine.entity);
    if (
      !isDeepStrictEqual(hand.item, engine.entity) ||
      !isDeepStrictEqual(hand.effects, engine.effects)
    )
      throw new Error(`the switch does something else for ${command.event}`);
    if (!isDeepStrictEqual(next, expected))
      throw new Error(`the switch expects something else after ${command.event}`);
    item = engine.entity;
  }
}

/** Median milliseconds of one call, over rounds of calls. */
function median(calls: number, work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    for (let call = 0; call < calls; call += 1) work();
    return (performance.now() - started) / calls;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** One event on every item of an order, and a day passing over all of them. */
function orderWork(size: number): () => void {
  const placed = newOrder(Array.from({ length: size }, fresh));
  const [paid, accepted] = life;
  if (paid === undefined || accepted === undefined) throw new Error('the life is empty');
  const first = applyToOrder(placed, paid);
  if (!first.ok) throw new Error(first.refusal.reason);
  const order: Order = first.order;
  return () => {
    const applied = applyToOrder(order, accepted);
    if (!applied.ok) throw new Error(applied.refusal.reason);
    kept += advanceOrder(applied.order, accepted.at + 24 * hour).entries.length;
  };
}

/** What the rules cost beside a switch written by hand, and how that grows with the items of an order. */
export async function domain(): Promise<Measure[]> {
  mustAgree();
  // Both warm before either is timed, and timed in turns: the same machine, the same moment.
  median(200, byEngine);
  median(200, byHand);
  const ratios = Array.from({ length: 7 }, () => {
    const engine = median(200, byEngine);
    return { engine, hand: median(200, byHand) };
  }).toSorted((a, b) => a.engine / a.hand - b.engine / b.hand);
  const middle = ratios[3] ?? { engine: 0, hand: 1 };
  const measures: Measure[] = [
    {
      name: 'one event and what happens next, engine',
      value: (middle.engine / life.length) * 1000,
      unit: 'µs',
    },
    { name: 'the same, switch by hand', value: (middle.hand / life.length) * 1000, unit: 'µs' },
    {
      name: 'engine over switch',
      value: middle.engine / middle.hand,
      unit: '×',
      target: { atMost: 3 },
    },
  ];
  const perItem = SIZES.map((size) => {
    const work = orderWork(size);
    median(Math.ceil(2000 / size), work);
    const time = median(Math.ceil(2000 / size), work);
    measures.push({
      name: `one event and a day, order of ${size}`,
      value: time * 1000,
      unit: 'µs',
    });
    return time / size;
  });
  const largest = perItem.pop() ?? 0;
  // Linear is 1; the rest is noise. The cheapest of the others, not the smallest order: that one also pays for itself.
  measures.push({
    name: 'time per item, largest order over cheapest',
    value: largest / Math.min(...perItem),
    unit: '×',
    target: { atMost: 1.3 },
  });
  if (kept === 0) throw new Error('nothing was done');
  return measures;
}
