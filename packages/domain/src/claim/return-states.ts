/** Where a refund or an exchange may begin: the goods have left and the purchase is not confirmed (R01, E01). */
export const returnable = [
  'delivering',
  'transit_delayed',
  'delivered',
  'exchange_completed',
  'refund_rejected_in_transit',
  'refund_rejected_with_buyer',
  'exchange_rejected_in_transit',
  'exchange_rejected_with_buyer',
] as const;
