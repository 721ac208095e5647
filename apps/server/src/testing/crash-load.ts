import type { Buyer, Market } from './marketplace.ts';
import { checkoutForm, referenceIn, type Sent, type Shopper } from './shopper.ts';

type Checkout = { readonly buyer: Buyer; readonly form: object; readonly method: 'COD' | 'QR' };
type Placed = Checkout & {
  readonly groupId: number;
  readonly total: number;
  readonly orderIds: readonly number[];
};
type Call = { readonly amount: number; readonly transaction: string };
type Press = { readonly token: string; readonly orderId: number; readonly sent: Sent };

/** What was asked and what was heard. An answer that got lost is asked for again, under the same key. */
export class Journal {
  /** By key: asked, and nothing heard yet. */
  readonly checkouts = new Map<string, Checkout>();
  readonly presses = new Map<string, Press>();
  /** By the gateway's reference. */
  readonly calls = new Map<string, Call>();
  /** By group: heard. */
  readonly placed = new Map<number, Placed>();
  readonly paid = new Set<string>();
  /** By order: the newest version somebody was told. */
  readonly versions = new Map<number, number>();
  refused = 0;

  get open(): number {
    return this.checkouts.size + this.presses.size + this.calls.size;
  }
}

/** Of two options each; every reason and text an event may ask for. */
const reasons: Readonly<Record<string, string>> = {
  'cancel.request': 'CHANGED_MIND',
  'refund.request': 'CHANGED_MIND',
  'cancel.by_seller': 'OUT_OF_STOCK',
  'cancel.reject': 'Đã đóng gói',
  'refund.reject': 'GOODS_DAMAGED_OR_USED',
  'refund.hold': 'SELLER_CHECK',
  'seller.declare_delay': 'Chờ gỗ về',
};

/** Buyers, their shop and their gateway, at work until nobody answers any more. */
export class CrashLoad {
  readonly #market: Market;
  readonly #roll: (sides: number) => number;
  readonly journal = new Journal();
  #keys = 0;
  #acts = 0;
  #enough = Number.POSITIVE_INFINITY;
  #whenEnough = (): void => {};

  constructor(market: Market, roll: (sides: number) => number) {
    this.#market = market;
    this.#roll = roll;
  }

  #key(): string {
    this.#keys += 1;
    return `crash-key-${this.#keys}`;
  }

  #one<Thing>(things: readonly Thing[]): Thing | null {
    return things[this.#roll(things.length)] ?? null;
  }

  /** Resolves once so many more things were done; how long that takes is the machine's. */
  after(acts: number): Promise<void> {
    this.#enough = this.#acts + acts;
    return new Promise((resolve) => {
      this.#whenEnough = resolve;
    });
  }

  /** Several hands at once; each stops at the first answer that does not come. @param now the shop's clock. */
  async run(shop: Shopper, hands: number, now: () => number): Promise<void> {
    const work = async (): Promise<void> => {
      for (;;) {
        const what = this.#roll(10);
        const heard = await (what < 4
          ? this.#checkout(shop)
          : what < 6
            ? this.#pay(shop)
            : this.#press(shop, now()));
        if (!heard) return;
        this.#acts += 1;
        if (this.#acts >= this.#enough) this.#whenEnough();
      }
    };
    await Promise.all(Array.from({ length: hands }, work));
  }

  /** Asks again for everything nobody has heard of. */
  async settle(shop: Shopper): Promise<void> {
    const { checkouts, calls, presses } = this.journal;
    for (const [key, checkout] of checkouts) await this.#place(shop, key, checkout);
    for (const [reference, call] of calls) await this.#tell(shop, reference, call);
    for (const [key, press] of presses) await this.#send(shop, key, press);
  }

  async #checkout(shop: Shopper): Promise<boolean> {
    const buyer = this.#one(this.#market.buyers);
    if (buyer === null) return false;
    const options = [1 + this.#roll(8), 9 + this.#roll(8)].slice(this.#roll(2));
    const added = await shop.add(
      buyer.token,
      options.map((optionId) => ({ optionId, quantity: 1 + this.#roll(3) })),
    );
    if (added.status === 0) return false;
    if (added.status !== 200) return this.#refusal(added.status, added.body.code);
    const lineIds = added.body.sellers.flatMap(({ lines }) =>
      lines.filter(({ option }) => options.includes(option?.id ?? 0)).map(({ id }) => id),
    );
    const coupons = this.#roll(3) === 0 ? { couponId: buyer.couponId ?? null } : {};
    const points = this.#roll(3) === 0 ? { points: 1_000 * this.#roll(20) } : {};
    const ask = { lineIds, addressId: buyer.addressId, ...coupons, ...points };
    const quote = await shop.quote(buyer.token, ask);
    if (quote.status === 0) return false;
    if (quote.status !== 200) return this.#refusal(quote.status, quote.body.code);
    const method = this.#roll(3) === 0 ? 'COD' : 'QR';
    const key = this.#key();
    const { total } = quote.body.totals;
    const form = checkoutForm(ask, { key, total, method });
    return this.#place(shop, key, { buyer, form, method });
  }

  async #place(shop: Shopper, key: string, checkout: Checkout): Promise<boolean> {
    const { checkouts, placed } = this.journal;
    checkouts.set(key, checkout);
    const { status, body } = await shop.place(checkout.buyer.token, checkout.form);
    if (status === 0) return false;
    checkouts.delete(key);
    if (status !== 200) return this.#refusal(status, body.code);
    const orderIds = body.orders.map(({ id }) => id);
    placed.set(body.groupId, { ...checkout, groupId: body.groupId, total: body.total, orderIds });
    return true;
  }

  /** Whatever is refused is refused for what is so; a form that is wrong would be a fault of this load. */
  #refusal(status: number, code: string): boolean {
    if (![404, 409, 422].includes(status)) throw new Error(`the shop answered ${status} ${code}`);
    this.journal.refused += 1;
    return true;
  }

  async #pay(shop: Shopper): Promise<boolean> {
    const { placed, paid } = this.journal;
    const group = this.#one(
      [...placed.values()].filter(({ method, total }) => method === 'QR' && total > 0),
    );
    if (group === null) return true;
    const started = await shop.start(
      group.buyer.token,
      group.groupId,
      `payment-of-${group.groupId}`,
    );
    if (started.status === 0) return false;
    const reference = referenceIn(started.body.redirect);
    if (started.status !== 200) return this.#refusal(started.status, started.body.code);
    if (paid.has(reference)) return true;
    const call = { amount: group.total, transaction: `T${group.groupId}` };
    // Gateways call twice when they feel like it.
    const told = await Promise.all(
      Array.from({ length: 1 + this.#roll(2) }, () => this.#tell(shop, reference, call)),
    );
    return told.every(Boolean);
  }

  async #tell(shop: Shopper, reference: string, call: Call): Promise<boolean> {
    const { calls, paid } = this.journal;
    calls.set(reference, call);
    const { status, body } = await shop.call(reference, call.amount, call.transaction);
    if (status === 0) return false;
    calls.delete(reference);
    // 04: a line was cancelled after the gateway's page was opened by another press; a person looks at it.
    if (body.RspCode === '00' || body.RspCode === '02') paid.add(reference);
    else if (body.RspCode !== '04') throw new Error(`VNPay was answered ${body.RspCode}`);
    return true;
  }

  async #press(shop: Shopper, now: number): Promise<boolean> {
    const group = this.#one([...this.journal.placed.values()]);
    const orderId = this.#one(group?.orderIds ?? []);
    if (group === null || orderId === null) return true;
    const token = this.#roll(2) === 0 ? group.buyer.token : this.#market.seller.token;
    const { status, body } = await shop.read(token, orderId);
    if (status === 0) return false;
    if (status !== 200) return this.#refusal(status, body.code);
    const item = this.#one(body.items);
    const action = this.#one(item?.actions.filter(({ refused }) => refused === null) ?? []);
    if (item === null || action === null) return true;
    const { event } = action;
    const key = this.#key();
    const sent = {
      event,
      itemIds: [item.id],
      payload: {
        ...(event in reasons ? { reason: reasons[event] } : {}),
        text: 'Vì thế',
        shipment: { kind: 'self' },
        sendBack: { kind: 'self' },
        until: new Date(now + 86_400_000).toISOString(),
        returnRequired: true,
        inspected: true,
      },
      expectedVersion: body.version,
      idempotencyKey: key,
      ...(event.endsWith('.request') ? { quantity: 1 + this.#roll(item.quantity) } : {}),
    };
    return this.#send(shop, key, { token, orderId, sent });
  }

  async #send(shop: Shopper, key: string, press: Press): Promise<boolean> {
    const { presses, versions } = this.journal;
    presses.set(key, press);
    const { status, body } = await shop.send(press.token, press.orderId, press.sent);
    if (status === 0) return false;
    presses.delete(key);
    if (status !== 200) return this.#refusal(status, body.code);
    versions.set(press.orderId, Math.max(versions.get(press.orderId) ?? 0, body.version));
    return true;
  }
}
