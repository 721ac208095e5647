import { type OrderCode, orderCodes } from './order-codes.ts';

/**
 * Whether something is still to happen between buyer and shop (2.5): it is paid, brought, confirmed, or money goes back. An
 * order that was cancelled may have money on its way all the same: that is the money's to say.
 */
const isOpen: Readonly<Record<OrderCode, boolean>> = {
  PENDING: true,
  WAITING_FOR_DELIVERY: true,
  DELIVERY: true,
  COMPLETED: true,
  CONFIRMED: false,
  CANCELLED: false,
  REFUND_REQUEST: true,
  EXCHANGE: true,
  DOWNLOAD: false,
  EXTEND_CONFIRMATION: true,
  REFUND_APPROVED: true,
  REFUND_DELIVERING: true,
  REFUND_CONFIRMED: true,
  REFUND_COMPLETED: false,
  REFUND_REJECTED: true,
};

/** The numbers of the codes of an order that is under way. */
export const openOrderCodes: readonly number[] = /* @__PURE__ */ (
  Object.keys(orderCodes) as OrderCode[]
)
  .filter((code) => isOpen[code])
  .map((code) => orderCodes[code]);
