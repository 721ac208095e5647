import * as z from 'zod/mini';
import { ictParts, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { citiesOf } from '../address/cities.ts';
import type { Text } from '../language/language.ts';
import { redBillSchema } from '../order/cart/checkout-form.ts';
import { cashless } from '../payment/methods.ts';
import { choiceField, tickField } from '../validation/fields.ts';
import { type Membership, periodFrom, upgradePrice } from './membership.ts';
import { type AdPlan, adPlans, monthlyPrice } from './positions.ts';

/** What an order of an ad plan is for: its first month, the step from basic to gold, or the month that follows. */
export const adOrderKinds = ['purchase', 'upgrade', 'renewal'] as const;
export type AdOrderKind = (typeof adOrderKinds)[number];

export const adOrderStates = ['waiting', 'paid', 'cancelled'] as const;
export type AdOrderState = (typeof adOrderStates)[number];

/** Where a place can be bought: today's provinces and cities. */
export const adCities: readonly string[] = /* @__PURE__ */ citiesOf('post2025');

export const isAdPlan = (plan: string): plan is AdPlan => adPlans.some((one) => one === plan);

/** Why a plan cannot be bought now. */
export const adProblems = [
  'no-company',
  'not-approved',
  'order-waiting',
  'taken-down',
  'has-plan',
  'restart-first',
  'past-due',
  'suspended',
] as const;
export type AdProblem = (typeof adProblems)[number];

/** The same in a sentence, for whoever asks to buy. */
export const adProblemTexts: Readonly<Record<AdProblem, Text>> = {
  'no-company': {
    vi: 'Tài khoản này chưa có công ty trong danh bạ nhà thầu.',
    en: 'This account has no company in the directory of contractors.',
    ko: '이 계정에는 시공사 목록에 등록된 회사가 없습니다.',
  },
  'not-approved': {
    vi: 'Công ty chưa được duyệt làm nhà thầu.',
    en: 'The company is not an approved contractor yet.',
    ko: '아직 승인되지 않은 시공사입니다.',
  },
  'order-waiting': {
    vi: 'Một đơn của công ty đang chờ thanh toán. Hãy thanh toán hoặc bỏ đơn đó trước.',
    en: 'An order of the company waits for its payment. Pay it or let it go first.',
    ko: '결제를 기다리는 주문이 있습니다. 먼저 결제하거나 취소해 주세요.',
  },
  'taken-down': {
    vi: 'Quảng cáo của công ty đang bị gỡ. Công ty mua lại được khi quyết định đó được đổi.',
    en: 'The company’s ads were taken down. It can buy again once that decision changes.',
    ko: '회사 광고의 게재가 중단되어 있습니다. 결정이 바뀌면 다시 구매하실 수 있습니다.',
  },
  'has-plan': {
    vi: 'Công ty đang dùng gói này.',
    en: 'The company has this plan.',
    ko: '이미 이용 중인 플랜입니다.',
  },
  'restart-first': {
    vi: 'Gói đã hủy vẫn chạy đến hết kỳ. Hãy dùng lại gói đó thay vì mua gói mới.',
    en: 'The cancelled plan runs to the end of its month. Restart it instead of buying another.',
    ko: '해지하신 플랜이 기간 만료까지 유지됩니다. 새로 구매하지 말고 다시 시작해 주세요.',
  },
  'past-due': {
    vi: 'Kỳ trước chưa được gia hạn. Hãy thanh toán kỳ đó trước khi nâng cấp.',
    en: 'The month is not renewed yet. Pay it before you upgrade.',
    ko: '이용 기간이 아직 갱신되지 않았습니다. 먼저 갱신 금액을 결제해 주세요.',
  },
  suspended: {
    vi: 'Quảng cáo của công ty đang bị tạm ngưng. Hãy liên hệ với chúng tôi.',
    en: "The company's advertising is suspended. Please write to us.",
    ko: '회사의 광고가 정지되어 있습니다. 고객센터로 문의해 주세요.',
  },
};

export type AdBuyer = {
  /** Null when the account has no company. */
  readonly company: {
    readonly approved: boolean;
    /** Staff keep its places off (`adOffStates`): nobody pays for what is not shown. */
    readonly takenDown: boolean;
  } | null;
  readonly membership: Membership | null;
  /** An order of its own that waits for its money; renewals do not count. */
  readonly waits: boolean;
};

/** What ordering a plan would be for this company, or why it cannot be ordered (2.14 M1, M2). */
export function adOrderKind(
  { company, membership, waits }: AdBuyer,
  plan: AdPlan,
  at: Instant,
): 'purchase' | 'upgrade' | { readonly problem: AdProblem } {
  if (company === null) return { problem: 'no-company' };
  if (!company.approved) return { problem: 'not-approved' };
  if (waits) return { problem: 'order-waiting' };
  if (company.takenDown) return { problem: 'taken-down' };
  if (membership === null || membership.state === 'expired') return 'purchase';
  if (membership.suspended) return { problem: 'suspended' };
  if (membership.state === 'canceled')
    return at > membership.periodEnd ? 'purchase' : { problem: 'restart-first' };
  if (plan === 'basic' || membership.plan === 'gold') return { problem: 'has-plan' };
  return at > membership.periodEnd ? { problem: 'past-due' } : 'upgrade';
}

/** Whole đồng, VAT included: a whole month, or the difference for the rest of one. */
export const adOrderPrice = (
  kind: 'purchase' | 'upgrade',
  plan: AdPlan,
  membership: Membership | null,
  at: Instant,
): number =>
  kind === 'upgrade' && membership !== null ? upgradePrice(membership, at) : monthlyPrice(plan);

/** The month that an order pays: a new one from today, or the rest of the one that runs. */
export const adOrderMonth = (
  kind: 'purchase' | 'upgrade',
  membership: Membership | null,
  at: Instant,
): Pick<Membership, 'periodStart' | 'periodEnd'> =>
  kind === 'upgrade' && membership !== null ? membership : periodFrom(at, ictParts(at).day);

/** The price of the month that follows: of the plan it will be then (M3, M8). */
export const renewalPrice = ({ plan, pending }: Membership): number =>
  monthlyPrice(pending?.plan ?? plan);

const city = /* @__PURE__ */ z
  .string()
  .check(
    z.refine((name) => adCities.includes(name), { error: 'validation.address.city-required' }),
  );

/** How advertising is paid, whatever is bought. */
export const adPaymentFields = () => ({
  method: choiceField(cashless, 'validation.method.required'),
  terms: tickField('validation.terms.required'),
  redBill: z.nullable(redBillSchema),
});

/** The checkout of a plan. */
export const adCheckoutSchema = (plan: AdPlan) =>
  z.object({
    cities: z.array(city).check(
      z.minLength(1, { error: 'validation.address.city-required' }),
      z.maxLength(limits.ad[plan].maxCities, { error: 'validation.address.city-required' }),
      z.refine((names) => new Set(names).size === names.length, {
        error: 'validation.address.city-required',
      }),
    ),
    ...adPaymentFields(),
  });

export type AdCheckoutValues = z.output<ReturnType<typeof adCheckoutSchema>>;
