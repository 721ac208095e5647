import {
  type Language,
  errorText,
  isBelowZero,
  limits,
  searchDays,
  settlementKinds,
} from '@hien/domain';
import type { SettlementCase, SettlementRow } from '../../types.ts';
import { moment } from '../../wire/index.ts';
import type { Answer } from '../call.ts';
import { MockFailure } from '../failure.ts';
import { settlementFixtures, transactionFixtures } from '../fixtures/seller/settlements.ts';
import { say, storyNow } from '../fixtures/text.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

const known = (id: number): SettlementRow => {
  const found = settlementFixtures.find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
};

/** A month of the fixtures as staff see it. */
const caseOf = (settlement: SettlementRow): SettlementCase => ({
  id: settlement.id ?? 0,
  version: settlement.version,
  shop: 'Nhà Mây',
  settlement: { ...settlement, disputable: false },
  since_at: settlement.changedAt,
  decided: settlement.state === 'paid' ? decidedNow : null,
});

const inWords = (lines: typeof transactionFixtures, language: Language) =>
  lines.map((line) => ({
    ...line,
    name: say(line.name, language),
    option: say(line.option, language),
  }));

export const settlementAnswers: Answers<
  | 'listSettlements'
  | 'listTransactions'
  | 'disputeSettlement'
  | 'listSettlementCases'
  | 'decideSettlement'
  | 'readPayouts'
  | 'listSettlementLines'
  | 'holdSettlement'
  | 'paySettlements'
> = {
  listSettlements: () => ({
    items: [...settlementFixtures],
    feeBasisPoints: limits.settlement.feeBasisPoints,
  }),

  listTransactions({ query: { page, limit = 20, month, from, to, kind, q = '' }, language }) {
    const days = searchDays({ from, to }, storyNow);
    if (days.wrong !== undefined)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: [{ field: days.wrong.at, code: 'VALIDATION' }],
      });
    const found = transactionFixtures.filter(
      (line) =>
        (month === undefined || line.month === month) &&
        Date.parse(line.at) >= days.from &&
        Date.parse(line.at) <= days.to &&
        (kind === undefined || line.kind === kind) &&
        (q.trim() === '' || line.order?.number.startsWith(q.trim().toUpperCase()) === true),
    );
    return {
      ...pageOf(inWords(found, language), page, limit),
      totals: Object.fromEntries(
        settlementKinds.map((one) => [
          one,
          found.reduce((sum, line) => sum + (line.kind === one ? line.amount : 0), 0),
        ]),
      ) as Answer<'listTransactions'>['totals'],
    };
  },

  disputeSettlement({ params, body }) {
    const before = known(params.id);
    if (before.version !== body.expectedVersion)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: before } });
    if (!before.disputable) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return {
      ...before,
      state: 'disputed',
      version: before.version + 1,
      dispute: body.reason.trim(),
      disputes: [
        ...before.disputes,
        { said: body.reason.trim(), at: moment(storyNow), answer: null, answeredAt: null },
      ],
      disputable: false,
      changedAt: moment(storyNow),
    };
  },

  listSettlementCases({ query: { state, page }, token }) {
    onlyAdmin(token);
    const shown = settlementFixtures.filter((one) =>
      state === 'decided'
        ? one.state === 'paid'
        : one.state === 'closed' || one.state === 'disputed',
    );
    return { data: pageOf(shown.toReversed().map(caseOf), page, 20) };
  },

  listSettlementLines({ params, query: { page, q = '' }, language, token }) {
    onlyAdmin(token);
    const { month } = known(params.id);
    const found = transactionFixtures.filter(
      (line) =>
        line.month === month &&
        (q.trim() === '' || line.order?.number.startsWith(q.trim().toUpperCase()) === true),
    );
    return { data: pageOf(inWords(found, language), page, 50) };
  },

  holdSettlement({ params, body, token }) {
    onlyAdmin(token);
    const before = known(params.id);
    const lines = transactionFixtures.filter(
      ({ id, month }) =>
        month === before.month && (body.line_ids === null || body.line_ids.includes(id)),
    );
    if (
      before.version !== body.expected_version ||
      body.decision === 'release' ||
      before.state === 'paid' ||
      lines.length === 0
    )
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: caseOf(before) } });
    if (body.reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    const carried = lines.reduce((sum, { amount }) => sum + amount, 0);
    return { data: caseOf({ ...before, version: before.version + 1, carried }) };
  },

  paySettlements({ body, language, token }) {
    onlyAdmin(token);
    if (body.reference.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reference', code: 'AUTH_15' }],
      });
    return {
      data: {
        items: body.items.map(({ id, expected_version }) => {
          const month = settlementFixtures.find((one) => one.id === id);
          const code =
            month === undefined
              ? 'NOT_FOUND'
              : month.version !== expected_version || month.state !== 'closed'
                ? 'VERSION_CONFLICT'
                : isBelowZero(month)
                  ? 'EVENT_REFUSED'
                  : null;
          return {
            id,
            done: code === null,
            code,
            message: code === null ? null : errorText(code, language),
          };
        }),
      },
    };
  },

  readPayouts({ token }) {
    onlyAdmin(token);
    const closed = settlementFixtures.filter(
      ({ state, payable }) => state === 'closed' && payable > 0,
    );
    return {
      data: {
        items: closed.map(({ id, month, payable }) => ({
          id: id ?? 0,
          shop: 'Nhà Mây',
          month,
          amount: payable,
          bank: 'Vietcombank',
          holder: 'CONG TY TNHH NHA MAY',
          account: '0071000123456',
        })),
        without: ['Gốm Thanh Hà'],
      },
    };
  },

  decideSettlement({ params, body, token }) {
    onlyAdmin(token);
    const before = known(params.id);
    const from = body.decision === 'pay' ? 'closed' : 'disputed';
    if (before.version !== body.expected_version || before.state !== from)
      throw new MockFailure(409, {
        code: 'VERSION_CONFLICT',
        body: { current: caseOf(before) },
      });
    const words = body.reason.trim();
    if (words === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    if (body.decision === 'pay' && isBelowZero(before))
      throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    const after: SettlementRow = {
      ...before,
      version: before.version + 1,
      changedAt: moment(storyNow),
      ...(body.decision === 'pay'
        ? { state: 'paid', reference: words }
        : { state: 'closed', answer: words }),
    };
    return { data: { ...caseOf(after), decided: decidedNow } };
  },
};
