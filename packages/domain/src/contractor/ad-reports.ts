import type { Text } from '../language/language.ts';

/** What a visitor can say is wrong with a bought place, and what staff take one down for. */
export const adReportReasons = [
  'misleading',
  'offensive',
  'not-a-contractor',
  'wrong-contact',
  'other',
] as const;
export type AdReportReason = (typeof adReportReasons)[number];

/** `open` waits for staff; a place that was `taken-down` can be `restored` once. */
export const adCaseStates = ['open', 'stands', 'taken-down', 'restored'] as const;
export type AdCaseState = (typeof adCaseStates)[number];

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
