import {
  attemptMachine,
  attemptEventLabels,
  attemptTexts,
  designOrderMachine,
  designOrderEventLabels,
  designOrderTexts,
  moneyReturnMachine,
  moneyReturnEventLabels,
  moneyReturnTexts,
  newAttempt,
  newDesignOrder,
  newMoneyReturn,
  newRedBill,
  newSettlement,
  newTopUp,
  redBillMachine,
  redBillEventLabels,
  redBillTexts,
  settlementMachine,
  settlementEventLabels,
  settlementTexts,
  topUpMachine,
  topUpEventLabels,
  topUpTexts,
  totalOf,
} from '@hien/domain';
import { subjectOf } from '../subject.ts';

const day = 86_400_000;

export const designOrder = subjectOf({
  title: { vi: 'Đơn mua thiết kế', en: 'Design order', ko: '디자인 주문' },
  machine: designOrderMachine,
  texts: designOrderTexts,
  events: designOrderEventLabels,
  begin: (at) => newDesignOrder([{ designId: 1, price: 1_900_000 }], at),
  samples: (order, at) => ({
    'order.add_designs': { designs: [{ designId: 2 + order.added, price: 900_000 }], owned: [] },
    'payment.succeeded': { verified: true, captured: totalOf(order) },
    'payment.due_elapsed': {},
    'payment.refunded': {},
    cancel: {},
    'download.start': { designId: 1, linkMadeAt: at },
    'refund.request': { reason: 'Mua nhầm thiết kế' },
    'refund.approve': { reason: 'Chưa tải về lần nào' },
    'refund.reject': { reason: 'Đã xem bản vẽ chi tiết' },
    'admin.extend_download': {
      reason: 'Lỗi khi tải',
      designId: 1,
      times: 2,
      until: at + 30 * day,
    },
  }),
});

export const paymentAttempt = subjectOf({
  title: { vi: 'Lượt thanh toán', en: 'Payment attempt', ko: '결제 시도' },
  machine: attemptMachine,
  texts: attemptTexts,
  events: attemptEventLabels,
  begin: (at) => newAttempt(1_250_000, at),
  samples: (attempt) => ({
    redirect: {},
    'ipn.success': { genuine: true, amount: attempt.amount, transaction: 'VNP-14012' },
    'ipn.failure': { genuine: true, code: '24' },
    expire: {},
  }),
});

export const moneyReturn = subjectOf({
  title: { vi: 'Hoàn tiền', en: 'Money return', ko: '환불 송금' },
  machine: moneyReturnMachine,
  texts: moneyReturnTexts,
  events: moneyReturnEventLabels,
  begin: (at) => newMoneyReturn(1_250_000, at),
  samples: () => ({
    send: {},
    succeeded: { proof: 'FT26065123' },
    failed: [
      { code: '91', refused: true },
      { code: 'no-answer', refused: false },
    ],
    retry: {},
    'paid-by-hand': { proof: 'FT26065123', checked: true },
  }),
});

export const topUp = subjectOf({
  title: { vi: 'Nạp tiền', en: 'Top-up', ko: '충전' },
  machine: topUpMachine,
  texts: topUpTexts,
  events: topUpEventLabels,
  begin: (at) => newTopUp(500_000, at),
  samples: (money) => ({
    succeeded: { genuine: true, amount: money.amount },
    failed: { genuine: true },
  }),
});

export const settlement = subjectOf({
  title: { vi: 'Đối soát tháng', en: 'Settlement', ko: '월 정산' },
  machine: settlementMachine,
  texts: settlementTexts,
  events: settlementEventLabels,
  begin: newSettlement,
  samples: () => ({
    'month.end': {},
    dispute: { reason: 'Thiếu một đơn hàng' },
    resolve: { reason: 'Đã bổ sung đơn hàng' },
    pay: { reference: 'FT26090001', payable: 7_046_670 },
  }),
});

const buyer = {
  company: 'Công ty TNHH Hiên Mẫu',
  email: 'ketoan@hien.example',
  taxCode: '0101243150',
  address: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh',
};

export const redBill = subjectOf({
  title: { vi: 'Hóa đơn đỏ', en: 'VAT invoice', ko: '세금계산서' },
  machine: redBillMachine,
  texts: redBillTexts,
  events: redBillEventLabels,
  begin: newRedBill,
  samples: () => ({
    request: { atCheckout: true, buyer },
    correct: { buyer },
    'reject-data': { reason: 'Mã số thuế không đúng' },
    issue: { number: '1C26THN-00000001', paid: true },
    'send-number': { number: '1C26THN-00000004', paid: true },
    'return-number': { reason: 'Số này của hóa đơn khác' },
    'month.end': {},
    'order.cancelled': {},
    adjust: { number: '1C26THN-00000002' },
    replace: { number: '1C26THN-00000003' },
  }),
});
