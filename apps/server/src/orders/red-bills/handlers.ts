import type { Handlers } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { correctRedBill, sendRedBillEvent } from './bill-events.ts';
import { listRedBills } from './list-bills.ts';
import { readRedBill } from './read-bill.ts';

export function redBillHandlers(services: Services) {
  return {
    listRedBills: listRedBills(services),
    readRedBill: readRedBill(services),
    sendRedBillEvent: sendRedBillEvent(services),
    correctRedBill: correctRedBill(services),
  } satisfies Partial<Handlers>;
}
