import {
  disputeUntil,
  endOfMonth,
  limits,
  monthNamed,
  payDue,
  type Settlement,
  type SettlementLine,
  settlementMonth,
  statementOf,
} from '@hien/domain';
import type { SettlementRow } from '../types.ts';
import { moment } from './moment.ts';

export type SettlementFacts = {
  readonly settlement: Settlement;
  /** Its lines, or their sums by kind: a statement comes out alike. */
  readonly sums: readonly SettlementLine[];
  readonly lines: number;
};

/** A shop's month with what is paid of it. */
export function wireSettlement({ settlement, sums, lines }: SettlementFacts): SettlementRow {
  const month = settlementMonth(settlement.month);
  const { carried, ...statement } = statementOf(sums, limits.settlement.feeBasisPoints);
  const start = monthNamed(month);
  return {
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
  };
}
