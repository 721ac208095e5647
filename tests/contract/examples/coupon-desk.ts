import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const content = {
  code: 'VIDU10',
  name: { vi: 'Ví dụ', en: 'An example', ko: '예시' },
  kind: 'percent' as const,
  amount: null,
  percent: 10,
  max: 500_000,
  minimum: 2_000_000,
  from: '2099-01-01',
  until: '2099-02-01',
  audience: 'code' as const,
  emails: [],
  joined_from: '',
  joined_until: '',
  most: 100,
};
const fresh = { id: null, expected_version: 0, content, key: 'contract-coupon-1' };
const referral = {
  code: 'VIDU26',
  label: 'Ví dụ',
  owner: 'campaign' as const,
  email: '',
  key: 'contract-referral-1',
};
const staffOnly = { title: 'for staff alone', status: 403, code: 'FORBIDDEN' } as const;

export const couponDeskExamples = [
  example('listCouponCampaigns', {
    title: 'with what became of them',
    given: { as: 'admin', query: { state: 'running' } },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { state, figures } of items) {
        expect(state).toBe('running');
        expect(figures.used).toBeLessThanOrEqual(figures.issued);
      }
    },
  }),
  example('listCouponCampaigns', { ...staffOnly, given: { as: 'member' } }),
  example('saveCouponCampaign', {
    title: 'is a draft, with what it may cost',
    given: { as: 'admin', body: fresh },
    holds: ({ data }) => {
      expect(data).toMatchObject({ state: 'draft', version: 0 });
      expect(data.content).toEqual(content);
    },
  }),
  example('saveCouponCampaign', {
    title: 'ends after it begins',
    given: {
      as: 'admin',
      body: { ...fresh, content: { ...content, until: '2098-01-01' }, key: 'contract-coupon-2' },
    },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveCouponCampaign', {
    title: 'a code is one campaign',
    given: ({ coupons: { code } }) => ({
      as: 'admin',
      body: { ...fresh, content: { ...content, code }, key: 'contract-coupon-3' },
    }),
    status: 422,
    code: 'CODE_TAKEN',
  }),
  example('saveCouponCampaign', {
    title: 'what runs is not written any more',
    given: ({ coupons: { running } }) => ({
      as: 'admin',
      body: {
        ...fresh,
        id: running.id,
        expected_version: running.version,
        key: 'contract-coupon-4',
      },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveCouponCampaign', {
    title: 'there is no such campaign',
    given: { as: 'admin', body: { ...fresh, id: nobodysId, key: 'contract-coupon-5' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('saveCouponCampaign', { ...staffOnly, given: { as: 'member', body: fresh } }),
  example('moveCouponCampaign', {
    title: 'runs',
    given: ({ coupons: { draft } }) => ({
      as: 'admin',
      params: { id: draft.id },
      body: {
        action: 'start' as const,
        withdraw: false,
        reason: '',
        expected_version: draft.version,
      },
    }),
    holds: ({ data }) => expect(data.state).toBe('running'),
  }),
  example('moveCouponCampaign', {
    title: 'as it was some versions ago',
    given: ({ coupons: { running } }) => ({
      as: 'admin',
      params: { id: running.id },
      body: {
        action: 'stop' as const,
        withdraw: false,
        reason: 'Sai mức giảm',
        expected_version: 99,
      },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('moveCouponCampaign', {
    title: 'is stopped with words',
    given: ({ coupons: { running } }) => ({
      as: 'admin',
      params: { id: running.id },
      body: {
        action: 'stop' as const,
        withdraw: true,
        reason: ' ',
        expected_version: running.version,
      },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('moveCouponCampaign', {
    title: 'is stopped, with what nobody has used',
    given: ({ coupons: { running } }) => ({
      as: 'admin',
      params: { id: running.id },
      body: {
        action: 'stop' as const,
        withdraw: true,
        reason: 'Sai mức giảm',
        expected_version: running.version,
      },
    }),
    holds: ({ data }) => {
      expect(data.state).toBe('stopped');
      expect(data.acts[0]).toMatchObject({ act: 'stopped-withdrawn', text: 'Sai mức giảm' });
    },
  }),
  example('moveCouponCampaign', {
    title: 'there is no such campaign',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { action: 'start' as const, withdraw: false, reason: '', expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('moveCouponCampaign', {
    ...staffOnly,
    given: ({ coupons: { running } }) => ({
      as: 'member',
      params: { id: running.id },
      body: { action: 'stop' as const, withdraw: false, reason: 'x', expected_version: 1 },
    }),
  }),
  example('discardCouponDraft', {
    title: 'a draft is gone',
    given: ({ coupons: { unwanted } }) => ({
      as: 'admin',
      params: { id: unwanted.id },
      body: { expected_version: unwanted.version },
    }),
    holds: ({ data }) => expect(data.id).toBeGreaterThan(0),
  }),
  example('discardCouponDraft', {
    title: 'what runs stays',
    given: ({ coupons: { running } }) => ({
      as: 'admin',
      params: { id: running.id },
      body: { expected_version: running.version },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('discardCouponDraft', {
    title: 'there is no such campaign',
    given: { as: 'admin', params: { id: nobodysId }, body: { expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('discardCouponDraft', {
    ...staffOnly,
    given: ({ coupons: { unwanted } }) => ({
      as: 'member',
      params: { id: unwanted.id },
      body: { expected_version: unwanted.version },
    }),
  }),
  example('listReferralCodes', {
    title: 'with what was bought',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => expect(items.length).toBeGreaterThan(0),
  }),
  example('listReferralCodes', { ...staffOnly, given: { as: 'member' } }),
  example('createReferralCode', {
    title: 'counts from now on',
    given: { as: 'admin', body: referral },
    holds: ({ data }) =>
      expect(data).toMatchObject({ code: 'VIDU26', state: 'active', uses: { payments: 0 } }),
  }),
  example('createReferralCode', {
    title: 'one that there is',
    given: ({ coupons }) => ({
      as: 'admin',
      body: { ...referral, code: coupons.referral.code, key: 'contract-referral-2' },
    }),
    status: 422,
    code: 'CODE_TAKEN',
  }),
  example('createReferralCode', {
    title: 'of an address that nobody has',
    given: {
      as: 'admin',
      body: {
        ...referral,
        code: 'VIDU27',
        owner: 'member',
        email: 'khong-co-ai@hien.example',
        key: 'contract-referral-3',
      },
    },
    status: 422,
    code: 'OWNER_UNKNOWN',
  }),
  example('createReferralCode', { ...staffOnly, given: { as: 'member', body: referral } }),
  example('listReferralUses', {
    title: 'payments, without who bought',
    given: ({ coupons }) => ({ as: 'admin', params: { id: coupons.referral.id } }),
    holds: ({ data: { items } }) => {
      for (const one of items) expect(one).not.toHaveProperty('buyer');
    },
  }),
  example('listReferralUses', {
    title: 'there is no such code',
    given: { as: 'admin', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listReferralUses', {
    ...staffOnly,
    given: ({ coupons }) => ({ as: 'member', params: { id: coupons.referral.id } }),
  }),
  example('endReferralCode', {
    title: 'ends with words',
    given: ({ coupons: { referral: known } }) => ({
      as: 'admin',
      params: { id: known.id },
      body: { reason: ' ', expected_version: known.version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('endReferralCode', {
    title: 'as it was some versions ago',
    given: ({ coupons: { referral: known } }) => ({
      as: 'admin',
      params: { id: known.id },
      body: { reason: 'Hết hợp tác', expected_version: 99 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('endReferralCode', {
    title: 'counts no more',
    given: ({ coupons: { referral: known } }) => ({
      as: 'admin',
      params: { id: known.id },
      body: { reason: 'Hết hợp tác', expected_version: known.version },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'ended', version: 1 }),
  }),
  example('endReferralCode', {
    title: 'there is no such code',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { reason: 'Hết hợp tác', expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('endReferralCode', {
    ...staffOnly,
    given: ({ coupons: { referral: known } }) => ({
      as: 'member',
      params: { id: known.id },
      body: { reason: 'x', expected_version: 0 },
    }),
  }),
  example('enterCoupon', {
    title: 'is the member’s own',
    given: ({ coupons: { code } }) => ({
      as: 'member',
      body: { code: ` ${code.toLowerCase()} `, idempotencyKey: 'contract-enter-1' },
    }),
    holds: (coupon, { coupons: { code } }) =>
      expect(coupon).toMatchObject({ code, state: 'available', usable: true, minimum: 2_000_000 }),
  }),
  example('enterCoupon', {
    title: 'a code that nobody made',
    given: { as: 'member', body: { code: 'KHONGCO', idempotencyKey: 'contract-enter-2' } },
    status: 422,
    code: 'COUPON_UNKNOWN',
  }),
  example('enterCoupon', {
    title: 'guests sign in first',
    given: { body: { code: 'KHONGCO', idempotencyKey: 'contract-enter-3' } },
    status: 401,
  }),
];
