/**
 * ASSUMPTION (D1): the documents name the 28 item codes in this order but say that their numbers are not
 * shown. This is the only place where a number stands; if the real ones differ, change them here alone.
 */
export const itemCodes = {
  DELIVERING: 1,
  DELIVERY_DELAYED: 2,
  CANCEL_REQUESTED: 3,
  CANCEL_REJECTED: 4,
  CANCEL_CONFIRMED: 5,
  CANCEL_COMPLETED: 6,
  REFUND_REQUESTED: 7,
  REFUND_REJECTED: 8,
  REFUND_ITEM_DELIVERING: 9,
  REFUND_ITEM_RECEIVED: 10,
  REFUND_CONFIRMED: 11,
  REFUND_COMPLETED: 12,
  EXCHANGE_REQUESTED: 13,
  EXCHANGE_REJECTED: 14,
  EXCHANGE_ITEM_DELIVERING: 15,
  EXCHANGE_ITEM_RECEIVED: 16,
  EXCHANGE_CONFIRMED: 17,
  EXCHANGE_COMPLETED: 18,
  EXCHANGE_ON_HOLD: 19,
  EXCHANGE_RELEASE_HOLD: 20,
  EXCHANGE_REDELIVERY: 21,
  REFUND_ON_HOLD: 22,
  REFUND_RELEASE_HOLD: 23,
  DELIVERED: 24,
  EXCHANGE_DELAYED: 25,
  WAITING_FOR_REFUND: 26,
  REFUND_DELAYED: 27,
  CANCEL_DELAYED: 28,
} as const;

export type ItemCode = keyof typeof itemCodes;

/** A number from the wire → its name; null for an unknown one, which shows the neutral label (2.0). */
export function itemCodeOf(number: number): ItemCode | null {
  for (const [name, value] of Object.entries(itemCodes))
    if (value === number) return name as ItemCode;
  return null;
}
