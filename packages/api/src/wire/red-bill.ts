import {
  type Actor,
  allowed,
  deliveryRate,
  endOfMonth,
  type Instant,
  issuedNumber,
  type RedBill,
  redBillMachine,
  type RedBillPaperKind,
  taxCodeCheckFits,
  taxed,
  wordsForBuyer,
} from '@hien/domain';
import type { RedBillDetail, RedBillRow } from '../types.ts';
import { instant, moment } from './moment.ts';

type Party = RedBillDetail['seller'];

/** An invoice as it stands in a list. */
export type BillFacts = {
  /** Of its order. */
  readonly id: number;
  readonly number: string;
  readonly bill: RedBill;
  /** đồng, VAT included: what was paid and not given back. */
  readonly amount: number;
  readonly paid: boolean;
  readonly adjustSince: Instant | null;
};

export type BilledGoods = {
  readonly name: string;
  readonly option: string;
  readonly quantity: number;
  readonly gross: number;
  readonly vatRate: number;
};

/** An invoice with all that stands on it. */
export type BillDetailFacts = Omit<BillFacts, 'amount'> & {
  readonly seller: Party;
  readonly goods: readonly BilledGoods[];
  /** đồng for parcels and installation that were not given back. */
  readonly delivery: number;
  readonly papers: readonly {
    readonly kind: RedBillPaperKind;
    readonly number: string;
    readonly amount: number;
    readonly reason: string | null;
    readonly by: string;
    readonly at: Instant;
  }[];
};

export type BillViewer = RedBillDetail['viewer'];

export function wireBill({ id, number, bill, amount, paid, adjustSince }: BillFacts): RedBillRow {
  const { state, version, buyer, orderedAt, changedAt } = bill;
  return {
    id,
    number,
    state,
    version,
    company: buyer?.company ?? '',
    taxCode: buyer?.taxCode ?? '',
    taxCodeFits: taxCodeCheckFits(buyer?.taxCode ?? ''),
    amount,
    billNumber: issuedNumber(bill),
    sentNumber: state === 'number_sent' ? bill.number : null,
    paid,
    orderedAt: moment(orderedAt),
    until: moment(endOfMonth(orderedAt)),
    changedAt: moment(changedAt),
    adjustSince: instant(adjustSince),
  };
}

/** The lines of an invoice: the goods, and the parcels as one more line. */
export function billLines({ goods, delivery }: Pick<BillDetailFacts, 'goods' | 'delivery'>) {
  return taxed([
    ...goods.map((line) => ({ kind: 'goods' as const, ...line })),
    ...(delivery === 0
      ? []
      : [
          {
            kind: 'delivery' as const,
            name: '',
            option: '',
            quantity: 1,
            gross: delivery,
            vatRate: deliveryRate(goods),
          },
        ]),
  ]);
}

const needsPaid: ReadonlySet<string> = new Set(['issue', 'send-number']);

/** What may be done, with the reason why not; nothing is issued before the money is there. */
function offersOf({ bill, paid }: BillDetailFacts, by: Actor, at: Instant) {
  return allowed(redBillMachine, bill, by, at).map(({ event, refused }) => ({
    event,
    refused: refused ?? (needsPaid.has(event) && !paid ? 'NOT_PAID' : null),
  }));
}

export function wireBillDetail(
  facts: BillDetailFacts,
  viewer: BillViewer,
  at: Instant,
): RedBillDetail {
  const { bill, seller, papers } = facts;
  const { lines, net, vat, gross } = billLines(facts);
  return {
    bill: {
      ...wireBill({ ...facts, amount: gross }),
      // A number that is not confirmed yet is between the shop and staff.
      ...(viewer === 'buyer' ? { sentNumber: null } : {}),
    },
    viewer,
    seller,
    buyer: {
      name: bill.buyer?.company ?? '',
      taxCode: bill.buyer?.taxCode ?? '',
      address: bill.buyer?.address ?? '',
      contact: bill.buyer?.email ?? '',
    },
    rejection: viewer === 'buyer' ? wordsForBuyer(bill) : bill.rejection,
    lines: [...lines],
    net,
    vat,
    papers: papers.map((paper) => ({ ...paper, at: moment(paper.at) })),
    offers: offersOf(facts, viewer, at),
  };
}
