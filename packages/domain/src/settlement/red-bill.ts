import { endOfMonth, type Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules, Timer } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';

export const redBillStates = [
  'none',
  'requested',
  'correction_needed',
  'issued',
  'overdue',
  'number_sent',
  'number_returned',
  'void',
  'adjusted',
  'replaced',
] as const;
export type RedBillState = (typeof redBillStates)[number];

/** Its month is over and it is not out: only staff issue it from here on. */
const lateBillStates: readonly RedBillState[] = ['overdue', 'number_sent', 'number_returned'];

export const isLateBill = (state: string): boolean => lateBillStates.some((one) => one === state);

/** Its last paper is the invoice in force: money that goes back after it makes that wrong, whichever paper it was. */
const outBillStates: readonly RedBillState[] = ['issued', 'adjusted', 'replaced'];

export const isBillOut = (state: RedBillState): boolean => outBillStates.includes(state);

/** The number of an invoice that is out: what a shop sent is none until staff say so. */
export const issuedNumber = ({ state, number }: Pick<RedBill, 'state' | 'number'>) =>
  state === 'number_sent' ? null : number;

/** What the buyer has to correct; why a number went back to its shop is not the buyer's. */
export const wordsForBuyer = ({ state, rejection }: Pick<RedBill, 'state' | 'rejection'>) =>
  state === 'number_returned' ? null : rejection;

/** What was issued: the first invoice of an order, and what corrects it. */
export type RedBillPaperKind = 'original' | 'adjusting' | 'replacing';

export type RedBillBuyer = {
  readonly company: string;
  readonly email: string;
  readonly taxCode: string;
  readonly address: string;
};

/** The buyer's VAT invoice for one order (2.16, "hóa đơn đỏ"). */
export type RedBill = {
  readonly state: RedBillState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly orderedAt: Instant;
  readonly buyer: RedBillBuyer | null;
  /** What the buyer has to correct, or why staff sent the shop's number back. */
  readonly rejection: string | null;
  /** Of the last paper; in `number_sent` what the shop sent, no paper yet. */
  readonly number: string | null;
};

export type RedBillPayloads = {
  readonly request: { readonly atCheckout: boolean; readonly buyer: RedBillBuyer };
  readonly correct: { readonly buyer: RedBillBuyer };
  readonly 'reject-data': { readonly reason: string };
  readonly issue: { readonly number: string; readonly paid: boolean };
  readonly 'send-number': { readonly number: string; readonly paid: boolean };
  readonly 'return-number': { readonly reason: string };
  readonly 'month.end': Nothing;
  readonly 'order.cancelled': Nothing;
  readonly adjust: { readonly number: string };
  readonly replace: { readonly number: string };
};

export function newRedBill(orderedAt: Instant): RedBill {
  return {
    state: 'none',
    version: 0,
    changedAt: orderedAt,
    orderedAt,
    buyer: null,
    rejection: null,
    number: null,
  };
}

const complete = {
  reason: 'INCOMPLETE',
  met: ({ buyer }: { readonly buyer: RedBillBuyer }) =>
    [buyer.company, buyer.email, buyer.taxCode, buyer.address].every(
      (field) => field.trim() !== '',
    ),
} as const;
const numbered = {
  reason: 'INCOMPLETE',
  met: ({ number }: { readonly number: string }) => number.trim() !== '',
} as const;
const paid = {
  reason: 'NOT_PAID',
  met: (payload: { readonly paid: boolean }) => payload.paid,
} as const;
const inMonth = {
  reason: 'MONTH_OVER',
  holds: ({ orderedAt }: RedBill, at: Instant) => at <= endOfMonth(orderedAt),
} as const;

const rules: Rules<RedBill, RedBillPayloads> = [
  {
    id: 'B1',
    event: 'request',
    by: ['buyer'],
    from: ['none'],
    to: 'requested',
    needs: [{ reason: 'ONLY_AT_CHECKOUT', met: ({ atCheckout }) => atCheckout }, complete],
    change: (_, { payload }) => ({ buyer: payload.buyer }),
    effects: () => [notify('red-bill.requested', 'seller')],
  },
  {
    id: 'B2',
    event: 'correct',
    by: ['buyer'],
    from: ['requested', 'correction_needed'],
    to: 'requested',
    needs: [complete],
    change: (_, { payload }) => ({ buyer: payload.buyer, rejection: null }),
    effects: () => [notify('red-bill.corrected', 'seller')],
  },
  {
    id: 'B3',
    event: 'reject-data',
    by: ['seller'],
    from: ['requested'],
    to: 'correction_needed',
    needs: [said],
    change: (_, { payload }) => ({ rejection: payload.reason }),
    effects: () => [notify('red-bill.data-rejected', 'buyer')],
  },
  {
    id: 'B4',
    event: 'issue',
    by: ['seller'],
    from: ['requested'],
    to: 'issued',
    guards: [inMonth],
    needs: [paid, numbered],
    change: (_, { payload }) => ({ number: payload.number }),
    effects: () => [notify('red-bill.issued', 'buyer')],
  },
  {
    id: 'B5',
    event: 'month.end',
    by: ['system'],
    from: ['requested', 'correction_needed'],
    to: 'overdue',
    guards: [{ reason: 'TOO_EARLY', holds: ({ orderedAt }, at) => at > endOfMonth(orderedAt) }],
    effects: () => [
      { do: 'queue', queue: 'admin', because: 'red-bill-overdue' },
      notify('red-bill.overdue', 'buyer', 'seller'),
    ],
  },
  // After the month only staff may still issue it.
  {
    id: 'B6',
    event: 'issue',
    by: ['admin'],
    from: lateBillStates,
    to: 'issued',
    needs: [paid, numbered],
    change: (_, { payload }) => ({ number: payload.number }),
    effects: () => [notify('red-bill.issued', 'buyer')],
  },
  {
    id: 'B7',
    event: 'order.cancelled',
    by: ['system'],
    from: ['requested', 'correction_needed', ...lateBillStates],
    to: 'void',
  },
  {
    id: 'B8',
    event: 'adjust',
    by: ['seller', 'admin'],
    from: outBillStates,
    to: 'adjusted',
    needs: [numbered],
    change: (_, { payload }) => ({ number: payload.number }),
    effects: () => [notify('red-bill.adjusted', 'buyer')],
  },
  {
    id: 'B9',
    event: 'replace',
    by: ['seller', 'admin'],
    from: outBillStates,
    to: 'replaced',
    needs: [numbered],
    change: (_, { payload }) => ({ number: payload.number }),
    effects: () => [notify('red-bill.replaced', 'buyer')],
  },
  // A late invoice is its shop's to sign all the same: it sends the number, staff decide whether it counts (docs/adr/0189).
  {
    id: 'B10',
    event: 'send-number',
    by: ['seller'],
    from: lateBillStates,
    to: 'number_sent',
    needs: [paid, numbered],
    change: (_, { payload }) => ({ number: payload.number, rejection: null }),
  },
  {
    id: 'B11',
    event: 'return-number',
    by: ['admin'],
    from: ['number_sent'],
    to: 'number_returned',
    needs: [said],
    change: (_, { payload }) => ({ number: null, rejection: payload.reason }),
    effects: () => [notify('red-bill.number-returned', 'seller')],
  },
];

function timers(bill: RedBill): readonly Timer<RedBillPayloads>[] {
  return bill.state === 'requested' || bill.state === 'correction_needed'
    ? [
        {
          name: 'invoice-month-ends',
          kind: 'deadline',
          at: endOfMonth(bill.orderedAt),
          event: 'month.end',
        },
      ]
    : [];
}

export const redBillMachine: Machine<RedBill, RedBillPayloads> = {
  name: 'red-bill',
  start: ['none'],
  states: {
    none: { awaits: [], end: true, refuses: 'ONLY_AT_CHECKOUT' },
    requested: { awaits: ['seller'] },
    correction_needed: { awaits: ['buyer'] },
    issued: { awaits: [], end: true, refuses: 'ALREADY_ISSUED' },
    overdue: { awaits: ['seller', 'admin'], refuses: 'MONTH_OVER' },
    number_sent: { awaits: ['admin'], refuses: 'MONTH_OVER' },
    number_returned: { awaits: ['seller', 'admin'], refuses: 'MONTH_OVER' },
    void: { awaits: [], end: true, refuses: 'FINISHED' },
    adjusted: { awaits: [], end: true, refuses: 'ALREADY_ISSUED' },
    replaced: { awaits: [], end: true, refuses: 'ALREADY_ISSUED' },
  },
  rules,
  timers,
};
