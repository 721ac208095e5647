import type { Text } from '../language/language.ts';
import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { SettlementPayloads, SettlementState } from './settlement.ts';
import type { SettlementKind } from './statement.ts';

/** What a line of a month is. */
export const settlementKindLabels: Readonly<Record<SettlementKind, Text>> = {
  sale: { vi: 'Bán hàng', en: 'Sale', ko: '판매' },
  reversal: { vi: 'Hủy sau xác nhận', en: 'Taken back', ko: '확정 후 취소' },
  delivery: { vi: 'Giao hàng, lắp đặt', en: 'Delivery and installation', ko: '배송·설치' },
  'vat-withheld': { vi: 'Thuế VAT khấu trừ', en: 'VAT withheld', ko: '부가세 원천징수' },
  'pit-withheld': {
    vi: 'Thuế TNCN khấu trừ',
    en: 'Income tax withheld',
    ko: '개인소득세 원천징수',
  },
  penalty: { vi: 'Phạt', en: 'Penalty', ko: '위약금' },
  adjustment: { vi: 'Điều chỉnh', en: 'Adjustment', ko: '조정' },
};

/** A settlement's words. */
export const settlementTexts: MachineTexts<SettlementState, 'month-ends' | 'settlement-due'> = {
  states: {
    open: {
      label: { vi: 'Đang ghi nhận', en: 'Open', ko: '집계 중' },
      next: {
        vi: 'Các đơn được xác nhận trong tháng được cộng vào.',
        en: 'Purchases confirmed this month are added.',
        ko: '이번 달 구매 확정 건이 집계됩니다.',
      },
    },
    closed: {
      label: { vi: 'Đã chốt', en: 'Closed', ko: '정산 확정' },
      next: {
        vi: 'Chúng tôi thanh toán cho người bán. Người bán có thể khiếu nại trước đó.',
        en: 'We pay the seller. The seller can dispute it before that.',
        ko: '정산금을 지급합니다. 그 전에 이의를 제기할 수 있습니다.',
      },
    },
    disputed: {
      label: { vi: 'Đang khiếu nại', en: 'Disputed', ko: '이의 제기' },
      next: {
        vi: 'Chúng tôi kiểm tra lại bảng đối soát.',
        en: 'We check the statement again.',
        ko: '정산 내역을 다시 확인하고 있습니다.',
      },
    },
    paid: {
      label: { vi: 'Đã thanh toán', en: 'Paid', ko: '지급 완료' },
      next: {
        vi: 'Đã chuyển tiền. Điều chỉnh nếu có sẽ nằm ở tháng sau.',
        en: 'The money was sent. Corrections come with a later month.',
        ko: '지급이 완료되었습니다. 수정 사항은 다음 달에 반영됩니다.',
      },
    },
  },
  deadlines: {
    'month-ends': {
      vi: 'Đến lúc đó tháng được chốt.',
      en: 'Then the month is closed.',
      ko: '그때 해당 월이 마감됩니다.',
    },
    'settlement-due': {
      vi: 'Đây là hạn thanh toán cho người bán.',
      en: 'This is when the seller is paid at the latest.',
      ko: '늦어도 이때까지 정산금이 지급됩니다.',
    },
  },
};

/** What can happen to a settlement, as staff read it. */
export const settlementEventLabels: EventLabels<SettlementPayloads> = {
  'month.end': { vi: 'Hết tháng', en: 'The month ends', ko: '월 마감' },
  dispute: { vi: 'Người bán khiếu nại', en: 'The seller disputes', ko: '판매자 이의 제기' },
  resolve: { vi: 'Giải quyết khiếu nại', en: 'Resolve the dispute', ko: '이의 처리' },
  pay: { vi: 'Thanh toán cho người bán', en: 'Pay the seller', ko: '판매자 지급' },
};
