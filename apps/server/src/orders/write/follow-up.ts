import { isGone, type OrderEffect } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import type { LockedOrder } from './locked-order.ts';
import type { Line } from './outcome.ts';
import { givePenalties, type NewPenalty } from './penalties.ts';
import { type NewSettlementLine, settled, settledDelivery } from './settlement.ts';
import { type NewCase, openCases } from './staff-cases.ts';
import { moveStock, type StockMove } from './stock.ts';
import { wantedOptionOf } from './wanted-option.ts';
import { writeSettlement } from './write-settlement.ts';

/** What follows from an event, written for all of its lines together: as many statements for twenty as for one. */
export type FollowUp = {
  readonly stock: StockMove[];
  readonly settlement: NewSettlementLine[];
  readonly penalties: NewPenalty[];
  readonly cases: NewCase[];
};

export const nothingFollows = (): FollowUp => ({
  stock: [],
  settlement: [],
  penalties: [],
  cases: [],
});

/** Notes what one effect of the domain asks for. `order`: as it was just written. */
export function noteEffect(
  work: FollowUp,
  { group, order, rows }: LockedOrder,
  { row, item }: Line,
  effect: OrderEffect,
  at: number,
): void {
  switch (effect.do) {
    case 'stock': {
      if (effect.change === 'reserve') {
        const wanted = wantedOptionOf(item);
        if (wanted === null) throw new Error(`line ${row.id} wants no option`);
        work.stock.push({
          optionId: wanted,
          amount: -row.quantity,
          orderItemId: row.id,
          because: 'replacement',
        });
        return;
      }
      // A line that goes on gives up the replacement that was held for it.
      const optionId = isGone(item) ? row.optionId : wantedOptionOf(row.data);
      if (optionId !== null)
        work.stock.push({
          optionId,
          amount: row.quantity,
          orderItemId: row.id,
          because: 'release',
        });
      return;
    }
    case 'settlement':
      work.settlement.push(
        settled(row, item, effect.line, at),
        ...settledDelivery(order, rows.find(({ id }) => id === row.id) ?? row, effect.line, at),
      );
      return;
    case 'penalty':
      work.penalties.push({
        sellerId: row.sellerId,
        orderItemId: row.id,
        points: effect.points,
        because: effect.because,
        key: `item:${row.id}:${effect.because}:${item.claim?.requestedAt ?? 0}`,
      });
      return;
    case 'queue':
      work.cases.push({
        queue: effect.queue,
        because: effect.because,
        groupId: group.id,
        orderItemId: row.id,
        key: `item:${row.id}:${effect.because}`,
      });
      return;
    // Invoices are adjusted once, money was booked with the lines, timers stand in the lines, news are told last.
    default:
  }
}

export async function writeFollowUp(
  tx: Orm,
  { stock, settlement, penalties, cases }: FollowUp,
  at: number,
): Promise<void> {
  const missing = await moveStock(tx, stock, at);
  if (missing.length > 0)
    throw new Error(`options ${missing.join(', ')} were not held for an exchange`);
  await writeSettlement(tx, settlement);
  await givePenalties(tx, penalties, at);
  await openCases(tx, cases, at);
}
