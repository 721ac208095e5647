import type { Text } from '../language/language.ts';
import type { RedBillState } from './red-bill.ts';

/** Where a shop looks for its VAT invoices; `to_adjust` is out, and goods were given back since. */
export const redBillTabs = [
  'waiting',
  'correction',
  'overdue',
  'sent',
  'issued',
  'to_adjust',
  'adjusted',
  'replaced',
  'void',
] as const;
export type RedBillTab = (typeof redBillTabs)[number];

export const redBillTabLabels: Readonly<Record<RedBillTab, Text>> = {
  waiting: { vi: 'Chờ xuất', en: 'To issue', ko: '발행 대기' },
  correction: { vi: 'Chờ sửa thông tin', en: 'To be corrected', ko: '정보 수정 중' },
  overdue: { vi: 'Quá hạn', en: 'Late', ko: '기한 초과' },
  sent: { vi: 'Chờ xác nhận số', en: 'Being checked', ko: '번호 확인 중' },
  issued: { vi: 'Đã xuất', en: 'Issued', ko: '발행 완료' },
  to_adjust: { vi: 'Cần điều chỉnh', en: 'To adjust', ko: '수정 필요' },
  adjusted: { vi: 'Đã điều chỉnh', en: 'Adjusted', ko: '수정 발행' },
  replaced: { vi: 'Đã thay thế', en: 'Replaced', ko: '대체 발행' },
  void: { vi: 'Đã hủy', en: 'Void', ko: '취소' },
};

const tabs: Readonly<Record<RedBillState, RedBillTab | null>> = {
  none: null,
  requested: 'waiting',
  correction_needed: 'correction',
  overdue: 'overdue',
  number_sent: 'sent',
  number_returned: 'overdue',
  issued: 'issued',
  adjusted: 'adjusted',
  replaced: 'replaced',
  void: 'void',
};

/** The tab of an invoice; null for an order that has none. */
export function redBillTab(state: RedBillState, isWrong: boolean): RedBillTab | null {
  return isWrong ? 'to_adjust' : tabs[state];
}
