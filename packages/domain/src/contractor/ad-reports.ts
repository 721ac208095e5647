import * as z from 'zod/mini';
import { daysAfter, endOfDay, type Instant } from '../calendar/ict.ts';
import type { Text } from '../language/language.ts';
import { choiceField, optionalTextField, textField } from '../validation/fields.ts';
import { between } from '../validation/rules.ts';

/** What a visitor can say is wrong with a bought place, and what staff take one down for. */
export const adReportReasons = [
  'misleading',
  'offensive',
  'not-a-contractor',
  'wrong-contact',
  'other',
] as const;
export type AdReportReason = (typeof adReportReasons)[number];

/** `open` and `appealed` wait for staff; what was `taken-down` comes back (`restored`) or stays off for good (`upheld`). */
export const adCaseStates = [
  'open',
  'stands',
  'taken-down',
  'appealed',
  'restored',
  'upheld',
] as const;
export type AdCaseState = (typeof adCaseStates)[number];

/** In these the company's bought places are off. */
export const adOffStates = ['taken-down', 'appealed', 'upheld'] as const satisfies AdCaseState[];

export const adDecisions = ['stands', 'take-down', 'restore', 'uphold'] as const;
export type AdDecision = (typeof adDecisions)[number];

/** What staff can decide in a state, and what comes of it. Who took an ad down without an appeal can bring it back as well. */
export const adCaseMoves: Readonly<
  Record<AdCaseState, Readonly<Partial<Record<AdDecision, AdCaseState>>>>
> = {
  open: { stands: 'stands', 'take-down': 'taken-down' },
  stands: {},
  'taken-down': { restore: 'restored' },
  appealed: { restore: 'restored', uphold: 'upheld' },
  restored: {},
  upheld: {},
};

/** Until when the company can object: the end of that day in Vietnam. */
export const adAppealUntil = (takenDownAt: Instant): Instant =>
  endOfDay(daysAfter(takenDownAt, adReportLimits.appealDays));

/** Why an appeal is not possible, or null: it can be made once, in time, and only against what was taken down. */
export function whyNotAppealAd(
  { state, takenDownAt }: { readonly state: AdCaseState; readonly takenDownAt: Instant | null },
  at: Instant,
): 'not-down' | 'appealed' | 'late' | null {
  if (state === 'appealed' || state === 'upheld') return 'appealed';
  if (state !== 'taken-down' || takenDownAt === null) return 'not-down';
  return at > adAppealUntil(takenDownAt) ? 'late' : null;
}

export const adAppealRefusals: Readonly<
  Record<NonNullable<ReturnType<typeof whyNotAppealAd>>, Text>
> = {
  'not-down': {
    vi: 'Quảng cáo này không bị gỡ.',
    en: 'This ad was not taken down.',
    ko: '게재가 중단된 광고가 아닙니다.',
  },
  appealed: {
    vi: 'Công ty đã khiếu nại một lần rồi.',
    en: 'The company has appealed already.',
    ko: '이미 이의를 제기하셨습니다.',
  },
  late: {
    vi: 'Đã hết hạn khiếu nại.',
    en: 'It is too late for an appeal.',
    ko: '이의 제기 기간이 지났습니다.',
  },
};

export const adReportReasonLabels: Readonly<Record<AdReportReason, Text>> = {
  misleading: {
    vi: 'Gây hiểu nhầm hoặc sai sự thật',
    en: 'It is misleading or untrue',
    ko: '오해를 일으키거나 사실과 다름',
  },
  offensive: {
    vi: 'Phản cảm hoặc xúc phạm',
    en: 'It is offensive',
    ko: '불쾌하거나 모욕적임',
  },
  'not-a-contractor': {
    vi: 'Đây không phải nhà thầu',
    en: 'This is no contractor',
    ko: '시공 업체가 아님',
  },
  'wrong-contact': {
    vi: 'Liên hệ không đúng công ty này',
    en: 'Its contacts are not this company’s',
    ko: '연락처가 이 업체의 것이 아님',
  },
  other: { vi: 'Lý do khác', en: 'Something else', ko: '기타' },
};

/** What a bought place must keep to, as a decision quotes it. */
export const adRules: Readonly<Record<AdReportReason, Text>> = {
  misleading: {
    vi: 'Quảng cáo không gây hiểu nhầm và không nói điều không chứng minh được.',
    en: 'An ad misleads nobody and says nothing that cannot be proved.',
    ko: '광고는 오해를 일으키거나 입증할 수 없는 내용을 담지 않습니다.',
  },
  offensive: {
    vi: 'Quảng cáo không phản cảm và không xúc phạm ai.',
    en: 'An ad offends and insults nobody.',
    ko: '광고는 불쾌하거나 타인을 모욕하는 내용을 담지 않습니다.',
  },
  'not-a-contractor': {
    vi: 'Chỉ công ty thi công, thiết kế nội thất được mua vị trí trong danh bạ.',
    en: 'Only companies that build or furnish homes buy places in the directory.',
    ko: '시공·인테리어 업체만 목록의 자리를 구매할 수 있습니다.',
  },
  'wrong-contact': {
    vi: 'Số điện thoại, email và trang web là của chính công ty.',
    en: 'Telephone, email and website are the company’s own.',
    ko: '전화번호, 이메일, 웹사이트는 해당 업체의 것이어야 합니다.',
  },
  other: {
    vi: 'Quảng cáo tuân theo pháp luật và điều khoản của Hiên.',
    en: 'An ad keeps to the law and to the terms of Hiên.',
    ko: '광고는 법률과 Hiên 약관을 준수해야 합니다.',
  },
};

/** What each state means to staff. */
export const adCaseTexts: Readonly<
  Record<AdCaseState, { readonly label: Text; readonly next: Text }>
> = {
  open: {
    label: { vi: 'Chờ xem xét', en: 'To be looked at', ko: '검토 대기' },
    next: {
      vi: 'Quảng cáo vẫn hiện. Phải quyết định trong 24 giờ.',
      en: 'The ad stays on show. It has to be decided within 24 hours.',
      ko: '광고는 계속 표시됩니다. 24시간 안에 결정해야 합니다.',
    },
  },
  stands: {
    label: { vi: 'Giữ lại', en: 'Stands', ko: '유지' },
    next: {
      vi: 'Không trái quy định. Quảng cáo vẫn hiện.',
      en: 'It breaks no rule and stays on show.',
      ko: '규정 위반이 아니므로 계속 표시됩니다.',
    },
  },
  'taken-down': {
    label: { vi: 'Đã gỡ', en: 'Taken down', ko: '게재 중단' },
    next: {
      vi: 'Vị trí mua không hiện nữa. Công ty có thể khiếu nại một lần trong 14 ngày.',
      en: 'The bought places are off. The company can appeal once within 14 days.',
      ko: '구매한 자리가 표시되지 않습니다. 업체는 14일 안에 한 번 이의를 제기할 수 있습니다.',
    },
  },
  appealed: {
    label: { vi: 'Đang khiếu nại', en: 'Appealed', ko: '이의 제기' },
    next: {
      vi: 'Công ty nói quyết định sai. Một đồng nghiệp khác trả lời trong 72 giờ.',
      en: 'The company says that it was wrong. Another colleague answers within 72 hours.',
      ko: '업체가 이의를 제기했습니다. 다른 동료가 72시간 안에 답합니다.',
    },
  },
  restored: {
    label: { vi: 'Đã cho hiện lại', en: 'Restored', ko: '다시 게재' },
    next: {
      vi: 'Khiếu nại đúng. Vị trí mua hiện lại.',
      en: 'The appeal was right. The bought places are shown again.',
      ko: '이의가 받아들여져 구매한 자리가 다시 표시됩니다.',
    },
  },
  upheld: {
    label: { vi: 'Gỡ hẳn', en: 'Stays off', ko: '중단 유지' },
    next: {
      vi: 'Khiếu nại không đúng. Vị trí mua không hiện nữa.',
      en: 'The appeal was not right. The bought places stay off.',
      ko: '이의가 받아들여지지 않아 구매한 자리가 표시되지 않습니다.',
    },
  },
};

/** By law an ad is looked at within a day; `words`: of visitors and of staff; `perHour`: ours, what one visitor reports. */
export const adReportLimits = {
  hours: 24,
  words: 500,
  staffWords: 1000,
  perHour: 10,
  appealDays: 14,
  appealHours: 72,
};

/** “Something else” has to be said in words. */
export const adReportSchema = z
  .object({
    reason: choiceField(adReportReasons),
    words: optionalTextField(adReportLimits.words),
  })
  .check(
    between(
      ['reason', 'words'],
      ({ reason, words }) => reason !== 'other' || words !== '',
      'validation.message.required',
    ),
  );

/** A place is taken down by a rule, and its company reads why. */
export const adTakeDownSchema = z.object({
  rule: choiceField(adReportReasons),
  reason: textField('validation.message.required', adReportLimits.staffWords),
});

/** That a place stands needs no words. */
export const adStandsSchema = z.object({});

/** Why a place comes back or stays off. */
export const adRestoreSchema = z.object({
  reason: textField('validation.message.required', adReportLimits.staffWords),
});
