import { day, hour } from '../src/calendar/duration.ts';
import { at } from '../src/list/at.ts';
import { edgesOf } from '../src/machine/graph.ts';
import { apply } from '../src/machine/engine.ts';
import type { Command } from '../src/machine/machine.ts';
import { whatNext } from '../src/machine/next.ts';
import { timersOf } from '../src/machine/timers.ts';
import { type Item, newItem } from '../src/order/item.ts';
import { itemMachine } from '../src/order/item-machine.ts';
import type { ItemPayloads } from '../src/order/item-payloads.ts';
import type { ItemState } from '../src/order/item-state.ts';
import { applyToOrder, newOrder, type Order } from '../src/order/order.ts';
import { command, itemsByState, send, start } from '../src/order/testing/walk.ts';
import { moveBySwitch, nextBySwitch } from './switch.ts';

/**
 * Two questions: what does the engine cost beside a hand-written switch over the same table, in the same
 * run; and does an order's cost grow with its items and not faster?
 */
type Case = { readonly item: Item; readonly command: Command<ItemPayloads> };

function everyRow(): readonly Case[] {
  const items = itemsByState();
  return edgesOf(itemMachine).flatMap(({ from, event, by }) => {
    const item = items.get(from as ItemState);
    if (item === undefined) return [];
    const deadline = timersOf(itemMachine, item).find((timer) => timer.event === event);
    return [
      {
        item,
        command: command(
          item,
          event,
          by[0],
          deadline === undefined ? item.changedAt + 1 : deadline.at + 1,
        ),
      },
    ];
  });
}

/**
 * Nanoseconds per call of each, the best of many short rounds taken in turns: what the code costs when
 * nothing else disturbs it, and the same weather for both.
 */
function best(calls: number, ...runs: readonly (() => void)[]): readonly number[] {
  const least = runs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 60; round += 1) {
    for (const [index, run] of runs.entries()) {
      const from = process.hrtime.bigint();
      run();
      least[index] = Math.min(at(least, index), Number(process.hrtime.bigint() - from) / calls);
    }
  }
  return least;
}

let sink = 0;

function perEvent(cases: readonly Case[]): { readonly engine: number; readonly byHand: number } {
  const times = 25;
  const engine = (): void => {
    for (let time = 0; time < times; time += 1) {
      for (const one of cases) {
        const applied = apply(itemMachine, one.item, one.command);
        sink +=
          applied.entity.version + (whatNext(itemMachine, applied.entity).until === null ? 0 : 1);
      }
    }
  };
  const byHand = (): void => {
    for (let time = 0; time < times; time += 1) {
      for (const one of cases) {
        const moved = moveBySwitch(one.item, one.command);
        sink +=
          moved === null
            ? 0
            : moved.item.version + (nextBySwitch(moved.item).until === null ? 0 : 1);
      }
    }
  };
  const [table = 0, hand = 0] = best(times * cases.length, engine, byHand);
  return { engine: table, byHand: hand };
}

/** Microseconds per event on one item of an order, with the order's code computed. */
function perOrder(size: number): number {
  const paid = send(
    newItem({ amount: 1_000_000, placedAt: start }),
    'payment.succeeded',
    'system',
    start,
  );
  const order: Order = newOrder(Array.from({ length: size }, () => paid));
  const times = Math.max(10, Math.floor(4_000 / size));
  const run = (): void => {
    for (let time = 0; time < times; time += 1) {
      const index = time % size;
      const applied = applyToOrder(
        order,
        {
          event: 'seller.dispatch',
          by: 'seller',
          at: start + hour,
          payload: { shipment: { kind: 'self' } },
        },
        [index],
      );
      sink += applied.order.items.length;
    }
  };
  return at(best(times, run), 0) / 1_000;
}

const cases = everyRow();
const different = cases.filter(({ item, command: sent }) => {
  const applied = apply(itemMachine, item, sent);
  const moved = moveBySwitch(item, sent);
  return (
    applied.ok !== (moved !== null) || (moved !== null && applied.entity.state !== moved.item.state)
  );
});
// Correcting a replacement's parcel number is the one row the switch leaves out.
const unexpected = different.filter(({ item }) => item.state !== 'exchange_redelivering');
if (unexpected.length > 0)
  throw new Error(
    `switch and table differ: ${unexpected.map(({ item, command: sent }) => `${item.state} ${sent.event}`).join(', ')}`,
  );

const { engine, byHand } = perEvent(cases.filter((one) => !different.includes(one)));
const sizes = [1, 10, 50, 100, 250, 500];
const orders = sizes.map((size) => ({ items: size, microseconds: perOrder(size) }));
const cost = (size: number): number =>
  orders.find(({ items }) => items === size)?.microseconds ?? 0;
const early = (cost(100) - cost(10)) / 90;
const growth = (cost(500) - cost(100)) / 400;

process.stdout.write(`one event and what happens next, over ${cases.length} rows\n`);
process.stdout.write(`  table on the engine   ${engine.toFixed(0)} ns\n`);
process.stdout.write(`  hand-written switch   ${byHand.toFixed(0)} ns\n`);
process.stdout.write(`  ratio                 ${(engine / byHand).toFixed(2)}   target ≤ 3\n`);
process.stdout.write('one event on an order, with its code\n');
for (const { items, microseconds } of orders)
  process.stdout.write(`  ${String(items).padStart(3)} items   ${microseconds.toFixed(2)} µs\n`);
process.stdout.write(
  `  per further item      ${(early * 1_000).toFixed(0)} ns from 10 to 100, ${(growth * 1_000).toFixed(0)} ns from 100 to 500   target: not rising (≤ 1.5 ×)\n`,
);
process.stdout.write(sink > day ? '' : '\n');
if (engine / byHand > 3 || growth > early * 1.5) process.exitCode = 1;
