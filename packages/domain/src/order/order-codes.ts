/** Order codes 1–15 as the documents number them. */
export const orderCodes = {
  PENDING: 1,
  WAITING_FOR_DELIVERY: 2,
  DELIVERY: 3,
  COMPLETED: 4,
  CONFIRMED: 5,
  CANCELLED: 6,
  REFUND_REQUEST: 7,
  EXCHANGE: 8,
  DOWNLOAD: 9,
  EXTEND_CONFIRMATION: 10,
  REFUND_APPROVED: 11,
  REFUND_DELIVERING: 12,
  REFUND_CONFIRMED: 13,
  REFUND_COMPLETED: 14,
  REFUND_REJECTED: 15,
} as const;

export type OrderCode = keyof typeof orderCodes;

/** A number from the wire → its name; null for an unknown one. */
export function orderCodeOf(number: number): OrderCode | null {
  for (const [name, value] of Object.entries(orderCodes))
    if (value === number) return name as OrderCode;
  return null;
}
