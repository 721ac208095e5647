import { type Text, momoResult, paymentResultTexts, vnpayResult } from '@hien/domain';
import type { PlayedGateway } from './order.ts';

/** Everything that may happen between the shop and a gateway, one button each; failure codes come beside these. */
export const outcomes = {
  duplicate: { vi: 'Gọi máy chủ hai lần', en: 'Call the server twice', ko: '서버를 두 번 호출' },
  'call-first': {
    vi: 'Gọi máy chủ, 3 giây sau mới quay lại',
    en: 'Call first, come back 3 seconds later',
    ko: '먼저 호출하고 3초 뒤 복귀',
  },
  'return-first': {
    vi: 'Quay lại trước, 3 giây sau mới gọi',
    en: 'Come back first, call 3 seconds later',
    ko: '먼저 복귀하고 3초 뒤 호출',
  },
  'no-return': {
    vi: 'Gọi máy chủ, trình duyệt không quay lại',
    en: 'Call, but the browser never comes back',
    ko: '호출만 하고 복귀하지 않음',
  },
  'no-call': {
    vi: 'Quay lại nhưng không gọi máy chủ',
    en: 'Come back without a call',
    ko: '호출 없이 복귀',
  },
  'wrong-amount': {
    vi: 'Báo sai số tiền (thiếu 1.000 đ)',
    en: 'Report a wrong amount (1,000 đ less)',
    ko: '다른 금액 통보 (1,000 đ 부족)',
  },
  forged: { vi: 'Chữ ký giả mạo', en: 'A forged signature', ko: '위조된 서명' },
  second: {
    vi: 'Trừ tiền hai lần, hai mã giao dịch',
    en: 'Take the money twice, under two numbers',
    ko: '서로 다른 번호로 두 번 결제',
  },
  timeout: { vi: 'Không phản hồi gì nữa', en: 'Never answer again', ko: '더 이상 응답 없음' },
} as const satisfies Readonly<Record<string, Text>>;

export type Outcome = keyof typeof outcomes;

export const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

export const cancelCodes: Readonly<Record<PlayedGateway, string>> = {
  vnpay: '24',
  momo: '1006',
  zalopay: '-49',
  shopeepay: '201',
};

const codes: Readonly<Record<PlayedGateway, readonly string[]>> = {
  vnpay: ['07', '09', '10', '11', '12', '13', '51', '65', '75', '79', '99'],
  momo: ['1001', '1005', '7002', '99'],
  zalopay: ['-54', '-63', '-1'],
  shopeepay: ['202', '203'],
};

const others: Readonly<Record<string, keyof typeof paymentResultTexts>> = {
  '-54': 'expired',
  '-63': 'no-balance',
  '203': 'expired',
};

/** The failures of one gateway, in words. */
export const failuresOf = (gateway: PlayedGateway): readonly (readonly [string, Text])[] =>
  codes[gateway].map((code) => {
    const result =
      gateway === 'vnpay'
        ? vnpayResult(code)
        : gateway === 'momo'
          ? momoResult(code)
          : (others[code] ?? 'other');
    return [code, paymentResultTexts[result]] as const;
  });
