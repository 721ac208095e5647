import * as z from 'zod/mini';
import { ictDate } from '../calendar/ict.ts';
import { systemClock } from '../calendar/clock.ts';
import type { Text } from '../language/language.ts';
import { choiceField, dateField, textField } from '../validation/fields.ts';
import { noFault } from '../validation/rules.ts';
import { type ContractorFact, contractorFacts } from './company.ts';

/** By what staff saw a fact, and which fact that is (docs/adr/0169). */
export const factPapers = {
  certificate: 'registration',
  register: 'registration',
  identity: 'representative',
  mandate: 'representative',
  visit: 'office',
  lease: 'office',
  policy: 'insurance',
} as const satisfies Readonly<Record<string, ContractorFact>>;
export type FactPaper = keyof typeof factPapers;

export const factPaperNames = Object.keys(factPapers) as readonly FactPaper[];

/** These are good until a day that is written on them; the others for as long as nobody doubts them. */
export const papersThatEnd: readonly FactPaper[] = ['mandate', 'lease', 'policy'];

export const factPaperLabels: Readonly<Record<FactPaper, Text>> = {
  certificate: {
    vi: 'Giấy chứng nhận đăng ký doanh nghiệp',
    en: 'Business registration certificate',
    ko: '사업자 등록증',
  },
  register: {
    vi: 'Tra trên Cổng thông tin đăng ký doanh nghiệp',
    en: 'Looked up in the national business register',
    ko: '국가 기업 등록 포털 조회',
  },
  identity: {
    vi: 'Căn cước của người đại diện',
    en: 'The representative’s identity card',
    ko: '대표자 신분증',
  },
  mandate: { vi: 'Giấy ủy quyền', en: 'A power of attorney', ko: '위임장' },
  visit: { vi: 'Đến tận nơi', en: 'Our staff went there', ko: '직원 현장 방문' },
  lease: { vi: 'Hợp đồng thuê văn phòng', en: 'The office lease', ko: '사무실 임대차 계약서' },
  policy: {
    vi: 'Hợp đồng bảo hiểm công trình',
    en: 'The insurance policy',
    ko: '공사 보험 증권',
  },
};

export const contractorFactLabels: Readonly<Record<ContractorFact, Text>> = {
  registration: { vi: 'Đăng ký kinh doanh', en: 'Business registration', ko: '사업자 등록' },
  representative: {
    vi: 'Người đại diện pháp luật',
    en: 'Legal representative',
    ko: '법적 대표자',
  },
  office: { vi: 'Văn phòng có thật', en: 'The office is there', ko: '사무실 실재' },
  insurance: { vi: 'Bảo hiểm công trình', en: 'Works insurance', ko: '공사 보험' },
};

/** What staff saw of a company. The days are Vietnam’s, `2026-03-06`. */
export type CheckedFact = {
  readonly kind: ContractorFact;
  /** Null where it was checked before papers were written down. */
  readonly paper: FactPaper | null;
  readonly on: string;
  /** The last day on which its paper is good; null where it has none. */
  readonly until: string | null;
};

/** Whether its paper is still good on that day, itself the last one included. */
export const isInForce = ({ until }: Pick<CheckedFact, 'until'>, today: string): boolean =>
  until === null || today <= until;

/** So long before its end a paper is asked for anew: staff see it among what needs a look. */
export const factEndsSoonDays = 30;

/** No end: later than every day that is asked about. */
const forGood = '9999-12-31';

/**
 * Of the facts of a company: until when something of it holds, for whoever looks for checked companies alone, and which paper
 * ends first, for staff. Null where there is none.
 */
export function factsSpan(facts: readonly CheckedFact[]): {
  readonly until: string | null;
  readonly firstEnd: string | null;
} {
  const ends = facts.flatMap(({ until }) => (until === null ? [] : [until])).toSorted();
  const last = facts.length > ends.length ? forGood : (ends.at(-1) ?? null);
  return { until: last, firstEnd: ends[0] ?? null };
}

/** With this one instead of what was known of its kind, in the order in which they are shown. */
export const withFact = (
  facts: readonly CheckedFact[],
  fact: CheckedFact,
): readonly CheckedFact[] =>
  contractorFacts.flatMap((kind) =>
    kind === fact.kind ? [fact] : facts.filter((one) => one.kind === kind),
  );

/** What somebody of our staff writes down. */
export type FactTold = {
  readonly paper: FactPaper;
  readonly on: string;
  readonly until: string | null;
};

export type FactFault = {
  readonly field: 'on' | 'until';
  readonly code:
    | 'validation.date.future'
    | 'validation.date.order'
    | 'validation.date.over'
    | 'validation.required';
};

/** What cannot be so: seen tomorrow, a paper that is over or was before it was seen, one that ends without its day. */
export function factFault({ paper, on, until }: FactTold, today: string): FactFault | null {
  if (on > today) return { field: 'on', code: 'validation.date.future' };
  if (until === null)
    return papersThatEnd.includes(paper) ? { field: 'until', code: 'validation.required' } : null;
  if (until <= on) return { field: 'until', code: 'validation.date.order' };
  return until < today ? { field: 'until', code: 'validation.date.over' } : null;
}

export const factFaultTexts: Readonly<Record<FactFault['code'], Text>> = {
  'validation.date.future': {
    vi: 'Ngày này phải là hôm nay hoặc trước đó.',
    en: 'This day must be today or earlier.',
    ko: '오늘이나 그 이전 날짜여야 합니다.',
  },
  'validation.date.order': {
    vi: 'Ngày kết thúc phải sau ngày bắt đầu.',
    en: 'The end must be after the start.',
    ko: '종료일은 시작일 이후여야 합니다.',
  },
  'validation.date.over': {
    vi: 'Ngày này đã qua.',
    en: 'This day is over.',
    ko: '이미 지난 날짜입니다.',
  },
  'validation.required': {
    vi: 'Giấy này có hạn, hãy ghi ngày hết hạn.',
    en: 'This paper has an end, so say its day.',
    ko: '기한이 있는 서류이므로 만료일을 입력해 주세요.',
  },
};

/** With the paper and its days it is a line of their acts. */
const mostNote = 800;

/** What a press of staff is called where their acts are listed. */
export type FactAct =
  | `checked-${ContractorFact}`
  | `unchecked-${ContractorFact}`
  /** Of a paper that the company sent (docs/adr/0177). */
  | `refused-${ContractorFact}`;

/** The form of staff; an end left empty is none. */
export const checkedFactSchema = z
  .object({
    paper: choiceField(factPaperNames),
    on: dateField(),
    until: z.string(),
    note: textField('validation.required', mostNote),
  })
  .check(
    noFault(['paper', 'on', 'until'], ({ paper, on, until }) =>
      factFault({ paper, on, until: until === '' ? null : until }, ictDate(systemClock.now())),
    ),
  );

/** Why a fact no longer stands. */
export const withdrawnFactSchema = z.object({
  reason: textField('validation.reason.required', mostNote),
});
