import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Found, type Member, besidePage } from './buying.ts';

type Line = {
  id: number;
  actions: { event: string; refused: string | null }[];
  refund: { split: { money: number } | null; state: string | null } | null;
};
type Order = { id: number; number: string; code: number; version: number; items: Line[] };
type Cart = { sellers: { lines: { id: number; option: { id: number } }[] }[] };
export type Placed = { groupId: number; total: number; orders: { id: number; number: string }[] };

/** A product of the demo seller's own shop, the first, that can be had in several pieces and sent back. */
export async function productOfSeller(request: APIRequestContext): Promise<Found> {
  const list = await request.get('/mall/api/public/product/product-list?brand=1&limit=24');
  for (const { id } of (await list.json()).products as { id: number }[]) {
    const detail = await (await request.get(`/mall/api/public/product/detail/${id}`)).json();
    const { name, seller, options, madeToOrder } = detail as Found & {
      seller: { id: number };
      madeToOrder: boolean;
    };
    if (seller.id === 1 && !madeToOrder && (options[0]?.stock ?? 0) >= 12)
      return { id, name, sellerId: seller.id, options };
  }
  throw new Error('the demo seller has nothing on sale');
}

type Wish = {
  readonly lines: readonly { readonly optionId: number; readonly quantity: number }[];
  readonly addressId: number;
  readonly method: string;
  /** The first coupon that can be used. */
  readonly coupon?: boolean;
  readonly points?: number;
  /** Whom an invoice is asked for. */
  readonly redBill?: {
    readonly company: string;
    readonly email: string;
    readonly taxCode: string;
    readonly address: string;
  };
};
type Quote = {
  totals: { goods: number; coupon: number; delivery: number; installation: number; total: number };
  coupons: { id: number; refused: string | null }[];
};

/** Orders through the API, as the checkout does. */
export async function placeOrder(
  buyer: Member,
  { lines, addressId, method, coupon = false, points = 0, redBill }: Wish,
): Promise<Placed> {
  const wanted = new Set(lines.map(({ optionId }) => optionId));
  const added = await buyer.post('cart/add', { lines, idempotencyKey: randomUUID() });
  expect(added.status).toBe(200);
  const lineIds = (added.body as Cart).sellers
    .flatMap((shop) => shop.lines)
    .filter(({ option }) => wanted.has(option.id))
    .map(({ id }) => id);
  const quote = async (wish: object): Promise<Quote> =>
    (await buyer.post('checkout/quote', wish)).body as Quote;
  const ask = { lineIds, addressId, points };
  const couponId = coupon
    ? (await quote(ask)).coupons.find(({ refused }) => refused === null)?.id
    : undefined;
  if (coupon) expect(couponId).toBeDefined();
  const wish = couponId === undefined ? ask : { ...ask, couponId };
  const { totals } = await quote(wish);
  const placed = await buyer.post('checkout/place', {
    ...wish,
    method,
    ...(redBill && { redBill }),
    over18: true,
    terms: true,
    expectedTotal: totals.total,
    idempotencyKey: key('place'),
  });
  expect([placed.status, placed.body]).toEqual([200, expect.anything()]);
  return placed.body as Placed;
}

/** Pays at VNPay, as far as the shop hears of it. */
export async function payByVnpay(buyer: Member, groupId: number): Promise<void> {
  await buyer.atGateway(await vnpayPage(buyer, groupId), 'pay');
}

/** Starts to pay and answers the gateway's page, where nothing was pressed yet. */
export async function vnpayPage(buyer: Member, groupId: number): Promise<string> {
  const { status, body } = await buyer.post('payment/start', {
    groupId,
    method: 'QR',
    idempotencyKey: key('pay'),
  });
  expect(status).toBe(200);
  return (body as { redirect: string }).redirect;
}

export const readOrder = (who: Member, id: number): Promise<Order> =>
  who.get<Order>(`order/detail/${id}`);

/**
 * Something happens to an order at somebody's hand: to the first line for which it is possible. Shop and staff act
 * this way until they have screens of their own.
 */
export async function act(
  who: Member,
  orderId: number,
  event: string,
  payload: object = {},
): Promise<Order> {
  const { items, version } = await readOrder(who, orderId);
  const line = items.find(({ actions }) =>
    actions.some((action) => action.event === event && action.refused === null),
  );
  const { status, body } = await who.post(`order/${orderId}/events`, {
    event,
    itemIds: [line?.id ?? items[0]?.id],
    payload,
    expectedVersion: version,
    idempotencyKey: key(event),
  });
  expect([event, status, body]).toEqual([event, 200, expect.anything()]);
  return body as Order;
}

export const parcel = (tracking: string) => ({
  shipment: { kind: 'carrier', carrier: 'Viettel Post', tracking },
});

/** From a paid order to the parcel at the door. */
export async function deliver(seller: Member, orderId: number): Promise<void> {
  await act(seller, orderId, 'seller.accept');
  await act(seller, orderId, 'seller.dispatch', parcel('VTP0000001'));
  await act(seller, orderId, 'delivered');
}

/** A buyer, the demo seller, and how the one buys from the other. */
export async function buyerAndSeller(request: APIRequestContext) {
  const buyer = await besidePage(request, 'congty@hien.example');
  const addressId = (await buyer.firstAddress()) || (await buyer.addAddress());
  const seller = await besidePage(request, 'nguoiban@hien.example');
  const product = await productOfSeller(request);
  const optionId = product.options[0]?.id ?? 0;
  const buy = async (method: string, quantity = 1): Promise<{ id: number; total: number }> => {
    const lines = [{ optionId, quantity }];
    const { groupId, orders, total } = await placeOrder(buyer, { lines, addressId, method });
    if (method === 'QR') await payByVnpay(buyer, groupId);
    return { id: orders[0]?.id ?? 0, total };
  };
  return { buyer, seller, product, buy };
}

let keys = 0;
function key(what: string): string {
  keys += 1;
  return `e2e-${what.replaceAll('.', '-')}-${process.pid}-${keys}`;
}
