import type { Text } from '../language/language.ts';

/** What a gateway's result means for the person who pays. */
export const paymentResults = [
  'ok',
  'cancelled',
  'no-balance',
  'expired',
  'wrong-code',
  'limit',
  'blocked',
  'not-enrolled',
  'maintenance',
  'processing',
  'suspicious',
  'other',
] as const;
export type PaymentResult = (typeof paymentResults)[number];

export const paymentResultTexts: Readonly<Record<PaymentResult, Text>> = {
  ok: { vi: 'Thanh toán thành công.', en: 'The payment succeeded.', ko: '결제가 완료되었습니다.' },
  cancelled: {
    vi: 'Bạn đã hủy thanh toán.',
    en: 'You cancelled the payment.',
    ko: '결제를 취소하셨습니다.',
  },
  'no-balance': {
    vi: 'Số dư không đủ.',
    en: 'There is not enough balance.',
    ko: '잔액이 부족합니다.',
  },
  expired: {
    vi: 'Đã hết thời gian thanh toán.',
    en: 'The time for paying is over.',
    ko: '결제 시간이 만료되었습니다.',
  },
  'wrong-code': {
    vi: 'Mật khẩu hoặc mã xác thực không đúng.',
    en: 'The password or the code was wrong.',
    ko: '비밀번호 또는 인증번호가 올바르지 않습니다.',
  },
  limit: {
    vi: 'Vượt hạn mức giao dịch trong ngày.',
    en: 'The daily limit is exceeded.',
    ko: '1일 결제 한도를 초과했습니다.',
  },
  blocked: {
    vi: 'Thẻ hoặc tài khoản đang bị khóa.',
    en: 'The card or the account is locked.',
    ko: '카드 또는 계좌가 잠겨 있습니다.',
  },
  'not-enrolled': {
    vi: 'Thẻ hoặc tài khoản chưa đăng ký thanh toán trực tuyến.',
    en: 'The card is not enabled for online payment.',
    ko: '온라인 결제가 등록되지 않은 카드입니다.',
  },
  maintenance: {
    vi: 'Ngân hàng đang bảo trì.',
    en: 'The bank is under maintenance.',
    ko: '은행 점검 중입니다.',
  },
  processing: {
    vi: 'Giao dịch đang được xử lý.',
    en: 'The payment is being processed.',
    ko: '결제를 처리하고 있습니다.',
  },
  suspicious: {
    vi: 'Tiền đã trừ và đang được kiểm tra.',
    en: 'The money was taken and is being checked.',
    ko: '결제 금액을 확인하고 있습니다.',
  },
  other: {
    vi: 'Thanh toán chưa thành công, vui lòng thử lại!',
    en: 'Payment failed, please try again!',
    ko: '결제에 실패했습니다. 다시 시도해 주세요!',
  },
};

const vnpay: Readonly<Record<string, PaymentResult>> = {
  '00': 'ok',
  '06': 'wrong-code',
  '07': 'suspicious',
  '09': 'not-enrolled',
  '10': 'wrong-code',
  '11': 'expired',
  '12': 'blocked',
  '13': 'wrong-code',
  '24': 'cancelled',
  '51': 'no-balance',
  '65': 'limit',
  '75': 'maintenance',
  '79': 'wrong-code',
};

const momo: Readonly<Record<string, PaymentResult>> = {
  '0': 'ok',
  '9000': 'ok',
  '1001': 'no-balance',
  '1005': 'expired',
  '1006': 'cancelled',
  '7000': 'processing',
  '7002': 'processing',
};

export function vnpayResult(code: string): PaymentResult {
  return vnpay[code] ?? 'other';
}

export function momoResult(code: string | number): PaymentResult {
  return momo[String(code)] ?? 'other';
}
