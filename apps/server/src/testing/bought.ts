import type { Database } from '../db/database.ts';
import { type Buyer, fillCart } from './marketplace.ts';
import { checkoutForm, type Sent, type Shopper, type Told } from './shopper.ts';

/** An order that somebody placed through the shop, and a way to press its buttons. */
export type Bought = {
  readonly orderId: number;
  readonly groupId: number;
  readonly order: Told['body'];
  /** An event on all its lines, as the order stood when it was placed unless told otherwise. */
  press(event: string, more?: Partial<Sent>): Sent;
};

let keys = 0;
export const freshKey = (): string => `bought-${process.pid}-${(keys += 1)}`;

/** Buys one line through cart, quote and checkout. */
export async function buy(
  shop: Shopper,
  database: Database,
  buyer: Buyer,
  {
    method = 'COD',
    quantity = 3,
    optionId = 1,
    points = 0,
  }: {
    readonly method?: 'COD' | 'QR';
    readonly quantity?: number;
    readonly optionId?: number;
    readonly points?: number;
  } = {},
): Promise<Bought> {
  const [lineId = 0] = await fillCart(database, [{ userId: buyer.userId, optionId, quantity }]);
  const ask = { lineIds: [lineId], addressId: buyer.addressId, points };
  const { body: quote } = await shop.quote(buyer.token, ask);
  const { body } = await shop.place(
    buyer.token,
    checkoutForm(ask, { key: freshKey(), total: quote.totals.total, method }),
  );
  const orderId = body.orders[0]?.id ?? 0;
  const { body: order } = await shop.read(buyer.token, orderId);
  const itemIds = order.items.map(({ id }) => id);
  const press = (event: string, more: Partial<Sent> = {}): Sent => ({
    event,
    itemIds,
    payload: {},
    expectedVersion: order.version,
    idempotencyKey: freshKey(),
    ...more,
  });
  return { orderId, groupId: body.groupId, order, press };
}

/**
 * Presses one button after the other, each on the order as the one before left it.
 * @throws Error when one of them is refused: a mistake in the test.
 */
export async function pressAll(
  shop: Shopper,
  { orderId, order, press }: Bought,
  steps: readonly (readonly [token: string, event: string, payload?: object])[],
): Promise<Told['body']> {
  let now = order;
  for (const [token, event, payload = {}] of steps) {
    const { body: current } = await shop.read(token, orderId);
    const told = await shop.send(
      token,
      orderId,
      press(event, { payload, expectedVersion: current.version }),
    );
    if (told.status !== 200) throw new Error(`${event}: ${JSON.stringify(told)}`);
    now = told.body;
  }
  return now;
}
