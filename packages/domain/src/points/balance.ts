import type { Instant } from '../calendar/ict.ts';
import { apply } from '../machine/engine.ts';
import type { Reason } from '../machine/reasons.ts';
import { type Lot, lotMachine } from './lot.ts';

/** What was taken from which lot; kept with the order so that a refund can put it back. */
export type Take = { readonly lot: number; readonly amount: number };

export type Balance = {
  readonly current: number;
  readonly accumulated: number;
  readonly used: number;
  readonly expired: number;
};

const spendable = (lot: Lot, at: Instant): boolean => lot.state === 'active' && at <= lot.expiresAt;

/** The four figures of the points page. A lot past its date counts as expired even before the nightly job. */
export function balance(lots: readonly Lot[], at: Instant): Balance {
  const sum = (of: (lot: Lot) => number): number => lots.reduce((all, lot) => all + of(lot), 0);
  return {
    current: sum((lot) => (spendable(lot, at) ? lot.left : 0)),
    accumulated: sum((lot) => (lot.state === 'revoked' ? 0 : lot.earned)),
    used: sum((lot) => (lot.state === 'revoked' ? 0 : lot.earned - lot.left)),
    expired: sum((lot) =>
      lot.state === 'expired' || (lot.state === 'active' && at > lot.expiresAt) ? lot.left : 0,
    ),
  };
}

export type Spent =
  | { readonly ok: true; readonly lots: readonly Lot[]; readonly takes: readonly Take[] }
  | { readonly ok: false; readonly lots: readonly Lot[]; readonly reason: Reason };

function change(lot: Lot, event: 'spend' | 'restore', amount: number, at: Instant): Lot {
  const applied = apply(lotMachine, lot, { event, by: 'system', at, payload: { amount } });
  if (!applied.ok) throw new Error(`lot ${lot.id}: ${event} refused: ${applied.refusal.reason}`);
  return applied.entity;
}

/** Spends points, oldest expiry first. Nothing is taken when there is not enough. */
export function spendPoints(lots: readonly Lot[], amount: number, at: Instant): Spent {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > balance(lots, at).current)
    return { ok: false, lots, reason: 'NOT_ENOUGH_POINTS' };
  const takes: Take[] = [];
  const after = new Map<number, Lot>();
  let open = amount;
  for (const lot of lots
    .filter((l) => spendable(l, at))
    .toSorted((a, b) => a.expiresAt - b.expiresAt || a.id - b.id)) {
    if (open === 0) break;
    const taken = Math.min(open, lot.left);
    takes.push({ lot: lot.id, amount: taken });
    after.set(lot.id, change(lot, 'spend', taken, at));
    open -= taken;
  }
  return { ok: true, lots: lots.map((lot) => after.get(lot.id) ?? lot), takes };
}

/** Puts points back with their old expiry; what has expired in the meantime stays expired (2.9). */
export function restorePoints(
  lots: readonly Lot[],
  takes: readonly Take[],
  at: Instant,
): { readonly lots: readonly Lot[]; readonly restored: number } {
  let restored = 0;
  const after = lots.map((lot) => {
    const amount = takes.reduce((all, take) => all + (take.lot === lot.id ? take.amount : 0), 0);
    if (amount === 0 || at > lot.expiresAt || lot.state === 'expired' || lot.state === 'revoked')
      return lot;
    restored += amount;
    return change(lot, 'restore', amount, at);
  });
  return { lots: after, restored };
}
