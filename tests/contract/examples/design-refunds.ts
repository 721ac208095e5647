import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const account = { bank: 'Vietcombank', holder: 'PHAM QUOC BAO', account: '0123456789' };
const asked = (version: number) => ({ reason: 'Mua nhầm mẫu', account, version });

export const designRefundExamples = [
  example('requestDesignRefund', {
    title: 'another version than the one that was seen',
    given: ({ designs: { refundable } }) => ({
      as: 'partner',
      params: { id: refundable.id },
      body: asked(refundable.version + 40),
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('requestDesignRefund', {
    title: 'what is being decided is not asked for again',
    given: ({ designs: { refundCase } }) => ({
      as: 'partner',
      params: { id: refundCase.orderId },
      body: asked(refundCase.version),
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('requestDesignRefund', {
    title: 'an order of nobody',
    given: { as: 'partner', params: { id: nobodysId }, body: asked(0) },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('requestDesignRefund', {
    title: 'before the first download the money is asked back',
    given: ({ designs: { refundable } }) => ({
      as: 'partner',
      params: { id: refundable.id },
      body: asked(refundable.version),
    }),
    holds: ({ state, code, refund, refundRefused }) => {
      expect([state, code, refundRefused]).toEqual(['refund_requested', 7, 'NOT_NOW']);
      expect(refund).toMatchObject({ reason: 'Mua nhầm mẫu', decision: null, answer: null });
    },
  }),
  example('listDesignRefunds', {
    title: 'what waits for a decision',
    given: { as: 'admin', query: { state: 'waiting' } },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ state }) => state === 'refund_requested')).toBe(true);
    },
  }),
  example('listDesignRefunds', {
    title: 'what was decided says by whom',
    given: { as: 'admin', query: { state: 'decided' } },
    holds: ({ data: { items } }) =>
      expect(items.every(({ decided, answer }) => decided !== null && answer !== null)).toBe(true),
  }),
  example('listDesignRefunds', {
    title: 'for staff alone',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideDesignRefund', {
    title: 'another version than the one that was seen',
    given: ({ designs: { refundCase } }) => ({
      as: 'admin',
      params: { id: refundCase.id },
      body: {
        decision: 'approve' as const,
        reason: 'Đúng',
        expected_version: refundCase.version + 40,
      },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideDesignRefund', {
    title: 'a decision says why',
    given: ({ designs: { refundCase } }) => ({
      as: 'admin',
      params: { id: refundCase.id },
      body: { decision: 'approve' as const, reason: ' ', expected_version: refundCase.version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideDesignRefund', {
    title: 'a request of nobody',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { decision: 'approve' as const, reason: 'Đúng', expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideDesignRefund', {
    title: 'for staff alone',
    given: ({ designs: { refundCase } }) => ({
      as: 'partner',
      params: { id: refundCase.id },
      body: { decision: 'approve' as const, reason: 'Đúng', expected_version: refundCase.version },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideDesignRefund', {
    title: 'approved, the money is on its way and is back by a day',
    given: ({ designs: { refundCase } }) => ({
      as: 'admin',
      params: { id: refundCase.id },
      body: {
        decision: 'approve' as const,
        reason: 'Chưa tải',
        expected_version: refundCase.version,
      },
    }),
    holds: ({ data: { state, answer, decided, due_at } }) => {
      expect([state, answer]).toEqual(['refund_approved', 'Chưa tải']);
      expect(decided).not.toBeNull();
      expect(due_at).not.toBeNull();
    },
  }),
];
