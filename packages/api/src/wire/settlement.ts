import {
  allowed,
  disputeUntil,
  endOfMonth,
  type Instant,
  limits,
  monthNamed,
  payDue,
  type Settlement,
  type SettlementLine,
  settlementMachine,
  settlementMonth,
  statementOf,
} from '@hien/domain';
import type { SettlementRow } from '../types.ts';
import { moment } from './moment.ts';

export type SettlementFacts = {
  /** Null of the month that runs. */
  readonly id: number | null;
  readonly settlement: Settlement;
  /** What staff found about its dispute. */
  readonly answer: string | null;
  /** Each time it was disputed, the oldest first. */
  readonly disputes: SettlementRow['disputes'];
  /** Its lines, or their sums by kind: a statement comes out alike. */
  readonly sums: readonly SettlementLine[];
  readonly lines: number;
};

/** A shop's month with what is paid of it. @param now when its shop reads it, who may dispute it then; null for anybody else */
export function wireSettlement(
  { id, settlement, answer, disputes, sums, lines }: SettlementFacts,
  now: Instant | null,
): SettlementRow {
  const month = settlementMonth(settlement.month);
  const { carried, ...statement } = statementOf(sums, limits.settlement.feeBasisPoints);
  const start = monthNamed(month);
  return {
    id,
    month,
    state: settlement.state,
    version: settlement.version,
    ...statement,
    carried: carried.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    closes: moment(endOfMonth(start)),
    due: moment(payDue(start)),
    disputeUntil: moment(disputeUntil(start)),
    changedAt: moment(settlement.changedAt),
    reference: settlement.reference,
    dispute: settlement.dispute,
    answer,
    disputes,
    disputable:
      now !== null &&
      allowed(settlementMachine, settlement, 'seller', now).some(
        ({ event, refused }) => event === 'dispute' && refused === null,
      ),
  };
}
