import { movableClock } from '@hien/domain';
import { oracleRows, oracleStates } from '@hien/domain/oracle';
import { vnpayHash } from '@hien/domain/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenHash } from '../http/tokens.ts';
import { sessions, users } from '../db/schema/account.ts';
import { penalties } from '../db/schema/settlement.ts';
import { mediaUploads } from '../db/schema/system.ts';
import type { Answer } from '../http/handler.ts';
import { gatewaysOf } from '../payments/gateways/all.ts';
import type { NewRefund, RefundAnswer } from '../payments/gateways/gateway.ts';
import { sendDueReturns } from '../payments/send-returns.ts';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { dice } from '../testing/dice.ts';
import { testNow } from '../testing/fixture-values.ts';
import {
  type Buyer,
  fillCart,
  giveCoupon,
  givePoints,
  seedMarketplace,
} from '../testing/marketplace.ts';
import { paymentsAt } from '../testing/payments.ts';
import { checkoutForm, referenceIn } from '../testing/shopper.ts';
import {
  type Dates,
  type ModelLine,
  type ModelRefund,
  type Pressed,
  SpecModel,
} from '../testing/spec-model.ts';
import { signIn, type TestApp, testApp } from '../testing/test-app.ts';
import { advanceDue } from './write/timers.ts';

/** RANDOM_EVENTS=10000 is the long run. */
const total = Number(process.env['RANDOM_EVENTS'] ?? 160);
const stock = 100_000;
const day = 86_400_000;
const upload = `${'a'.repeat(32)}.webp`;
const codes = new Map(Object.entries(oracleStates).map(([short, state]) => [state, short]));
/** Who can press over HTTP; carriers have no door of their own, and what the system does is nobody's press. */
const people = ['buyer', 'seller', 'admin'] as const;
type Person = (typeof people)[number];
const events = [
  ...new Set(oracleRows.filter(({ actor }) => actor !== 'system').map(({ event }) => event)),
  'cash.collected',
];

type Order = Answer<'readOrder'>;
type Line = Order['items'][number];
type Headers = { readonly authorization: string };
/** One order, and what the documents make of it. */
type Known = { readonly id: number; readonly model: SpecModel; order: Order };

const time = (text: string | null): number | null => (text === null ? null : Date.parse(text));

function datesOf({ payment, items }: Order): Map<number, Dates> {
  return new Map(
    items.map(({ id, dates, claim }) => [
      id,
      {
        pay: time(payment.dueAt),
        dispatch: time(dates.dispatchDueAt),
        delivery: time(dates.deliveryDueAt),
        confirm: time(dates.confirmDueAt),
        claim: time(claim?.dueAt ?? null),
      },
    ]),
  );
}

function refundOf({ refund }: Line): ModelRefund | null {
  const split = refund?.split ?? null;
  if (split === null) return null;
  const { money, points, deliveryFee, returnFee } = split;
  return { money, points, deliveryFee, returnFee };
}

/** A part of a whole by weight, to the đồng: at most one away from what the fraction is. */
function isShare(part: number, whole: number, weight: number, weights: number): boolean {
  return Number.isInteger(part) && Math.abs(part - (whole * weight) / weights) < 1;
}

describe.each(databaseKinds)('random events on %s', (kind) => {
  const clock = movableClock(testNow);
  const roll = dice(7);
  /** Rules of the table that were walked; those that were not are tried first. */
  const walked = new Set<string>();
  let server: TestApp;
  let buyer: Buyer;
  let as: Readonly<Record<Person, Headers>>;
  let keys = 0;
  const key = (): string => `random-${(keys += 1)}`;
  beforeAll(async () => {
    const database = await freshDatabase(kind);
    const market = await seedMarketplace(database, { buyers: 1, stock });
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, roles)
          select 'quan-tri@hien.example', password_hash, 'Quản', 'Trị', '{admin}' from users where email = 'khach@hien.example'`,
      },
      [],
    );
    await database.orm.insert(mediaUploads).values({
      name: upload,
      width: 1,
      height: 1,
      bytes: 1,
      sha256: 'a',
      placeholder: 'data:image/webp;base64,UklGRg==',
      color: '#ffffff',
    });
    server = await testApp(database, { clock, payments: paymentsAt('http://127.0.0.1:9') });
    const [first] = market.buyers;
    if (first === undefined) throw new Error('nobody buys');
    buyer = first;
    as = {
      buyer: { authorization: `Bearer ${buyer.token}` },
      seller: { authorization: `Bearer ${market.seller.token}` },
      admin: await adminOfTheShop(),
    };
  }, 60_000);
  afterAll(() => server.close());

  async function ask<Body>(
    url: string,
    headers: Headers,
    payload?: object,
  ): Promise<{ status: number; body: Body }> {
    const answer = await server.app.inject({
      url,
      headers,
      ...(payload === undefined ? {} : { method: 'POST', payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  }
  async function done<Body>(url: string, headers: Headers, payload?: object): Promise<Body> {
    const { status, body } = await ask<Body>(url, headers, payload);
    if (status !== 200) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
  /** Staff's own session of the shop: theirs ends after half a day without use, and this walk takes months. */
  async function adminOfTheShop(): Promise<Headers> {
    const [admin] = await server.database.orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'quan-tri@hien.example'));
    await server.database.orm.insert(sessions).values({
      userId: admin?.id ?? 0,
      kind: 'commerce',
      tokenHash: tokenHash('market-token-of-staff'),
      expiresAt: new Date(testNow + 4_000 * day),
      usedAt: new Date(testNow + 4_000 * day),
    });
    return { authorization: 'Bearer market-token-of-staff' };
  }

  /** As the buyer sees it; the shop sees the same lines. */
  async function read(id: number): Promise<Order> {
    const [order, shops] = [
      await done<Order>(`/mall/api/order/detail/${id}`, as.buyer),
      await done<Order>(`/mall/api/order/detail/${id}`, as.seller),
    ];
    const states = ({ items }: Order) => items.map(({ state }) => state);
    expect(states(shops)).toEqual(states(order));
    return order;
  }

  /** Two lines, now and then with a coupon and points, paid by transfer of cash or at the gateway. */
  async function place(): Promise<Known> {
    const cod = roll(3) === 0;
    const at = clock.now();
    const coupon = roll(2) === 0 ? 50_001 : 0;
    const points = roll(2) === 0 ? 77_777 : 0;
    const couponId =
      coupon === 0
        ? null
        : await giveCoupon(server.database, buyer.userId, { code: key(), amount: coupon, at });
    // From years ahead, so that none expire on the way.
    const lot = { source: key(), points, at: at + 4_000 * day };
    if (points > 0) await givePoints(server.database, buyer.userId, lot);
    const lineIds = await fillCart(server.database, [
      { userId: buyer.userId, optionId: 1, quantity: 3 },
      { userId: buyer.userId, optionId: 3, quantity: 2 },
    ]);
    const wanted = { lineIds, addressId: buyer.addressId, points, ...(couponId && { couponId }) };
    // Lamps for 900.000 đ each, tables for 1.250.000 đ each (fixture-products.ts).
    const goods = [2_700_000, 2_500_000];
    const quote = await done<Answer<'quoteCheckout'>>('/mall/api/checkout/quote', as.buyer, wanted);
    const delivery = quote.totals.delivery;
    const due = 5_200_000 - coupon - points + delivery;
    const placed = await done<Answer<'placeOrder'>>('/mall/api/checkout/place', as.buyer, {
      ...checkoutForm(wanted, { key: key(), total: due, method: cod ? 'COD' : 'QR' }),
    });
    expect(placed.total).toBe(due);
    const id = placed.orders[0]?.id ?? 0;
    const order = await read(id);
    const lines = order.items.map((item, index): ModelLine => {
      const whole = goods[index] ?? 0;
      expect(item.goods).toBe(whole);
      expect(isShare(item.couponShare, coupon, whole, 5_200_000)).toBe(true);
      expect(isShare(item.pointsShare, points, whole - item.couponShare, 5_200_000 - coupon)).toBe(
        true,
      );
      return {
        id: item.id,
        state: cod ? 'S1' : 'S0',
        before: '',
        quantity: item.quantity,
        goods: whole,
        coupon: item.couponShare,
        points: item.pointsShare,
        paid: whole - item.couponShare - item.pointsShare,
        dispatched: false,
        arrived: false,
        collected: false,
        cancelRequests: 0,
        returnClaims: 0,
        claim: null,
        prepaid: 0,
        refund: null,
      };
    });
    const added = (of: (line: ModelLine) => number) => lines.reduce((all, l) => all + of(l), 0);
    expect([added((l) => l.coupon), added((l) => l.points)]).toEqual([coupon, points]);
    const model = new SpecModel(lines, { cod, delivery, returnFee: 30_000 });
    if (!cod && roll(8) > 0) await pay(placed.groupId, due, model);
    return { id, model, order: await read(id) };
  }

  /** VNPay's signed call. */
  async function pay(groupId: number, amount: number, model: SpecModel): Promise<void> {
    const started = await done<Answer<'startPayment'>>('/mall/api/payment/start', as.buyer, {
      groupId,
      method: 'QR',
      idempotencyKey: key(),
    });
    const settings = paymentsAt('').gateways.vnpay;
    if (settings === null) throw new Error('VNPay is not set');
    const fields = {
      vnp_TmnCode: settings.terminal,
      vnp_TxnRef: referenceIn(started.redirect),
      vnp_Amount: String(amount * 100),
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_TransactionNo: String(14_000_000 + groupId),
    };
    const signed = { ...fields, vnp_SecureHash: vnpayHash(fields, settings.secret) };
    const { RspCode } = await done<{ RspCode: string }>(
      `/payments/ipn/vnpay?${new URLSearchParams(signed).toString()}`,
      as.buyer,
    );
    expect(RspCode).toBe('00');
    model.moneyArrives();
  }

  /** What somebody sends: mostly with everything an event may ask for, now and then with one thing left out. */
  function pressOf(event: string, by: Person, line: Line): { pressed: Pressed; payload: object } {
    const full = {
      reason: reasonFor(event, roll),
      text: 'Chân ghế bị nứt',
      pictures: [`/media/uploads/${upload}`],
      shipment: { kind: 'self' },
      sendBack: { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-1' },
      until: new Date(clock.now() + day).toISOString(),
      inspected: true,
      buyerAgreed: true,
      wantedOptionId: line.thing.optionId ?? 0,
      ...(event === 'refund.approve' && roll(2) === 0 ? { returnRequired: false } : {}),
      ...(event.endsWith('.hold') ? { amount: 30_000 } : {}),
      ...(roll(3) > 0 ? { cashMissing: true } : {}),
    };
    const worse = [
      { reason: '' },
      { pictures: [] },
      { until: new Date(clock.now() - day).toISOString() },
      { inspected: false },
      { buyerAgreed: false },
      { wantedOptionId: (line.thing.optionId ?? 0) + 1 },
    ];
    const payload = { ...full, ...(roll(10) === 0 ? worse[roll(worse.length)] : {}) };
    return {
      payload,
      pressed: {
        ...payload,
        event,
        by,
        pictures: payload.pictures.length > 0,
        shipment: true,
        sendBack: true,
        until: Date.parse(payload.until),
        inStock: payload.wantedOptionId === line.thing.optionId,
      },
    };
  }

  /** What the answer shows and what the documents say, line by line. */
  function compare(known: Known, context: string): void {
    const { order, model } = known;
    const shown = order.items.map((item) => ({
      id: item.id,
      state: codes.get(item.state as never),
      paid: item.paid,
      refund: refundOf(item),
    }));
    const said = order.items
      .map(({ id }) => model.line(id))
      .map(({ id, state, paid, refund }) => ({ id, state, paid, refund }));
    expect(shown, context).toEqual(said);
  }

  /** The gateway gives back what is owed through it; finance pays the cash of one order back by hand. */
  async function moneyGoesBack({ id, model }: Known, orders: readonly Known[]): Promise<void> {
    const clients = gatewaysOf(paymentsAt('http://127.0.0.1:9').gateways);
    if (clients.vnpay === null) throw new Error('VNPay is not set');
    const given: number[] = [];
    const vnpay = {
      ...clients.vnpay,
      refund: async ({ amount, key: proof }: NewRefund): Promise<RefundAnswer> => {
        given.push(amount);
        return { state: 'refunded', proof };
      },
    };
    const now = (): number => clock.now();
    await sendDueReturns({ database: server.database, clients: { ...clients, vnpay }, now });
    const owed = orders.filter((one) => !one.model.cod).flatMap((one) => one.model.owed());
    const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
    expect(sum(given)).toBe(sum(owed.map(({ refund }) => refund?.money ?? 0)));
    for (const one of orders.filter((each) => !each.model.cod))
      for (const line of one.model.owed()) one.model.moneyIsBack(line);
    if (!model.cod || model.owed().length === 0) return;
    await done(`/mall/api/order/${id}/refund-account`, as.buyer, {
      bank: 'Vietcombank',
      account: '0071000123456',
      holder: 'NGUOI SO 0',
    });
    const staff = await signIn(server.app, 'quan-tri@hien.example');
    const { data } = await done<Answer<'listMoneyReturns'>>('/admin/money-return/list', staff);
    const cases = data.items.filter(({ order_id }) => order_id === id);
    expect(cases.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
      model
        .owed()
        .map(({ refund }) => refund?.money)
        .toSorted((a = 0, b = 0) => a - b),
    );
    for (const one of cases)
      await done(`/admin/money-return/pay/${one.id}`, staff, {
        proof: `RF-${one.id}`,
        expected_version: one.version,
      });
    for (const line of model.owed()) model.moneyIsBack(line);
  }

  test(`${total} presses over HTTP end as the reference's table and 2.9 say, and everything adds up`, async () => {
    const orders: Known[] = [];
    let accepted = 0;
    let refused = 0;
    for (let sent = 0; sent < total; sent += 1) {
      if (sent % 24 === 0) orders.push(await place());
      // A shop that is late this often is stopped; here it goes on selling.
      if (sent % 24 === 23) await server.database.orm.delete(penalties);
      const known = orders[roll(3) === 0 ? roll(orders.length) : orders.length - 1];
      if (known === undefined) throw new Error('no order');
      // Hours, and now and then the days after which deadlines have passed.
      clock.advance(roll(12) === 0 ? (1 + roll(8)) * day : 1_000 + roll(2 * 3_600_000));
      // A round of the clock comes first, or the press itself lets time pass.
      if (roll(2) === 0) await round();
      known.order = await read(known.id);
      known.model.timePasses(datesOf(known.order), clock.now());
      if (roll(12) === 0) {
        await round();
        await moneyGoesBack(known, orders);
        known.order = await read(known.id);
        compare(known, `press ${sent}: money back`);
      }
      const did = await step(known);
      if (did === 'refused') {
        refused += 1;
        await round();
      } else accepted += 1;
      known.order = await read(known.id);
      compare(known, `press ${sent}: ${did}`);
      for (const rule of known.model.walked) walked.add(rule);
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(total / 8);
    const unseen = [...new Set(oracleRows.map(({ id }) => id))].filter((id) => !walked.has(id));
    expect(unseen.length, unseen.join()).toBeLessThan(total < 1_000 ? 30 : 8);
    expect(await brokenBooks(server.database, stock)).toEqual([]);
  }, 3_600_000);

  const round = () =>
    advanceDue(server.database, clock.now(), {
      onError: (error) => {
        throw error;
      },
    });

  /** Somebody does something to a line, now and then to a part of it. */
  async function step({ id, order, model }: Known): Promise<string> {
    // Mostly a step that the state knows, of a line that knows one, so that long ways are walked too.
    const stepsOf = ({ state }: ModelLine) =>
      oracleRows.filter(({ from, actor }) => from === state && actor !== 'system');
    const alive = order.items.filter(({ id: lineId }) => stepsOf(model.line(lineId)).length > 0);
    const among = alive.length > 0 && roll(8) > 0 ? alive : order.items;
    const item = among[roll(among.length)];
    if (item === undefined) throw new Error('no line');
    const line = model.line(item.id);
    const known = stepsOf(line);
    const fresh = known.filter(({ id: rule }) => !walked.has(rule));
    const likely = fresh.length > 0 && roll(3) > 0 ? fresh : known;
    const row = roll(6) > 0 ? likely[roll(Math.max(1, likely.length))] : undefined;
    const event = row?.event ?? events[roll(events.length)] ?? '';
    const mays = people.filter((one) => row?.actor.includes(one));
    const by = mays[roll(Math.max(1, mays.length))] ?? people[roll(3)] ?? 'buyer';
    const { pressed, payload } = pressOf(event, by, item);
    const divides = event.endsWith('.request') || event === 'cancel.by_seller';
    const quantity = divides ? 1 + roll(line.quantity) : line.quantity;
    const may = model.may(line, pressed, clock.now());
    const { status, body } = await ask<Order>(`/mall/api/order/${id}/events`, as[by], {
      event,
      itemIds: [item.id],
      payload,
      expectedVersion: order.version,
      idempotencyKey: key(),
      ...(quantity < line.quantity ? { quantity } : {}),
    });
    const context = `${by} ${event} in ${line.state}: ${JSON.stringify(body).slice(0, 300)}`;
    expect([may, status], context).toEqual(
      may ? [true, 200] : [false, expect.toBeOneOf([403, 409, 422])],
    );
    if (!may) return 'refused';
    const part = body.items.find((one) => model.lines.every(({ id: old }) => old !== one.id));
    const moved = part === undefined ? line : split(model, line, part, quantity);
    model.press(moved, pressed);
    return `${by} ${event}`;
  }

  function split(model: SpecModel, line: ModelLine, part: Line, quantity: number): ModelLine {
    expect([part.quantity, part.splitFrom]).toEqual([quantity, line.id]);
    expect(isShare(part.goods, line.goods, quantity, line.quantity)).toBe(true);
    expect(isShare(part.paid, line.paid, quantity, line.quantity)).toBe(true);
    expect(isShare(part.couponShare, line.coupon, quantity, line.quantity)).toBe(true);
    return model.split(line, {
      id: part.id,
      quantity,
      goods: part.goods,
      coupon: part.couponShare,
      points: part.pointsShare,
    });
  }
});

function reasonFor(event: string, roll: (sides: number) => number): string {
  if (event === 'cancel.request') return ['CHANGED_MIND', 'LATE'][roll(2)] ?? '';
  if (event.endsWith('.request'))
    return ['CHANGED_MIND', 'WRONG_OPTION_ORDERED', 'DEFECTIVE', 'LATE'][roll(4)] ?? '';
  if (event === 'cancel.by_seller') return 'OUT_OF_STOCK';
  if (event.endsWith('.hold')) return ['RETURN_FEE', 'SELLER_CHECK'][roll(2)] ?? '';
  if (event.endsWith('.reject')) return 'GOODS_DAMAGED_OR_USED';
  return 'Hai bên đã thống nhất';
}
