import { describe, expect, it } from 'vitest';
import { apply } from '../machine/engine.ts';
import { validate } from '../validation/validate.ts';
import { couponCampaignSchema, emailsIn } from './campaign-form.ts';
import {
  campaignCost,
  campaignStanding,
  type CouponCampaign,
  daySpan,
  entryRefused,
  foldCode,
} from './campaign.ts';
import { type Coupon, canUseCoupon, couponMachine } from './coupon.ts';
import { couponWords } from './coupon-words.ts';
import { couponRefusedText, entryRefusedText } from './coupon-refused.ts';
import { referralRefused, referralSchema } from './referral.ts';

const from = Date.UTC(2026, 2, 9, 17);
const until = Date.UTC(2026, 3, 10, 16, 59, 59, 999);

const campaign = (more: Partial<CouponCampaign> = {}): CouponCampaign => ({
  state: 'running',
  value: { kind: 'percent', percent: 10, max: 500_000 },
  minimum: 2_000_000,
  from,
  until,
  audience: 'code',
  most: 3,
  ...more,
});

describe('a campaign', () => {
  it('has ended from the moment after its last, unless staff stopped it', () => {
    expect(campaignStanding(campaign(), until)).toBe('running');
    expect(campaignStanding(campaign(), until + 1)).toBe('ended');
    expect(campaignStanding(campaign({ state: 'stopped' }), until + 1)).toBe('stopped');
    expect(campaignStanding(campaign({ state: 'draft' }), until + 1)).toBe('draft');
  });

  it('costs at most what each coupon can take off', () => {
    expect(campaignCost(campaign())).toBe(1_500_000);
    expect(campaignCost(campaign({ value: { kind: 'amount', amount: 70_000 }, most: 40 }))).toBe(
      2_800_000,
    );
  });

  it('gives one to who enters its code, and says why not', () => {
    const ask = (more: Partial<CouponCampaign>, issued = 0, at = from, mine = false) =>
      entryRefused(campaign(more), { mine, issued }, at);
    expect(ask({})).toBeNull();
    expect(ask({}, 2, until)).toBeNull();
    expect(ask({}, 3)).toBe('COUPON_GONE');
    expect(ask({}, 0, from - 1)).toBe('COUPON_EARLY');
    expect(ask({}, 0, until + 1)).toBe('COUPON_OVER');
    expect(ask({ state: 'stopped' })).toBe('COUPON_OVER');
    expect(ask({}, 3, until + 1, true)).toBe('COUPON_YOURS');
    // Whoever guesses learns nothing of these.
    expect(ask({ state: 'draft' })).toBe('COUPON_UNKNOWN');
    expect(ask({ audience: 'members' })).toBe('COUPON_UNKNOWN');
    expect(ask({ audience: 'joined', state: 'stopped' })).toBe('COUPON_UNKNOWN');
    expect(entryRefused(null, { mine: false, issued: 0 }, from)).toBe('COUPON_UNKNOWN');
  });

  it('runs on whole days of Vietnam', () => {
    expect(daySpan('2026-03-10', '2026-04-10')).toEqual({ from, until });
    expect(daySpan('2026-02-30', '2026-04-10')).toBeNull();
  });

  it('tells in three languages what it takes off', () => {
    expect(couponWords(campaign(), 'vi')).toEqual({
      off: 'Giảm 10%, nhiều nhất 500.000\u00A0đ',
      orders: 'Cho đơn từ 2.000.000\u00A0đ',
      days: 'Từ 10/03/2026 đến hết 10/04/2026',
    });
    const all = campaign({ value: { kind: 'amount', amount: 70_000 }, minimum: 0 });
    expect(couponWords(all, 'ko')).toMatchObject({
      off: '70,000\u00A0đ 할인',
      orders: '모든 주문',
    });
    expect(couponWords(all, 'en').orders).toBe('For any order');
  });
});

describe('what staff write', () => {
  const form = {
    code: ' nhamoi10 ',
    name: { vi: 'Mừng', en: 'For you', ko: '축하' },
    kind: 'amount',
    amount: '100.000',
    percent: '',
    max: '',
    minimum: 0,
    from: '2026-03-10',
    until: '2026-03-10',
    audience: 'members',
    emails: 'An@hien.example\nba@hien.example, an@hien.example',
    joined_from: '',
    joined_until: '',
    most: '',
  };
  const faults = (more: object) => {
    const judged = validate(couponCampaignSchema, { ...form, ...more });
    return judged.ok ? {} : judged.errors;
  };

  it('is folded, and needs only what its kind and audience need', () => {
    const judged = validate(couponCampaignSchema, form);
    if (!judged.ok) throw new Error(JSON.stringify(judged.errors));
    expect(judged.values).toMatchObject({ code: 'NHAMOI10', amount: 100_000, most: null });
    expect(emailsIn(judged.values.emails)).toEqual(['an@hien.example', 'ba@hien.example']);
  });

  it.each([
    [{ code: 'NHÀ1' }, { code: 'validation.coupon.code' }],
    [{ code: 'ABC' }, { code: 'validation.coupon.code' }],
    [{ code: '' }, { code: 'validation.required' }],
    [{ amount: '' }, { amount: 'validation.required' }],
    [{ amount: 10_000_001 }, { amount: 'validation.number.too-large' }],
    [{ kind: 'percent', percent: 5 }, { max: 'validation.required' }],
    [{ audience: 'code' }, { most: 'validation.required' }],
    [
      { audience: 'joined', most: 5 },
      { joined_from: 'validation.required', joined_until: 'validation.required' },
    ],
    [
      { audience: 'joined', most: 5, joined_from: '2026-03-11', joined_until: '2026-03-10' },
      { joined_until: 'validation.date.order' },
    ],
    [{ until: '2026-03-09' }, { until: 'validation.date.order' }],
    [
      { emails: Array.from({ length: 501 }, (_, n) => `a${n}@hien.vn`).join('\n') },
      { emails: 'validation.coupon.emails' },
    ],
  ])('%j is refused', (more, errors) => {
    expect(faults(more)).toEqual(errors);
  });
});

describe('a withdrawn coupon', () => {
  const coupon: Coupon = {
    state: 'available',
    version: 0,
    changedAt: from,
    value: { kind: 'amount', amount: 1_000 },
    minimum: 0,
    from,
    until,
  };

  it('was not used, and cannot be any more', () => {
    const withdraw = { event: 'withdraw', by: 'admin', at: from, payload: {} } as const;
    const taken = apply(couponMachine, coupon, withdraw);
    if (!taken.ok) throw new Error('it is not withdrawn');
    expect(taken.entity.state).toBe('withdrawn');
    expect(canUseCoupon(taken.entity, 5_000, from)).toBe('COUPON_WITHDRAWN');
    expect(apply(couponMachine, { ...coupon, state: 'used' }, withdraw).ok).toBe(false);
    expect(apply(couponMachine, coupon, { ...withdraw, by: 'member' }).ok).toBe(false);
  });
});

describe('what is refused', () => {
  const coupon: Coupon = {
    state: 'available',
    version: 0,
    changedAt: from,
    value: { kind: 'amount', amount: 1_000 },
    minimum: 2_000_000,
    from,
    until,
  };

  it('of a chosen coupon says what would help', () => {
    const said = (reason: Parameters<typeof couponRefusedText>[0], at = from) =>
      couponRefusedText(reason, coupon, { amount: 1_700_000, at }, 'vi');
    expect(said('COUPON_MINIMUM')).toBe(
      'Mã này cho đơn từ 2.000.000\u00A0đ, còn thiếu 300.000\u00A0đ.',
    );
    expect(said('COUPON_NOT_VALID_NOW', from - 1)).toBe('Mã này dùng được từ ngày 10/03/2026.');
    expect(said('COUPON_NOT_VALID_NOW', until + 1)).toBe(
      'Mã này đã hết hạn, ngày cuối là 10/04/2026.',
    );
    expect(said('COUPON_USED')).toBe('Mã giảm giá đã được sử dụng.');
    expect(said('COUPON_WITHDRAWN')).toBe('Mã giảm giá đã được thu hồi.');
    // Put away before its time: no day of its own helps.
    expect(said('COUPON_NOT_VALID_NOW')).toBe('Mã giảm giá không còn trong thời hạn sử dụng.');
  });

  it('of a code says the day, and of one’s own what stands against using it', () => {
    const said = (
      refused: Parameters<typeof entryRefusedText>[0],
      at: number,
      mine: Coupon | null = null,
    ) => entryRefusedText(refused, campaign(), mine, at, 'vi');
    expect(said('COUPON_EARLY', from - 1)).toBe(
      'Mã giảm giá này chưa bắt đầu. Hãy nhập lại từ ngày 10/03/2026.',
    );
    expect(said('COUPON_OVER', until + 1)).toBe(
      'Chương trình của mã giảm giá này đã kết thúc vào ngày 10/04/2026.',
    );
    // Staff stopped it: its last day is still to come.
    expect(said('COUPON_OVER', until)).toBe('Chương trình của mã giảm giá này đã kết thúc.');
    const yours = 'Bạn đã có mã giảm giá này rồi.';
    expect(said('COUPON_YOURS', from, coupon)).toBe(
      `${yours} Hãy chọn mã này trong danh sách mã của bạn.`,
    );
    expect(said('COUPON_YOURS', from, { ...coupon, state: 'used' })).toBe(
      `${yours} Mã giảm giá đã được sử dụng.`,
    );
    expect(said('COUPON_YOURS', from - 1, coupon)).toBe(
      `${yours} Mã này dùng được từ ngày 10/03/2026.`,
    );
    expect(said('COUPON_YOURS', from)).toBe(yours);
  });

  it('of an unknown code is the same, whatever is known of it', () => {
    for (const language of ['vi', 'en', 'ko'] as const)
      expect(entryRefusedText('COUPON_UNKNOWN', campaign(), null, until + 1, language)).toBe(
        entryRefusedText('COUPON_UNKNOWN', null, null, from, language),
      );
  });
});

describe('a referral code', () => {
  it('counts for everybody but its owner, to its last moment', () => {
    const code = { userId: 7, endsAt: until };
    expect(referralRefused(code, 8, until)).toBeNull();
    expect(referralRefused(code, 8, until + 1)).toBe('ended');
    // Their own is their own, also when it is over.
    expect(referralRefused(code, 7, from)).toBe('own');
    expect(referralRefused(code, 7, until + 1)).toBe('own');
    expect(referralRefused({ userId: null, endsAt: null }, 7, until + 1)).toBeNull();
    expect(referralRefused(null, 7, from)).toBe('invalid');
    expect(foldCode(' hien2026 ')).toBe('HIEN2026');
  });

  it('of a member is made with their email', () => {
    const made = (more: object) =>
      validate(referralSchema, { code: 'ABCD', label: 'Tú', owner: 'member', email: '', ...more });
    expect(made({})).toEqual({ ok: false, errors: { email: 'validation.email.required' } });
    expect(made({ email: 'tú' })).toEqual({
      ok: false,
      errors: { email: 'validation.email.invalid' },
    });
    expect(made({ email: 'tu@hien.vn' }).ok).toBe(true);
    expect(made({ owner: 'sales' }).ok).toBe(true);
  });
});
