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
  'void',
  'adjusted',
  'replaced',
] as const;
export type RedBillState = (typeof redBillStates)[number];

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
  readonly rejection: string | null;
  readonly number: string | null;
};

export type RedBillPayloads = {
  readonly request: { readonly atCheckout: boolean; readonly buyer: RedBillBuyer };
  readonly correct: { readonly buyer: RedBillBuyer };
  readonly 'reject-data': { readonly reason: string };
  readonly issue: { readonly number: string; readonly paid: boolean };
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
    from: ['overdue'],
    to: 'issued',
    needs: [paid, numbered],
    change: (_, { payload }) => ({ number: payload.number }),
    effects: () => [notify('red-bill.issued', 'buyer')],
  },
  {
    id: 'B7',
    event: 'order.cancelled',
    by: ['system'],
    from: ['requested', 'correction_needed', 'overdue'],
    to: 'void',
  },
  {
    id: 'B8',
    event: 'adjust',
    by: ['seller', 'admin'],
    from: ['issued', 'adjusted'],
    to: 'adjusted',
    needs: [numbered],
    change: (_, { payload }) => ({ number: payload.number }),
    effects: () => [notify('red-bill.adjusted', 'buyer')],
  },
  {
    id: 'B9',
    event: 'replace',
    by: ['seller', 'admin'],
    from: ['issued', 'adjusted'],
    to: 'replaced',
    needs: [numbered],
    change: (_, { payload }) => ({ number: payload.number }),
    effects: () => [notify('red-bill.replaced', 'buyer')],
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
    overdue: { awaits: ['admin'], refuses: 'MONTH_OVER' },
    void: { awaits: [], end: true, refuses: 'FINISHED' },
    adjusted: { awaits: [], end: true, refuses: 'ALREADY_ISSUED' },
    replaced: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers,
};
