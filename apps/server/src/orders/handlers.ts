import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { listExchangeOptions, reorder, setRefundAccount } from './events/around-order.ts';
import { changeOrderAddress } from './events/change-address.ts';
import { extendOrder } from './events/extend-order.ts';
import { listOrders } from './read/list-orders.ts';
import { listNotices, readNotices } from './notices/notices.ts';
import { readOrder, readOrderByLink, requestOrderLink } from './read/read-order.ts';
import { listSellerItems } from './read/seller-items.ts';
import { type SettleGroup, previewRefund, sendOrderEvent } from './events/send-event.ts';
import { sendSellerEvents } from './events/send-events.ts';

export function orderHandlers(services: Services, settle: SettleGroup) {
  return {
    listOrders: listOrders(services),
    readOrder: readOrder(services),
    readOrderByLink: readOrderByLink(services),
    requestOrderLink: requestOrderLink(services),
    sendOrderEvent: sendOrderEvent(services, settle),
    previewRefund: previewRefund(services),
    listExchangeOptions: listExchangeOptions(services),
    changeOrderAddress: changeOrderAddress(services),
    extendOrder: extendOrder(services),
    setRefundAccount: setRefundAccount(services),
    reorder: reorder(services),
    listSellerItems: listSellerItems(services),
    sendSellerEvents: sendSellerEvents(services, settle),
    listNotices: listNotices(services),
    readNotices: readNotices(services),
  } satisfies Partial<Handlers>;
}
