import type { Actor, ItemEvent, PaymentMethod } from '@hien/domain';

/** One thing that happens, so many hours after the order was placed. */
export type Step =
  | { readonly hour: number; readonly event: ItemEvent; readonly by: Actor }
  | { readonly hour: number; readonly does: 'pay' | 'wait' | 'extend' | 'return-money' };

/** How a sample order got to where it is. Everything is a real transition. */
export type OrderStory = {
  readonly name: string;
  /** Hours between the order and now. */
  readonly age: number;
  readonly method?: PaymentMethod;
  /** At another shop than the demo seller's. */
  readonly elsewhere?: true;
  readonly steps: readonly Step[];
};

const pay: Step = { hour: 1, does: 'pay' };
const seller = (hour: number, event: ItemEvent): Step => ({ hour, event, by: 'seller' });
const buyer = (hour: number, event: ItemEvent): Step => ({ hour, event, by: 'buyer' });

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

/** Every item code and every code of a shop order stands at the end of one of these; 9 is for designs alone. */
export const orderStories: readonly OrderStory[] = [
  { ...young('delivered by another shop', arrived), elsewhere: true },
  { ...young('another one delivered', arrived, 'EW-ZALO'), elsewhere: true },
  { ...young('another shop waits for a transfer', [], 'VA'), elsewhere: true },
  young('pending', []),
  young('pending by transfer', [], 'VA'),
  young('paid', [pay]),
  young('cash, accepted', [seller(2, 'seller.accept')], 'COD'),
  young('delay declared', [pay, seller(3, 'seller.declare_delay')]),
  young('delivering', sent),
  old('late in transit', 204, [pay, seller(4, 'seller.accept'), seller(48, 'seller.dispatch')]),
  young('delivered', arrived),
  young('cash, delivered', arrived.slice(1), 'COD'),
  young('extended', [...arrived, { hour: 30, does: 'extend' }]),
  young('confirmed', [...arrived, buyer(30, 'buyer.confirm')]),
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
  young('cancel confirmed', [pay, buyer(3, 'cancel.request'), seller(5, 'cancel.approve')]),
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
  young('refund released', [...back, seller(40, 'refund.hold'), seller(44, 'refund.release')]),
  young('refund confirmed', [...back, seller(42, 'refund.confirm')]),
  young('refunded', [...back, seller(42, 'refund.confirm'), { hour: 46, does: 'return-money' }]),
  young('refund rejected', [...refund, seller(34, 'refund.reject')]),
  old('refund late', 230, [
    pay,
    seller(2, 'seller.accept'),
    seller(8, 'seller.dispatch'),
    { hour: 26, event: 'delivered', by: 'carrier' },
    buyer(30, 'refund.request'),
  ]),
  young('exchange requested', exchange),
  young('exchange collecting', [...exchange, seller(32, 'exchange.pickup_started')]),
  young('exchange received', toExchange),
  young('exchange confirmed', promised),
  young('replacement sent', [...promised, seller(42, 'exchange.redeliver')]),
  young('exchanged', [
    ...promised,
    seller(42, 'exchange.redeliver'),
    { hour: 46, event: 'exchange.redelivered', by: 'carrier' },
  ]),
  young('exchange on hold', [...toExchange, seller(40, 'exchange.hold')]),
  young('exchange released', [
    ...toExchange,
    seller(40, 'exchange.hold'),
    seller(44, 'exchange.release'),
  ]),
  young('exchange rejected', [...exchange, seller(34, 'exchange.reject')]),
  old('exchange late', 230, [
    pay,
    seller(2, 'seller.accept'),
    seller(8, 'seller.dispatch'),
    { hour: 26, event: 'delivered', by: 'carrier' },
    buyer(30, 'exchange.request'),
  ]),
];
