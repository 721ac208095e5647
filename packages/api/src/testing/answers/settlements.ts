import {
  addMonths,
  endOfDay,
  limits,
  settlementKinds,
  startOfDate,
  startOfDay,
} from '@hien/domain';
import type { Answer } from '../call.ts';
import { MockFailure } from '../failure.ts';
import { settlementFixtures, transactionFixtures } from '../fixtures/seller/settlements.ts';
import { say, storyNow } from '../fixtures/text.ts';
import { type Answers, pageOf } from './answerer.ts';

const beginning = (day: string): number => startOfDate(day) ?? Number.NaN;

const wrong = (field: string) =>
  new MockFailure(400, { code: 'VALIDATION', fields: [{ field, code: 'VALIDATION' }] });

export const settlementAnswers: Answers<'listSettlements' | 'listTransactions'> = {
  listSettlements: () => ({
    items: [...settlementFixtures],
    feeBasisPoints: limits.settlement.feeBasisPoints,
  }),

  listTransactions({ query: { page, limit = 20, month, from, to, kind, q = '' }, language }) {
    const earliest = startOfDay(addMonths(storyNow, -12 * limits.settlement.searchYears));
    const begin = from === undefined ? earliest : beginning(from);
    const end = to === undefined ? storyNow : endOfDay(beginning(to));
    if (begin > end) throw wrong('to');
    if (begin < earliest) throw wrong('from');
    const found = transactionFixtures.filter(
      (line) =>
        (month === undefined || line.month === month) &&
        Date.parse(line.at) >= begin &&
        Date.parse(line.at) <= end &&
        (kind === undefined || line.kind === kind) &&
        (q.trim() === '' || line.order?.number.startsWith(q.trim().toUpperCase()) === true),
    );
    return {
      ...pageOf(
        found.map((line) => ({
          ...line,
          name: say(line.name, language),
          option: say(line.option, language),
        })),
        page,
        limit,
      ),
      totals: Object.fromEntries(
        settlementKinds.map((one) => [
          one,
          found.reduce((sum, line) => sum + (line.kind === one ? line.amount : 0), 0),
        ]),
      ) as Answer<'listTransactions'>['totals'],
    };
  },
};
