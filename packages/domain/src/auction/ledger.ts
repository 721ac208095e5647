import type { Bids } from './auction.ts';
import type { Bid, LossReason } from './bid.ts';

/** What can be read in the ledger of an auction: everything that decides who gets a slot. */
export const ledgerEvents = ['placed', 'superseded', 'canceled', 'voided', 'won', 'lost'] as const;
export type LedgerEvent = (typeof ledgerEvents)[number];

/** One line of the ledger of a city and week, as it is hashed. */
export type LedgerLine = {
  /** 1, 2, 3 … in the order in which the server took them. */
  readonly n: number;
  /** ISO moment, by the server's clock. */
  readonly at: string;
  /** The Monday of the ad week in Vietnam, `2026-03-09`. */
  readonly week: string;
  readonly city: string;
  /** The bid's number within the auction. */
  readonly bid: number;
  readonly slot: number;
  /** The bidder under the week's key: told apart before the results, named after them. */
  readonly who: string;
  /** What shows that two bidders have one owner, under a key that stays secret. */
  readonly owners: readonly string[];
  readonly event: LedgerEvent;
  /** Whole đồng. */
  readonly amount: number;
  readonly loss: LossReason | null;
  /** The hash of the line before; `ledgerStart` for the first. */
  readonly prev: string;
};

export type LedgerEntry = LedgerLine & { readonly hash: string };

export type BidChange = {
  /** Undefined for a bid that is new. */
  readonly before: Bid | undefined;
  readonly after: Bid;
  /** What the ledger says of it; null for what only follows from the calendar or the bank. */
  readonly event: LedgerEvent | null;
};

/**
 * What changed between two states of an auction, in the order in which the ledger tells it: a bid that takes over stands
 * before the one it takes over from.
 */
export const bidChanges = (before: Bids, after: Bids, voided = false): readonly BidChange[] =>
  after
    .map((bid, place) => ({ before: before[place], after: bid }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, event: eventOf(change, voided) }))
    .toSorted((a, b) => Number(b.event === 'placed') - Number(a.event === 'placed'));

function eventOf({ before, after }: Omit<BidChange, 'event'>, voided: boolean): LedgerEvent | null {
  if (before === undefined) return 'placed';
  if (before.state === after.state) return null;
  if (after.state === 'canceled') return voided ? 'voided' : 'canceled';
  if (after.state === 'won') return 'won';
  return after.loss === 'superseded' ? 'superseded' : 'lost';
}

/** The line of a change, as it follows the ledger's last one. */
export const lineOf = (
  { after, event }: { readonly after: Bid; readonly event: LedgerEvent },
  of: Pick<LedgerLine, 'n' | 'at' | 'week' | 'city' | 'who' | 'prev'>,
): LedgerLine => ({
  ...of,
  bid: after.id,
  slot: after.slot,
  owners: after.owners,
  event,
  amount: after.amount,
  loss: event === 'lost' ? after.loss : null,
});

/** Stands where the first line names the one before. */
export const ledgerStart = '0'.repeat(64);

/** The very text that is hashed: the fields in this order, as JSON without spaces. */
export const canonicalLine = (line: LedgerLine): string =>
  JSON.stringify({
    n: line.n,
    at: line.at,
    week: line.week,
    city: line.city,
    bid: line.bid,
    slot: line.slot,
    who: line.who,
    owners: line.owners,
    event: line.event,
    amount: line.amount,
    loss: line.loss,
    prev: line.prev,
  });

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a line, 64 hexadecimal digits. The same in the browser and on the server. */
export async function hashOfLine(line: LedgerLine): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalLine(line));
  return hex(await crypto.subtle.digest('SHA-256', bytes));
}

/** A line with its hash, to be written at the end of the chain. */
export const sealed = async (line: LedgerLine): Promise<LedgerEntry> => ({
  ...line,
  hash: await hashOfLine(line),
});

/** The first line that does not follow from the one before or was changed after it was written; null when all hold. */
export async function brokenAt(entries: readonly LedgerEntry[]): Promise<number | null> {
  const hashes = await Promise.all(entries.map(hashOfLine));
  const broken = entries.findIndex(
    (entry, at) =>
      entry.n !== at + 1 ||
      entry.prev !== (entries[at - 1]?.hash ?? ledgerStart) ||
      entry.hash !== hashes[at],
  );
  return broken === -1 ? null : broken + 1;
}

/** The name under which a bidder stands in a ledger: HMAC-SHA-256 of the company's id under the week's key (hex). */
export async function bidderName(weekKey: string, company: number): Promise<string> {
  const bytes = Uint8Array.from(weekKey.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey(
    'raw',
    bytes,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${company}`));
  return hex(signed).slice(0, 16);
}
