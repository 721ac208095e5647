import { wireSettlement } from '@hien/api/wire';
import { apply, reasonTexts, settlementMachine } from '@hien/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { settlementLines, settlements } from '../db/schema/settlement.ts';
import { sellers } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { monthSums } from '../seller/money/month-sums.ts';
import { payableOf } from '../seller/money/payable.ts';
import { disputesOf, keepAnswer } from '../seller/money/stored-disputes.ts';
import {
  asSettlement,
  settlementColumns,
  settlementFacts,
} from '../seller/money/stored-settlement.ts';
import { tellShop } from '../seller/money/tell-shop.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideSettlement'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({ month: settlements, shop: sellers.name, decider: deciderName })
    .from(settlements)
    .innerJoin(sellers, eq(sellers.id, settlements.sellerId))
    .leftJoin(decider, eq(decider.id, settlements.decidedBy))
    .$dynamic();

export type SettlementRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Months that shops wait to be paid for, or dispute (2.16): who waits longest first. */
export const settlementQueue: CaseQueue<SettlementRow, Case> = {
  table: settlements,
  id: settlements.id,
  waiting: inArray(settlements.state, ['closed', 'disputed']),
  decided: eq(settlements.state, 'paid'),
  since: settlements.changedAt,
  decidedAt: settlements.changedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const sums = await monthSums(
      orm,
      or(
        ...rows.map(({ month: { sellerId, month } }) =>
          and(eq(settlementLines.sellerId, sellerId), eq(settlementLines.month, month)),
        ),
      ),
    );
    const disputes = await disputesOf(
      orm,
      rows.map(({ month: { id } }) => id),
    );
    return rows.map(({ month: row, shop, decider: name }) => ({
      id: row.id,
      version: row.version,
      shop,
      settlement: wireSettlement(
        { ...settlementFacts(row.month, row, disputes), ...sums.of(row) },
        null,
      ),
      since_at: row.changedAt.toISOString(),
      decided: decidedBy(row, name, language),
    }));
  },
};

export const listSettlementCases = (services: Services): Handler<'listSettlementCases'> =>
  caseList(services, settlementQueue);

/** Pays a month with the bank's reference, or answers its dispute. */
export const decideSettlement = (services: Services) =>
  decideCase<'decideSettlement', SettlementRow>(services, settlementQueue, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ month }) => month.version,
    again: ({ month }, { body, text, userId }) =>
      month.version === body.expected_version + 1 &&
      month.decidedBy === userId &&
      (body.decision === 'pay'
        ? month.state === 'paid' && month.reference === text
        : month.state === 'closed' && month.answer === text),
    async change(tx, { month: row }, { body, text, userId, at, language }) {
      const moved = apply(
        settlementMachine,
        asSettlement(row.month, row),
        body.decision === 'pay'
          ? {
              event: 'pay',
              by: 'admin',
              at,
              payload: { reference: text, payable: await payableOf(tx, row) },
            }
          : { event: 'resolve', by: 'admin', at, payload: { reason: text } },
      );
      if (!moved.ok && moved.refusal.reason === 'MONTH_BELOW_ZERO')
        throw new ApiError('EVENT_REFUSED', {
          said: reasonTexts[moved.refusal.reason][language],
        });
      if (!moved.ok) return false;
      await tx
        .update(settlements)
        .set({
          ...settlementColumns(moved.entity),
          ...(body.decision === 'resolve' ? { answer: text } : {}),
          decidedBy: userId,
          decidedAt: new Date(at),
        })
        .where(eq(settlements.id, row.id));
      if (body.decision === 'resolve') await keepAnswer(tx, row.id, text, at);
      await tellShop(tx, {
        ...row,
        version: moved.entity.version,
        at,
        about: body.decision === 'pay' ? 'settlement.paid' : 'settlement.resolved',
        note: text,
      });
      return true;
    },
  });
