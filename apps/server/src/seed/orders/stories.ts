import type { Actor, ClaimReason, ItemEvent, PaymentMethod, RedBillBuyer } from '@hien/domain';
import { company } from './companies.ts';

export type BillAct =
  | 'issue'
  | 'send-number'
  | 'return-number'
  | 'reject-data'
  | 'adjust'
  | 'replace';

/** One thing that happens, so many hours after the order was placed. */
export type Step =
  | {
      readonly hour: number;
      readonly event: ItemEvent;
      readonly by: Actor;
      /** Why something is asked for; damaged goods unless told. */
      readonly reason?: ClaimReason;
    }
  | { readonly hour: number; readonly does: 'pay' | 'wait' | 'extend' | 'return-money' | 'remind' }
  | {
      readonly hour: number;
      readonly bill: BillAct;
      /** The shop, unless staff did it. */
      readonly by?: 'admin';
    };

/** How a sample order got to where it is. Everything is a real transition. */
export type OrderStory = {
  readonly name: string;
  /** Hours between the order and now. */
  readonly age: number;
  readonly method?: PaymentMethod;
  /** At another shop than the demo seller's. */
  readonly elsewhere?: true;
  readonly steps: readonly Step[];
  /** Its buyer asked for a VAT invoice. */
  readonly billed?: RedBillBuyer;
  /** The code that it was ordered with. */
  readonly referral?: string;
};

const pay: Step = { hour: 1, does: 'pay' };
const bill = (hour: number, act: BillAct): Step => ({
  hour,
  bill: act,
});
const seller = (hour: number, event: ItemEvent): Step => ({ hour, event, by: 'seller' });
const buyer = (hour: number, event: ItemEvent, reason?: ClaimReason): Step => ({
  hour,
  event,
  by: 'buyer',
  ...(reason === undefined ? {} : { reason }),
});

const sent: readonly Step[] = [pay, seller(2, 'seller.accept'), seller(8, 'seller.dispatch')];
const arrived: readonly Step[] = [...sent, { hour: 26, event: 'delivered', by: 'carrier' }];
const refund: readonly Step[] = [...arrived, buyer(30, 'refund.request')];
const back: readonly Step[] = [
  ...refund,
  seller(32, 'refund.pickup_started'),
  seller(38, 'refund.received'),
];
const exchange: readonly Step[] = [...arrived, buyer(30, 'exchange.request')];
const toExchange: readonly Step[] = [
  ...exchange,
  seller(32, 'exchange.pickup_started'),
  seller(38, 'exchange.received'),
];
const promised: readonly Step[] = [...toExchange, seller(40, 'exchange.confirm')];

/** Two days: nothing has come due by itself. */
const young = (name: string, steps: readonly Step[], method?: PaymentMethod): OrderStory => ({
  name,
  age: 48,
  steps,
  ...(method === undefined ? {} : { method }),
});

const old = (name: string, age: number, steps: readonly Step[]): OrderStory => ({
  name,
  age,
  steps: [...steps, { hour: age, does: 'wait' }],
});

/** Asked for with a VAT invoice; the steps of the invoice stand among those of the order. */
const billed = (story: OrderStory, buyer: RedBillBuyer, ...acts: readonly Step[]): OrderStory => ({
  ...story,
  billed: buyer,
  steps: [...story.steps, ...acts].toSorted((a, b) => a.hour - b.hour),
});

/** Every item code and every code of a shop order stands at the end of one of these; 9 is for designs alone. */
export const orderStories: readonly OrderStory[] = [
  { ...young('delivered by another shop', arrived), elsewhere: true },
  { ...young('another one delivered', arrived, 'EW-ZALO'), elsewhere: true },
  { ...young('another shop waits for a transfer', [], 'VA'), elsewhere: true },
  young('pending', []),
  { ...young('pending by transfer', [], 'VA'), referral: 'HIEN2026' },
  billed(young('paid', [pay]), company.lamSon),
  billed(young('cash, accepted', [seller(2, 'seller.accept')], 'COD'), company.cafe),
  young('delay declared', [pay, seller(3, 'seller.declare_delay')]),
  billed(young('delivering', sent), company.kitchen, bill(20, 'reject-data')),
  old('late in transit', 204, [pay, seller(4, 'seller.accept'), seller(48, 'seller.dispatch')]),
  billed(young('delivered', arrived), company.office, bill(28, 'issue')),
  young('cash, delivered', arrived.slice(1), 'COD'),
  young('extended', [...arrived, { hour: 30, does: 'extend' }]),
  billed(
    young('confirmed', [...arrived, buyer(30, 'buyer.confirm')]),
    company.lamSon,
    bill(31, 'issue'),
  ),
  old('confirmed by itself', 300, [
    pay,
    seller(4, 'seller.accept'),
    seller(24, 'seller.dispatch'),
    { hour: 60, event: 'delivered', by: 'carrier' },
  ]),
  young('cancelled before paying', [buyer(2, 'cancel.unpaid')]),
  young('cancel requested', [pay, buyer(3, 'cancel.request')]),
  old('cancel late', 190, [pay, buyer(3, 'cancel.request')]),
  young('cancel rejected', [pay, buyer(3, 'cancel.request'), seller(5, 'cancel.reject')]),
  billed(
    young('cancel confirmed', [pay, buyer(3, 'cancel.request'), seller(5, 'cancel.approve')]),
    company.clinic,
  ),
  young('cancelled by the shop', [
    pay,
    seller(5, 'cancel.by_seller'),
    { hour: 20, does: 'return-money' },
  ]),
  young('refund requested', refund),
  young('refund approved', [...refund, seller(32, 'refund.approve')]),
  young('refund collecting', [...refund, seller(32, 'refund.pickup_started')]),
  young('refund received', back),
  young('refund on hold', [...back, seller(40, 'refund.hold')]),
  young('refund released', [
    ...back,
    seller(40, 'refund.hold'),
    { hour: 44, event: 'refund.release', by: 'admin' },
  ]),
  billed(
    young('refund confirmed', [...back, seller(42, 'refund.confirm')]),
    company.hotel,
    bill(12, 'issue'),
  ),
  billed(
    young('refunded', [...back, seller(42, 'refund.confirm'), { hour: 46, does: 'return-money' }]),
    company.office,
    bill(12, 'issue'),
    bill(47, 'adjust'),
  ),
  young('refund rejected', [
    ...arrived,
    buyer(30, 'refund.request', 'DOES_NOT_FIT'),
    seller(34, 'refund.reject'),
  ]),
  old('refund late', 230, [
    pay,
    seller(2, 'seller.accept'),
    seller(8, 'seller.dispatch'),
    { hour: 26, event: 'delivered', by: 'carrier' },
    buyer(30, 'refund.request', 'DOES_NOT_FIT'),
  ]),
  young('exchange requested', exchange),
  young('exchange collecting', [...exchange, seller(32, 'exchange.pickup_started')]),
  young('exchange received', toExchange),
  young('exchange confirmed', promised),
  young('replacement sent', [...promised, seller(42, 'exchange.redeliver')]),
  billed(
    young('exchanged', [
      ...promised,
      seller(42, 'exchange.redeliver'),
      { hour: 46, event: 'exchange.redelivered', by: 'carrier' },
    ]),
    company.clinic,
    bill(12, 'issue'),
    bill(20, 'replace'),
  ),
  young('exchange on hold', [...toExchange, seller(40, 'exchange.hold')]),
  young('exchange released', [
    ...toExchange,
    seller(40, 'exchange.hold'),
    seller(44, 'exchange.release'),
  ]),
  young('exchange rejected', [
    ...arrived,
    buyer(30, 'exchange.request', 'WRONG_ITEM'),
    seller(34, 'exchange.reject'),
  ]),
  old('exchange late', 230, [
    pay,
    seller(2, 'seller.accept'),
    seller(8, 'seller.dispatch'),
    { hour: 26, event: 'delivered', by: 'carrier' },
    buyer(30, 'exchange.request', 'NOT_AS_DESCRIBED'),
  ]),
  // Their months ended before anybody issued them: the shop was reminded of one, staff issued another, the number of one is with staff,
  // and one number went back.
  billed(old('billed a month ago', 960, [...arrived, buyer(30, 'buyer.confirm')]), company.hotel),
  billed(
    old('billed two months ago', 1_680, [
      ...arrived,
      buyer(30, 'buyer.confirm'),
      { hour: 1_500, does: 'wait' },
      { hour: 1_600, does: 'remind' },
    ]),
    company.kitchen,
  ),
  billed(
    old('billed late by staff', 1_700, [
      ...arrived,
      buyer(30, 'buyer.confirm'),
      { hour: 1_500, does: 'wait' },
    ]),
    company.office,
    { hour: 1_640, bill: 'issue', by: 'admin' },
  ),
  billed(
    old('billed late, its number sent', 1_720, [
      ...arrived,
      buyer(30, 'buyer.confirm'),
      { hour: 1_500, does: 'wait' },
    ]),
    company.lamSon,
    bill(1_700, 'send-number'),
  ),
  billed(
    old('billed late, its number sent back', 1_760, [
      ...arrived,
      buyer(30, 'buyer.confirm'),
      { hour: 1_500, does: 'wait' },
    ]),
    company.cafe,
    bill(1_690, 'send-number'),
    { hour: 1_720, bill: 'return-number', by: 'admin' },
  ),
  // Its shop has left it on hold for more than two weeks: staff have it in their list.
  old('refund long on hold', 480, [...back, seller(40, 'refund.hold')]),
];
