/** Invoices whose month matters: it runs, or it has ended and they are not out. */
export const waitingBills: ReadonlySet<string> = new Set([
  'requested',
  'correction_needed',
  'overdue',
  'number_sent',
  'number_returned',
]);
