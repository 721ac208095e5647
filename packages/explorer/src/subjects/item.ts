import { itemEventLabels, itemMachine, itemTexts, newItem } from '@hien/domain';
import { subjectOf } from '../subject.ts';

const shipment = { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-001' } as const;
const request = {
  reason: 'DAMAGED',
  text: 'Chân bàn bị gãy',
  pictures: ['uploads/1.avif'],
  returnRequired: false,
} as const;
const reject = {
  reason: 'GOODS_DAMAGED_OR_USED',
  text: 'Hàng đã qua sử dụng',
  sendBack: shipment,
};
const hold = { reason: 'SELLER_CHECK', text: 'Chúng tôi đang kiểm tra hàng' } as const;
const day = 86_400_000;

export const item = subjectOf({
  title: { vi: 'Sản phẩm trong đơn', en: 'Shop item', ko: '주문 상품' },
  machine: itemMachine,
  texts: itemTexts(),
  events: itemEventLabels,
  begin: (at) => newItem({ amount: 1_250_000, placedAt: at }),
  // A withdrawal goes back to where the claim began, a rejection to where the goods are.
  apart: (thing) => `${thing.before} ${thing.claim?.receivedAt === null}`,
  samples: (thing, at) => ({
    'payment.succeeded': { cod: false, verified: true, captured: thing.amount },
    'payment.due_elapsed': {},
    'payment.refunded': {},
    'payment.refund_failed': {},
    'seller.accept': {},
    'seller.declare_delay': { reason: 'Chờ gỗ về', until: at + day },
    'seller.dispatch': { shipment },
    'seller.edit_delivery': { shipment },
    'sla.dispatch_elapsed': {},
    'sla.delivery_elapsed': {},
    delivered: {},
    'buyer.confirm': {},
    auto_confirm: {},
    'admin.cancel_confirmed': { reason: 'Theo yêu cầu của hai bên' },
    'cancel.unpaid': {},
    'cancel.request': { reason: 'CHANGED_MIND' as const, text: '' },
    'cancel.withdraw': {},
    'cancel.approve': {},
    'cancel.reject': { reason: 'Đã đóng gói', text: 'Hàng đã đóng gói' },
    'cancel.by_seller': { reason: 'OUT_OF_STOCK' as const },
    'sla.cancel_elapsed': {},
    'refund.request': request,
    'refund.withdraw': {},
    'refund.approve': {},
    'refund.pickup_started': { shipment },
    'refund.received': {},
    'refund.confirm': { amount: thing.captured },
    'refund.confirm_no_return': { amount: thing.captured },
    'refund.reject': reject,
    'refund.hold': hold,
    'refund.release': {},
    'refund.to_exchange': {
      reason: 'Người mua muốn đổi',
      buyerAgreed: true,
      wantedOption: 'Gỗ sồi',
      inStock: true,
    },
    'exchange.request': { ...request, wantedOption: 'Gỗ sồi', inStock: true },
    'exchange.withdraw': {},
    'exchange.pickup_started': { shipment },
    'exchange.received': {},
    'exchange.confirm': { inspected: true, reserved: true },
    'exchange.redeliver': { shipment },
    'exchange.redelivered': {},
    'exchange.reject': reject,
    'exchange.hold': hold,
    'exchange.release': {},
    'exchange.to_refund': { reason: 'Hết hàng thay thế', buyerAgreed: true },
    'sla.claim_elapsed': {},
  }),
});
