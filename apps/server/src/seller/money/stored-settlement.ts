import { monthNamed, newSettlement, type Settlement } from '@hien/domain';
import type { settlements } from '../../db/schema/settlement.ts';
import type { Disputes } from './stored-disputes.ts';

export type SettlementRecord = typeof settlements.$inferSelect;

/** A month as the machine has it; without a row it runs still. */
export function asSettlement(month: string, row: SettlementRecord | undefined): Settlement {
  const start = monthNamed(month);
  if (row === undefined) return newSettlement(start);
  const { state, version, changedAt, reference, dispute } = row;
  return { state, version, changedAt: changedAt.getTime(), month: start, reference, dispute };
}

/** The columns that a change writes. */
export const settlementColumns = ({
  state,
  version,
  changedAt,
  reference,
  dispute,
}: Settlement) => ({ state, version, changedAt: new Date(changedAt), reference, dispute });

/** A month with what stands beside the machine. */
export const settlementFacts = (
  month: string,
  row: SettlementRecord | undefined,
  disputes: ReadonlyMap<number, Disputes>,
) => ({
  id: row?.id ?? null,
  disputes: disputes.get(row?.id ?? 0) ?? [],
  settlement: asSettlement(month, row),
  answer: row?.answer ?? null,
});
