import type { Text } from '@hien/domain';

export const methods = ['google', 'apple', 'facebook', 'zalo'] as const;
export type Method = (typeof methods)[number];

type Told = {
  readonly text: Text;
  /** Left out: all four. */
  readonly at?: readonly Method[];
};

/** Everything that may go wrong between the window and the sign-in, one button each. */
export const outcomes = {
  refuse: { text: { vi: 'Từ chối', en: 'Refuse', ko: '거부' } },
  close: { text: { vi: 'Đóng cửa sổ', en: 'Close the window', ko: '창 닫기' } },
  'wrong-state': {
    text: { vi: 'Trả về state khác', en: 'Answer with another state', ko: '다른 state로 응답' },
  },
  'used-code': {
    text: { vi: 'Mã đã dùng một lần', en: 'A code used before', ko: '이미 사용된 코드' },
  },
  'down-later': {
    text: {
      vi: 'Nhà cung cấp ngừng trả lời',
      en: 'The provider goes down',
      ko: '제공자 서비스 중단',
    },
  },
  slow: { text: { vi: 'Trả lời quá chậm', en: 'Answer too late', ko: '너무 늦은 응답' } },
  'wrong-nonce': {
    text: { vi: 'Nonce khác', en: 'Another nonce', ko: '다른 nonce' },
    at: ['google', 'apple'],
  },
  forged: {
    text: { vi: 'Chữ ký giả', en: 'A forged signature', ko: '위조된 서명' },
    at: ['google', 'apple'],
  },
  expired: {
    text: { vi: 'Thẻ đã hết hạn', en: 'An expired token', ko: '만료된 토큰' },
    at: ['google', 'apple', 'facebook'],
  },
  'other-app': {
    text: { vi: 'Thẻ của ứng dụng khác', en: "Another app's token", ko: '다른 앱의 토큰' },
    at: ['google', 'apple', 'facebook'],
  },
} as const satisfies Readonly<Record<string, Told>>;

export type Outcome = keyof typeof outcomes;

const table: Readonly<Record<Outcome, Told>> = outcomes;

export const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

/** The buttons of one provider's page. */
export const outcomesOf = (method: Method): readonly [Outcome, Text][] =>
  Object.entries(table).flatMap(([outcome, { text, at }]) =>
    isOutcome(outcome) && (at ?? methods).includes(method) ? [[outcome, text] as const] : [],
  );
