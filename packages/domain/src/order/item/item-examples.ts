import { day } from '../../calendar/duration.ts';
import type { Instant } from '../../calendar/ict.ts';
import { cashUnseen, type Item } from './item.ts';
import { itemMachine } from './item-machine.ts';
import type { ItemPayloads } from './item-payloads.ts';

const shipment = { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-001' } as const;

/** For each event a payload that satisfies its every need, for an item and a moment: tests walk with them, the explorer shows them. */
export function goodPayloads(item: Item, at: Instant): ItemPayloads {
  const aboutCash = cashUnseen(item) ? { cashMissing: true } : {};
  const confirm = { amount: item.captured, ...aboutCash };
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
  const hold = {
    reason: 'SELLER_CHECK',
    text: 'Chúng tôi đang kiểm tra hàng',
    feesLeft: item.amount,
  } as const;
  return {
    'payment.succeeded': { cod: false, verified: true, captured: item.amount },
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
    'cash.collected': {},
    'buyer.confirm': {},
    auto_confirm: {},
    'admin.cancel_confirmed': {
      reason: 'Theo yêu cầu của hai bên',
      ...aboutCash,
    },
    'cancel.unpaid': {},
    'cancel.request': { reason: 'CHANGED_MIND', text: '' },
    'cancel.withdraw': {},
    'cancel.approve': {},
    'cancel.reject': { reason: 'Đã đóng gói', text: 'Hàng đã đóng gói' },
    'cancel.by_seller': { reason: 'OUT_OF_STOCK' },
    'sla.cancel_elapsed': {},
    'refund.request': request,
    'refund.withdraw': {},
    'refund.approve': {},
    'refund.pickup_started': { shipment },
    'refund.received': {},
    'refund.confirm': confirm,
    'refund.confirm_no_return': confirm,
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
  };
}

/** The same as staff send them: with the reason why they act in a shop's place. */
export function staffPayloads(item: Item, at: Instant): ItemPayloads {
  const payloads: Readonly<Record<string, object>> = goodPayloads(item, at);
  const staffed = Object.entries(payloads).map(([event, payload]) => [
    event,
    forShop.has(event) ? { reason: 'Cửa hàng không trả lời', ...payload } : payload,
  ]);
  return Object.fromEntries(staffed) as ItemPayloads;
}

const forShop: ReadonlySet<string> = new Set(
  itemMachine.rules
    .filter(({ by }) => by.includes('seller') && by.includes('admin'))
    .map(({ event }) => event),
);
