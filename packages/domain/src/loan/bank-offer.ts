import type { Text } from '../language/language.ts';
import type { InstalmentWay } from './instalments.ts';

/** What the partner bank offers for furniture: an example until the bank has named its own figures. */
export const bankOffer = {
  /** Hundredths of a percent a year. */
  yearlyRate: 990,
  months: [6, 12, 24, 36, 48, 60],
  /** Đồng: below and above it the bank takes no request. */
  least: 5_000_000,
  most: 2_000_000_000,
} as const;

export const instalmentWayLabels: Readonly<Record<InstalmentWay, Text>> = {
  annuity: { vi: 'Trả đều mỗi tháng', en: 'Equal payments', ko: '원리금 균등' },
  declining: { vi: 'Dư nợ giảm dần', en: 'Declining balance', ko: '원금 균등' },
};

/** What somebody agrees to who sends a request to the bank; a new text is a new version. */
export const bankConsent = {
  version: 1,
  text: {
    vi: 'Tôi đồng ý để Hiên chuyển họ tên, số điện thoại, email, danh sách món và số tiền trên cho ngân hàng VIB để được tư vấn khoản vay. Đây chưa phải là đơn vay.',
    en: 'I agree that Hiên passes my name, phone, email, the list of pieces and the amount above to VIB bank, so that it can advise me on a loan. This is not an application for a loan.',
    ko: '대출 상담을 위해 이름, 전화번호, 이메일, 위 품목과 금액을 VIB 은행에 전달하는 데 동의합니다. 대출 신청은 아닙니다.',
  },
} as const;
