import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '../../calendar/duration.ts';
import { actors } from '../../machine/actors.ts';
import { apply, type HistoryEntry, isEventOf } from '../../machine/engine.ts';
import { replay } from '../../machine/replay.ts';
import { reachableFrom } from '../../machine/graph.ts';
import { advance } from '../../machine/timers.ts';
import { whatNext } from '../../machine/next.ts';
import { type Item, newItem } from './item.ts';
import { itemMachine } from './item-machine.ts';
import type { ItemEvent, ItemPayloads } from './item-payloads.ts';
import { itemStates } from './item-state.ts';
import {
  advanceOrder,
  applyToOrder,
  codeOf,
  extendConfirmation,
  newOrder,
  type Order,
} from '../order.ts';
import { orderCode } from '../order-code.ts';
import { paymentStatus } from '../text-status.ts';
import { command, send, start } from '../testing/walk.ts';

const events = [...new Set(itemMachine.rules.map((rule) => rule.event))] as ItemEvent[];

/** Something happens: an event by somebody after some hours. Half of the picks are events the state knows. */
const step = fc.record({
  pick: fc.nat(),
  by: fc.constantFrom(...actors),
  wait: fc.integer({ min: 0, max: 60 }),
  sensible: fc.boolean(),
});
const story = fc.array(step, { minLength: 1, maxLength: 40 });
/** Paid at the door or before. */
const cash = fc.boolean();

function choose(
  item: Item,
  { pick, by, sensible }: { pick: number; by: (typeof actors)[number]; sensible: boolean },
): { event: ItemEvent; by: (typeof actors)[number] } {
  const known = itemMachine.rules.filter((rule) => rule.from.includes(item.state));
  const rule = known[pick % Math.max(1, known.length)];
  if (!sensible || rule === undefined)
    return { event: events[pick % events.length] ?? 'delivered', by };
  return { event: rule.event, by: rule.by[pick % rule.by.length] ?? by };
}

type Sent = { readonly event: ItemEvent; readonly by: (typeof actors)[number] };
type Told = { readonly item: Item; readonly history: readonly HistoryEntry<ItemPayloads>[] };

/** Plays a story: time passes, then somebody does something. */
function play(
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
  cod: boolean,
  check?: (before: Item, after: Item, ok: boolean, at: number, sent: Sent) => void,
  from: Item = newItem({ amount: 1_250_000, placedAt: start }),
): Told {
  let item = from;
  const history: HistoryEntry<ItemPayloads>[] = [];
  let at = start;
  for (const one of steps) {
    at += one.wait * hour;
    const advanced = advance(itemMachine, item, at);
    item = advanced.entity;
    history.push(...advanced.entries);
    const { event, by } = choose(item, one);
    const applied = apply(itemMachine, item, command(item, event, by, at, cod));
    check?.(item, applied.entity, applied.ok, at, { event, by });
    if (applied.ok) history.push(applied.entry);
    item = applied.entity;
  }
  return { item, history };
}

describe('whatever happens to an item', () => {
  it('a refused event changes nothing and gives a reason; an accepted one changes the version by one', () => {
    fc.assert(
      fc.property(story, cash, (steps, cod) => {
        play(steps, cod, (before, after, ok, at) => {
          if (!ok) expect(after).toBe(before);
          else expect([after.version, after.changedAt]).toEqual([before.version + 1, at]);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('nothing that was given is changed', () => {
    fc.assert(
      fc.property(story, cash, (steps, cod) => {
        play(steps, cod, (before, _, __, at) => {
          const frozen = Object.freeze(structuredClone(before));
          const copy = structuredClone(frozen);
          for (const event of events)
            apply(itemMachine, frozen, command(frozen, event, 'seller', at));
          expect(frozen).toEqual(copy);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('playing the history again gives the same item', () => {
    fc.assert(
      fc.property(story, cash, (steps, cod) => {
        const { item, history } = play(steps, cod);
        expect(
          replay(itemMachine, newItem({ amount: 1_250_000, placedAt: start }), history),
        ).toEqual(item);
      }),
      { numRuns: 200 },
    );
  });

  it('a clock moved in any steps gives what one step gives', () => {
    fc.assert(
      fc.property(
        story,
        fc.array(fc.integer({ min: 0, max: 24 * 40 }), { maxLength: 12 }),
        cash,
        (steps, hours, cod) => {
          const { item } = play(steps, cod);
          const moments = hours.map((h) => item.changedAt + h * hour).toSorted((a, b) => a - b);
          const last = moments.at(-1) ?? item.changedAt;
          const slowly = [...moments, last].reduce(
            (current, at) => advance(itemMachine, current, at).entity,
            item,
          );
          expect(slowly).toEqual(advance(itemMachine, item, last).entity);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('there is always a way to an end, and somebody or some date leads there', () => {
    const ends = Object.entries(itemStates)
      .filter(([, info]) => 'end' in info)
      .map(([state]) => state);
    fc.assert(
      fc.property(story, cash, (steps, cod) => {
        const { item } = play(steps, cod);
        const reachable = reachableFrom(itemMachine, [item.state]);
        expect(ends.some((end) => reachable.has(end))).toBe(true);
        if (ends.includes(item.state)) return;
        const next = whatNext(itemMachine, item);
        expect(next.who.length > 0 || next.until !== null).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('money returned never exceeds what was captured', () => {
    fc.assert(
      fc.property(story, cash, (steps, cod) => {
        play(steps, cod, (_, after) => {
          expect(after.captured === 0 || after.captured === after.amount).toBe(true);
          expect(after.claim?.refundAmount ?? 0).toBeLessThanOrEqual(after.captured);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('cash counts from the first word of shop or carrier that it is there, and from no other', () => {
    // The rule in other words: who said what about this item until now.
    const told = new Set(['delivered', 'exchange.redelivered', 'cash.collected']);
    const collects = new Set(['seller', 'carrier', 'admin']);
    let arrivedUnseen = 0;
    let redelivered = 0;
    const placed = newItem({ amount: 1_250_000, placedAt: start });
    const paid = apply(
      itemMachine,
      placed,
      command(placed, 'payment.succeeded', 'system', start, true),
    );
    const dispatched = send(paid.entity, 'seller.dispatch', 'seller', start);
    // Few stories find the way of a replacement by chance: some begin on it.
    const travelling = (
      [
        ['exchange.request', 'buyer'],
        ['exchange.received', 'seller'],
        ['exchange.confirm', 'seller'],
        ['exchange.redeliver', 'seller'],
      ] as const
    ).reduce((item, [event, by]) => send(item, event, by, start), dispatched);
    const begin = fc.constantFrom(dispatched, travelling);
    fc.assert(
      fc.property(story, begin, (steps, from) => {
        let seen = false;
        play(
          steps,
          true,
          (before, after, ok, _, { event, by }) => {
            if (ok && told.has(event) && collects.has(by)) seen = true;
            expect([after.captured, after.collectedAt !== null]).toEqual([
              seen ? after.amount : 0,
              seen,
            ]);
            const order = newOrder([after]);
            expect(paymentStatus(order)).toBe(seen ? 'PAID' : 'WAIT_FOR_PAY');
            // Money that somebody may have paid never ends as a refund of nothing by the way.
            if (ok && event === 'refund.confirm' && before.deliveredAt !== null)
              expect(after.claim?.refundAmount).toBe(seen ? after.amount : 0);
            if (after.deliveredAt !== null && !seen) arrivedUnseen += 1;
            if (ok && event === 'exchange.redelivered' && before.deliveredAt === null)
              redelivered += 1;
          },
          from,
        );
      }),
      { numRuns: 2_000, seed: 1 },
    );
    // The ways that matter were really walked.
    expect(Math.min(arrivedUnseen, redelivered)).toBeGreaterThan(0);
  });
});

describe('whatever happens to an order', () => {
  const orderStory = fc.array(
    fc.record({
      pick: fc.nat(),
      by: fc.constantFrom(...actors),
      wait: fc.integer({ min: 0, max: 60 }),
      sensible: fc.constant(true),
      item: fc.nat(),
      extend: fc.boolean(),
    }),
    { maxLength: 40 },
  );

  it('its code is the one of its items, and a refused event leaves all of them alone', () => {
    fc.assert(
      fc.property(orderStory, fc.integer({ min: 1, max: 4 }), cash, (steps, count, cod) => {
        let order: Order = newOrder(
          Array.from({ length: count }, () => newItem({ amount: 1_000_000, placedAt: start })),
        );
        let at = start;
        for (const one of steps) {
          at += one.wait * hour;
          const advanced = advanceOrder(order, at);
          expect(advanced.code).toBe(orderCode(advanced.order.items, order.extendedAt !== null));
          order = advanced.order;
          if (one.extend) order = extendConfirmation(order, 'buyer', at).order;
          const index = one.item % count;
          const item = order.items[index];
          if (item === undefined) continue;
          const { event, by } = choose(item, one);
          const applied = applyToOrder(order, command(item, event, by, at, cod), [index]);
          if (applied.ok) {
            expect(applied.code).toBe(codeOf(applied.order));
            expect(
              applied.order.items.filter((other, i) => i !== index && other !== order.items[i]),
            ).toEqual([]);
          } else expect(applied.order).toBe(order);
          order = applied.order;
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('names from the wire', () => {
  it('are events or not', () => {
    expect([
      isEventOf(itemMachine, 'refund.request'),
      isEventOf(itemMachine, 'refund.requests'),
    ]).toEqual([true, false]);
  });
});
