import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromIct, toIso } from '../calendar/ict.ts';
import { apply } from '../machine/engine.ts';
import { type Bids, closeAuction, leastBid, placeBid } from './auction.ts';
import { type Bid, bidMachine } from './bid.ts';
import {
  bidChanges,
  bidderName,
  brokenAt,
  canonicalLine,
  type LedgerEntry,
  ledgerStart,
  lineOf,
  sealed,
} from './ledger.ts';
import { replayLedger } from './replay.ts';

const monday = fromIct(2026, 3, 2);
const adWeek = fromIct(2026, 3, 9);
const results = fromIct(2026, 3, 6, 15);

type Story = {
  readonly company: number;
  readonly slot: number;
  readonly raise: number;
  readonly takesBack: boolean;
};

const story = fc.record({
  company: fc.integer({ min: 1, max: 12 }),
  slot: fc.integer({ min: 1, max: 10 }),
  raise: fc.integer({ min: 1, max: 500 }),
  takesBack: fc.boolean(),
});

/** A week as the server would write it down: the rules decide, and each change becomes a line. */
async function weekOf(stories: readonly Story[]) {
  const entries: LedgerEntry[] = [];
  const write = async (before: Bids, after: Bids, at: number) => {
    for (const change of bidChanges(before, after)) {
      const { event } = change;
      if (event === null) continue;
      const line = lineOf(
        { ...change, event },
        {
          n: entries.length + 1,
          at: toIso(at),
          week: '2026-03-09',
          city: 'Hà Nội',
          who: `w${change.after.company}`,
          prev: entries.at(-1)?.hash ?? ledgerStart,
        },
      );
      entries.push(await sealed(line));
    }
  };
  let bids: Bids = [];
  for (const [index, { company, slot, raise, takesBack }] of stories.entries()) {
    const at = monday + index * 60_000;
    const placed = placeBid(
      bids,
      adWeek,
      {
        id: bids.length + 1,
        company,
        // The twelve companies belong to six people.
        owners: [`o${company % 6}`],
        slot,
        amount: leastBid(bids, slot) + raise * 1_000,
        approved: true,
        paid: true,
      },
      at,
    );
    if (!placed.ok) continue;
    await write(bids, placed.bids, at);
    bids = placed.bids;
    const fresh = bids.at(-1) as Bid;
    if (!takesBack) continue;
    const canceled = apply(bidMachine, fresh, {
      event: 'bid.cancel',
      by: 'company',
      at: at + 1,
      payload: {},
    });
    if (!canceled.ok) continue;
    const after = [...bids.slice(0, -1), canceled.entity];
    await write(bids, after, at + 1);
    bids = after;
  }
  const { bids: closed } = closeAuction(bids);
  await write(bids, closed, results);
  return { entries, bids: closed };
}

describe('the ledger of an auction', () => {
  it('is hashed as a text that anybody can write again', async () => {
    const { entries } = await weekOf([{ company: 1, slot: 3, raise: 1, takesBack: false }]);
    const [first] = entries;
    if (first === undefined) throw new Error('nothing was written');
    expect(canonicalLine(first)).toBe(
      `{"n":1,"at":"2026-03-01T17:00:00.000Z","week":"2026-03-09","city":"Hà Nội","bid":1,"slot":3,"who":"w1","owners":["o1"],"event":"placed","amount":502000,"loss":null,"prev":"${'0'.repeat(64)}"}`,
    );
    expect(first.hash).toBe(createHash('sha256').update(canonicalLine(first)).digest('hex'));
  });

  it('replays any week to its result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 60 }), async (stories) => {
        const { entries, bids } = await weekOf(stories);
        expect(await brokenAt(entries)).toBeNull();
        const replay = replayLedger(entries, adWeek);
        expect(replay.problems).toEqual([]);
        expect(
          replay.bids.map(({ id, company, state, loss }) => [
            id,
            replay.names.get(company),
            state,
            loss,
          ]),
        ).toEqual(bids.map(({ id, company, state, loss }) => [id, `w${company}`, state, loss]));
      }),
      { numRuns: 50 },
    );
  });

  it('shows the first line that was changed, left out or put elsewhere', async () => {
    const { entries } = await weekOf(
      [1, 2, 3, 4, 5].map((company) => ({ company, slot: 1, raise: company, takesBack: false })),
    );
    const changed = entries.with(2, { ...(entries[2] as LedgerEntry), amount: 1_000 });
    expect(await brokenAt(changed)).toBe(3);
    expect(await brokenAt(entries.toSpliced(3, 1))).toBe(4);
    expect(await brokenAt([entries[1] as LedgerEntry, entries[0] as LedgerEntry])).toBe(1);
    // Whoever writes the changed line's hash anew breaks the next line.
    const again = entries.with(2, await sealed(changed[2] as LedgerEntry));
    expect(await brokenAt(again)).toBe(4);
  });

  it('shows results that the rules do not give, and bids they would have refused', async () => {
    const { entries } = await weekOf(
      [1, 2, 3].map((company) => ({ company, slot: 1, raise: company, takesBack: false })),
    );
    const swapped = entries.map((entry) =>
      entry.event === 'placed'
        ? entry
        : {
            ...entry,
            event: entry.bid === 1 ? ('won' as const) : ('lost' as const),
            loss: entry.bid === 1 ? null : ('outbid' as const),
          },
    );
    expect(replayLedger(swapped, adWeek).problems).toEqual([
      { n: 4, reason: 'differs' },
      { n: 6, reason: 'differs' },
    ]);
    const late = entries.with(1, {
      ...(entries[1] as LedgerEntry),
      at: toIso(fromIct(2026, 3, 6, 14, 30)),
    });
    expect(replayLedger(late, adWeek).problems[0]).toEqual({ n: 2, reason: 'SLOT_CLOSED' });
  });

  it('names a bidder by the key of the week', async () => {
    const name = await bidderName('00ff', 7);
    expect(name).toMatch(/^[0-9a-f]{16}$/u);
    expect(await bidderName('00ff', 7)).toBe(name);
    expect(await bidderName('00fe', 7)).not.toBe(name);
    expect(await bidderName('00ff', 8)).not.toBe(name);
  });
});
