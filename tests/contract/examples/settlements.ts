import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const settlementExamples = [
  example('listSettlements', {
    title: 'a shop sees the month that runs, and what its months come to',
    given: { as: 'partner' },
    holds: ({ items, feeBasisPoints }) => {
      expect(items[0]?.state).toBe('open');
      for (const month of items) {
        const { sales, reversals, delivery, sellerDiscounts, fee, penalties, adjustments } = month;
        const withheld = month.vatWithheld + month.pitWithheld;
        expect(month.payable).toBe(
          sales + reversals + delivery - sellerDiscounts - fee + withheld + penalties + adjustments,
        );
        const share = Math.floor((Math.max(0, sales + reversals) * feeBasisPoints) / 10_000 + 0.5);
        expect(fee).toBe(share);
      }
    },
  }),
  example('listTransactions', {
    title: 'the sums are those of all that is found',
    given: { as: 'partner', query: { limit: 100 } },
    holds: ({ items, meta, totals }) => {
      expect(meta.total).toBe(items.length);
      const sum = (kind: string) =>
        items.reduce((all, line) => all + (line.kind === kind ? line.amount : 0), 0);
      for (const [kind, amount] of Object.entries(totals)) expect(amount).toBe(sum(kind));
    },
  }),
  example('listTransactions', {
    title: 'not further back than a year',
    given: { as: 'partner', query: { from: '2019-01-01' } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('listTransactions', {
    title: 'not backwards',
    given: { as: 'partner', query: { from: '2026-02-20', to: '2026-02-10' } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('disputeSettlement', {
    title: 'a month of nobody',
    given: {
      as: 'partner',
      params: { id: nobodysId },
      body: { reason: 'Thiếu một đơn', expectedVersion: 1 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listSettlementCases', {
    title: 'what waits is closed or disputed',
    given: { as: 'admin', query: { state: 'waiting' } },
    holds: ({ data: { items } }) => {
      for (const { settlement } of items)
        expect(['closed', 'disputed']).toContain(settlement.state);
    },
  }),
  example('listSettlementCases', {
    title: 'for staff alone',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('readPayouts', {
    title: 'what is to be paid is more than nothing, and has its account',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      for (const { amount, account } of items) {
        expect(amount).toBeGreaterThan(0);
        expect(account).not.toBe('');
      }
    },
  }),
  example('readPayouts', {
    title: 'accounts are for staff alone',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideSettlement', {
    title: 'a month of nobody',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { decision: 'pay' as const, reason: 'VCB 1', expected_version: 1 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listSettlementLines', {
    title: 'a month of nobody has no lines',
    given: { as: 'admin', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listSettlementLines', {
    title: 'lines of all shops are for staff alone',
    given: ({ settlements: { closed } }) => ({ as: 'partner', params: { id: closed.id } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listSettlementLines', {
    title: 'staff read the lines of a month, and no other month’s',
    given: ({ settlements: { closed } }) => ({ as: 'admin', params: { id: closed.id } }),
    holds: ({ data: { items, meta } }) => {
      expect(items.length).toBe(meta.total);
      expect(new Set(items.map(({ month }) => month)).size).toBeLessThan(2);
    },
  }),
  example('holdSettlement', {
    title: 'a month of nobody',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { decision: 'hold' as const, line_ids: null, reason: 'Hàng giả', expected_version: 1 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('holdSettlement', {
    title: 'for staff alone',
    given: ({ settlements: { closed } }) => ({
      as: 'partner',
      params: { id: closed.id },
      body: {
        decision: 'hold' as const,
        line_ids: null,
        reason: 'Hàng giả',
        expected_version: closed.version,
      },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('holdSettlement', {
    title: 'another version than the one that was seen',
    given: ({ settlements: { closed } }) => ({
      as: 'admin',
      params: { id: closed.id },
      body: {
        decision: 'hold' as const,
        line_ids: null,
        reason: 'Hàng giả',
        expected_version: closed.version + 40,
      },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('holdSettlement', {
    title: 'the shop reads why, so there is a reason',
    given: ({ settlements: { closed } }) => ({
      as: 'admin',
      params: { id: closed.id },
      body: {
        decision: 'hold' as const,
        line_ids: null,
        reason: ' ',
        expected_version: closed.version,
      },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('holdSettlement', {
    title: 'a month that is held back: nothing of it is paid until it is let go',
    given: ({ settlements: { held } }) => ({
      as: 'admin',
      params: { id: held.id },
      body: {
        decision: 'hold' as const,
        line_ids: null,
        reason: 'Chờ kết quả khiếu nại hàng giả',
        expected_version: held.version,
      },
    }),
    holds: ({ data: { version, settlement } }) => {
      expect(version).toBeGreaterThan(1);
      expect(settlement.carried).not.toBe(0);
    },
  }),
  example('paySettlements', {
    title: 'a month of nobody holds up no other',
    given: {
      as: 'admin',
      body: { reference: 'FT26335000777', items: [{ id: nobodysId, expected_version: 1 }] },
    },
    holds: ({ data: { items } }) =>
      expect(items).toMatchObject([{ id: nobodysId, done: false, code: 'NOT_FOUND' }]),
  }),
  example('paySettlements', {
    title: 'for staff alone',
    given: {
      as: 'partner',
      body: { reference: 'FT26335000777', items: [{ id: nobodysId, expected_version: 1 }] },
    },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('paySettlements', {
    title: 'without a reference nothing was paid',
    given: ({ settlements: { closed } }) => ({
      as: 'admin',
      body: {
        reference: ' ',
        items: [{ id: closed.id, expected_version: closed.version }],
      },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('disputeSettlement', {
    title: 'not by who looked at an older one',
    given: ({ settlements: { closed } }) => ({
      as: 'partner',
      params: { id: closed.id },
      body: { reason: 'Thiếu một đơn', expectedVersion: closed.version + 40 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('disputeSettlement', {
    title: 'what is being looked at is not disputed again',
    given: ({ settlements: { disputed } }) => ({
      as: 'partner',
      params: { id: disputed.id },
      body: { reason: 'Còn thiếu đơn khác', expectedVersion: disputed.version },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('disputeSettlement', {
    title: 'blanks are no words',
    given: ({ settlements: { closed } }) => ({
      as: 'partner',
      params: { id: closed.id },
      body: { reason: ' ', expectedVersion: closed.version },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('decideSettlement', {
    title: 'another version than the one that was seen',
    given: ({ settlements: { disputed } }) => ({
      as: 'admin',
      params: { id: disputed.id },
      body: {
        decision: 'resolve' as const,
        reason: 'Đơn ấy thuộc tháng sau',
        expected_version: disputed.version + 40,
      },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideSettlement', {
    title: 'an answer has words',
    given: ({ settlements: { disputed } }) => ({
      as: 'admin',
      params: { id: disputed.id },
      body: { decision: 'resolve' as const, reason: ' ', expected_version: disputed.version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideSettlement', {
    title: 'for staff alone',
    given: ({ settlements: { disputed } }) => ({
      as: 'partner',
      params: { id: disputed.id },
      body: { decision: 'resolve' as const, reason: 'Đúng', expected_version: disputed.version },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideSettlement', {
    title: 'a disputed month is answered, and waits for its payment',
    given: ({ settlements: { disputed } }) => ({
      as: 'admin',
      params: { id: disputed.id },
      body: {
        decision: 'resolve' as const,
        reason: 'Đơn ấy thuộc tháng sau',
        expected_version: disputed.version,
      },
    }),
    holds: ({ data: { settlement, decided } }) => {
      expect([settlement.state, settlement.answer]).toEqual(['closed', 'Đơn ấy thuộc tháng sau']);
      expect(decided).not.toBeNull();
    },
  }),
  example('disputeSettlement', {
    title: 'a closed month is disputed in the words of the shop',
    given: ({ settlements: { closed } }) => ({
      as: 'partner',
      params: { id: closed.id },
      body: { reason: ' Thiếu một đơn ', expectedVersion: closed.version },
    }),
    holds: ({ state, dispute, disputable }) =>
      expect([state, dispute, disputable]).toEqual(['disputed', 'Thiếu một đơn', false]),
  }),
];
