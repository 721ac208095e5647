import { type Lot, newLot } from '@hien/domain';
import { describe, expect, test } from 'vitest';
import type { CartRow } from '../cart/cart-rows.ts';
import type { OwnCoupon } from '../rewards/coupons.ts';
import type { Ask, Basket } from './basket.ts';
import { newGroup } from './new-group.ts';
import { priceBasket } from './price-basket.ts';
import { type Quote, quoteAnswer } from './quote-answer.ts';

const at = Date.parse('2026-11-20T03:00:00Z');
const day = 86_400_000;
const words = (vi: string) => ({ vi, en: null, ko: null });

type Line = {
  readonly id: number;
  readonly seller: number;
  readonly price: number;
  readonly finalPrice?: number;
  readonly extra?: number;
  readonly quantity?: number;
  readonly stock?: number;
  readonly shipping?: Partial<CartRow['product']['shipping']>;
};

function row({ id, seller, price, shipping = {}, ...more }: Line): CartRow {
  const { finalPrice = price, extra = 0, quantity = 1, stock = 9 } = more;
  return {
    id,
    optionId: id * 10,
    quantity,
    seenPrice: finalPrice + extra,
    selected: true,
    later: false,
    product: {
      id,
      slug: `san-pham-${id}`,
      status: 'on_sale',
      name: words(`Sản phẩm ${id}`),
      cover: {
        url: `/media/${id}.avif`,
        width: 4,
        height: 3,
        alt: words('Ảnh'),
        placeholder: '',
        color: '#ffffff',
      },
      price,
      finalPrice,
      vatRate: 8,
      shipping: {
        method: 'package-company',
        feeType: 'free',
        fee: 0,
        freeFrom: null,
        preparationDays: 3,
        installationFee: null,
        ...shipping,
      },
      returns: { returnable: true, days: 7, returnFee: 40_000, note: words('') },
    } as unknown as CartRow['product'],
    seller: { id: seller, slug: `gian-${seller}`, name: `Gian ${seller}` },
    sellerSells: true,
    ownShop: false,
    options: [
      {
        id: id * 10,
        sku: `SKU-${id}`,
        name: words(`Màu ${id}`),
        color: null,
        extraPrice: extra,
        stock,
      },
    ],
  };
}

/** Two pieces at 900,000 instead of 1,000,000 with an option of 50,000, brought for 30,000; one of 500,000, free from there. */
const lamp = row({
  id: 7,
  seller: 1,
  price: 1_000_000,
  finalPrice: 900_000,
  extra: 50_000,
  quantity: 2,
  shipping: { feeType: 'fixed', fee: 30_000, installationFee: 100_000 },
});
const vase = row({
  id: 5,
  seller: 2,
  price: 500_000,
  shipping: { feeType: 'free-from-amount', fee: 40_000, freeFrom: 500_000, preparationDays: 1 },
});

const coupon = (more: Partial<OwnCoupon> = {}): OwnCoupon => ({
  id: 3,
  code: 'MUOI',
  name: words('Mười phần trăm'),
  state: 'available',
  version: 0,
  changedAt: at,
  value: { kind: 'percent', percent: 10, max: 1_000_000 },
  minimum: 2_400_000,
  from: at - day,
  until: at + day,
  ...more,
});

const lot = (id: number, left: number, expiresAt = at + 9 * day): Lot => ({
  ...newLot(id, `mua:${id}`, left, at - 30 * day),
  expiresAt,
});

const address = (city: string): NonNullable<Basket['address']> =>
  ({
    id: 1,
    userId: 1,
    receiver: 'An',
    phone: '0912345678',
    adminSystem: 'post2025',
    city,
    district: null,
    ward: 'Phường Thuận Hóa',
    address: '8 Lê Lợi',
  }) as unknown as NonNullable<Basket['address']>;

const basket = (more: Partial<Basket> = {}): Basket => ({
  rows: [vase, lamp],
  address: address('Huế'),
  coupons: [],
  coupon: null,
  lots: [],
  referral: null,
  ...more,
});

function quote(more: Partial<Basket> = {}, ask: Ask = {}): Quote {
  const given = basket(more);
  return quoteAnswer(given, priceBasket(given, ask, at), at, 'vi');
}
const codesOf = ({ refusals }: Quote): string[][] =>
  refusals.map(({ field, code }) => [field, code]);

describe('what a basket costs', () => {
  test('to the đồng: discount, option, coupon, points, delivery, installation and tax', () => {
    const mine = coupon();
    const found = quote(
      { coupon: mine, coupons: [mine], lots: [lot(1, 100_000), lot(2, 150_000)] },
      { points: 216_000, installation: [1, 2] },
    );
    expect(found.totals).toEqual({
      list: 2_500_000,
      options: 100_000,
      discount: 200_000,
      goods: 2_400_000,
      // A tenth of the goods, then points for a tenth of the rest, each shared 19 to 5.
      coupon: 240_000,
      points: 216_000,
      delivery: 30_000,
      installation: 200_000,
      // 8 of 108 parts of 1,539,000 and of 405,000.
      vat: 114_000 + 30_000,
      total: 2_400_000 - 240_000 - 216_000 + 30_000 + 200_000,
    });
    expect(found.points).toEqual({ available: 250_000, most: 250_000, used: 216_000 });
    expect([found.couponId, found.refusals, found.blocked]).toEqual([3, [], []]);
    expect(found.sellers).toMatchObject([
      {
        seller: { id: 1 },
        goods: 1_900_000,
        discount: 200_000,
        couponShare: 190_000,
        pointsShare: 171_000,
        delivery: {
          fee: 30_000,
          installation: 200_000,
          offered: 200_000,
          refused: null,
          message: null,
        },
        total: 1_539_000 + 230_000,
        lines: [
          {
            id: 7,
            optionName: 'Màu 7',
            quantity: 2,
            unitPrice: 950_000,
            list: 2_100_000,
            discount: 200_000,
            goods: 1_900_000,
            couponShare: 190_000,
            pointsShare: 171_000,
            paid: 1_539_000,
            preparationDays: 3,
          },
        ],
      },
      {
        seller: { id: 2 },
        goods: 500_000,
        delivery: { fee: 0, installation: 0, offered: null, refused: null },
        total: 405_000,
        lines: [{ id: 5, paid: 405_000, preparationDays: 1 }],
      },
    ]);
  });

  test('two lines of one seller travel together, and installation is offered for what has it', () => {
    const chair = row({
      id: 8,
      seller: 1,
      price: 300_000,
      quantity: 3,
      shipping: { feeType: 'fixed', fee: 20_000, installationFee: 10_000 },
    });
    const rug = row({
      id: 6,
      seller: 1,
      price: 100_000,
      shipping: { feeType: 'fixed', fee: 25_000 },
    });
    const found = quote({ rows: [chair, lamp, rug] });
    expect(found.sellers).toHaveLength(1);
    expect(found.sellers[0]?.lines.map(({ id }) => id)).toEqual([6, 7, 8]);
    // The dearest way once; nobody asked for installation.
    expect(found.sellers[0]).toMatchObject({
      goods: 1_900_000 + 900_000 + 100_000,
      delivery: { fee: 30_000, installation: 0, offered: 200_000 + 30_000 },
    });
    expect(quote({ rows: [chair, rug] }, { installation: [1] }).totals).toMatchObject({
      delivery: 25_000,
      installation: 30_000,
    });
    expect(quote({ rows: [chair, rug] }, { installation: [2] }).totals.installation).toBe(0);
  });

  test('what a seller brings free from depends on their own goods alone', () => {
    const cheap = row({
      id: 5,
      seller: 2,
      price: 499_999,
      shipping: { feeType: 'free-from-amount', fee: 40_000, freeFrom: 500_000 },
    });
    expect(quote({ rows: [cheap, lamp] }).sellers[1]?.delivery?.fee).toBe(40_000);
    expect(quote({ rows: [vase] }).sellers[0]?.delivery?.fee).toBe(0);
  });

  test('before there is an address nothing is said of delivery', () => {
    const found = quote({ address: null }, { installation: [1] });
    expect(found.sellers.map(({ delivery }) => delivery)).toEqual([null, null]);
    expect(found.totals).toMatchObject({ delivery: 0, installation: 0, total: 2_400_000 });
    expect(found.refusals).toEqual([]);
  });

  test('where nobody goes the address is refused, and costs nothing', () => {
    const nowhere = quote({ address: address('Lai Châu') }, { installation: [1] });
    expect(codesOf(nowhere)).toEqual([['addressId', 'delivery.noService']]);
    expect(nowhere.sellers[0]?.delivery).toMatchObject({
      fee: 0,
      installation: 0,
      offered: 200_000,
      refused: 'delivery.noService',
    });
    expect(nowhere.sellers[0]?.delivery?.message).toBe(nowhere.refusals[0]?.message);
    expect(nowhere.totals).toMatchObject({ delivery: 0, installation: 0, total: 2_400_000 });
    // Of two sellers only one goes there with their own people.
    const own = row({
      id: 9,
      seller: 3,
      price: 100_000,
      shipping: { method: 'self', feeType: 'fixed', fee: 9_000 },
    });
    const far = quote({ rows: [lamp, own], address: address('Cà Mau') });
    expect(codesOf(far)).toEqual([['addressId', 'delivery.areaUnavailable']]);
    expect(far.totals.delivery).toBe(30_000);
    expect(quote({ rows: [own], address: address('Huế') }).totals.delivery).toBe(9_000);
  });
});

describe('coupons', () => {
  test('one that does not count takes nothing off and says why', () => {
    for (const [mine, code] of [
      [coupon({ minimum: 2_400_001 }), 'COUPON_MINIMUM'],
      [coupon({ from: at + 1 }), 'COUPON_NOT_VALID_NOW'],
      [coupon({ state: 'used' }), 'COUPON_USED'],
    ] as const) {
      const found = quote({ coupon: mine, coupons: [mine] });
      expect(codesOf(found)).toEqual([['couponId', code]]);
      expect([found.couponId, found.totals.coupon, found.totals.total]).toEqual([
        null,
        0,
        2_430_000,
      ]);
    }
  });

  test('those that can be used are listed with what they take off, later ones with why not yet', () => {
    const found = quote({
      coupons: [
        coupon({ id: 1, until: at }),
        coupon({ id: 2, until: at - 1 }),
        coupon({ id: 3, state: 'used' }),
        coupon({ id: 4, from: at + day, until: at + 2 * day }),
        coupon({ id: 5, value: { kind: 'amount', amount: 9_000_000 }, minimum: 0 }),
      ],
    });
    expect(found.coupons).toMatchObject([
      {
        id: 1,
        off: 240_000,
        minimum: 2_400_000,
        refused: null,
        message: null,
        until: '2026-11-20T03:00:00.000Z',
      },
      { id: 4, refused: 'COUPON_NOT_VALID_NOW', from: '2026-11-21T03:00:00.000Z' },
      { id: 5, off: 2_400_000, refused: null },
    ]);
    expect(found.coupons[1]?.message).toMatch(/\S/);
    expect([found.couponId, found.totals.coupon]).toEqual([null, 0]);
  });
});

describe('points', () => {
  test('all of them can be used, one more is refused and none is taken', () => {
    const lots = [lot(1, 100_000), lot(2, 70_000, at - 1)];
    expect(quote({ lots }, { points: 100_000 })).toMatchObject({
      points: { available: 100_000, most: 100_000, used: 100_000 },
      refusals: [],
    });
    const over = quote({ lots }, { points: 100_001 });
    expect(codesOf(over)).toEqual([['points', 'NOT_ENOUGH_POINTS']]);
    expect([over.points.used, over.totals.total]).toEqual([0, 2_430_000]);
  });

  test('they pay the goods that the coupon leaves, never the way', () => {
    const mine = coupon();
    const found = quote({ coupon: mine, lots: [lot(1, 9_000_000)] }, { points: 9_000_000 });
    expect(found.points).toEqual({ available: 9_000_000, most: 2_160_000, used: 2_160_000 });
    expect(found.totals.total).toBe(30_000);
  });
});

describe('ways to pay', () => {
  const costs = (price: number) => quote({ rows: [row({ id: 1, seller: 1, price })] });

  test('instalments from three million on, each month rounded up', () => {
    expect(costs(2_999_999).methods.map(({ method }) => method)).not.toContain('IS');
    const months = costs(3_000_001).methods.find(({ method }) => method === 'IS')?.months;
    expect(months).toEqual([
      { months: 3, monthly: 1_000_001 },
      { months: 6, monthly: 500_001 },
      { months: 9, monthly: 333_334 },
      { months: 12, monthly: 250_001 },
    ]);
    for (const { method, months: other } of costs(3_000_001).methods)
      if (method !== 'IS') expect(other).toEqual([]);
  });

  test('with nothing to pay there is nothing to choose', () => {
    const free = quote(
      { rows: [row({ id: 1, seller: 1, price: 50_000 })], lots: [lot(1, 50_000)] },
      { points: 50_000 },
    );
    expect(free.methods).toEqual([{ method: 'COD', months: [] }]);
  });

  test('two billion before what is taken off is the most', () => {
    const dear = (price: number) =>
      quote({
        rows: [
          row({
            id: 1,
            seller: 1,
            price,
            finalPrice: price - 5_000_000,
            extra: 1_000_000,
            shipping: { feeType: 'fixed', fee: 500_000 },
          }),
        ],
      });
    expect(codesOf(dear(1_998_500_000))).toEqual([]);
    expect(codesOf(dear(1_998_500_001))).toEqual([['total', 'checkout.too-much']]);
    expect(dear(1_998_500_001).refusals[0]?.message).toMatch(/\S/);
  });
});

test('a line that cannot be bought is named and costs nothing', () => {
  const gone = row({ id: 4, seller: 1, price: 100_000, quantity: 3, stock: 2 });
  const found = quote({ rows: [gone, lamp] });
  expect(found.blocked).toMatchObject([{ id: 4, name: 'Sản phẩm 4', problem: 'not_enough' }]);
  expect(found.blocked[0]?.message).toMatch(/\S/);
  expect(found.totals.goods).toBe(1_900_000);
});

test('a referral code is shown when it counts, and refused when it is none of ours', () => {
  expect(quote({ referral: { code: 'HIEN' } }).referral).toBe('HIEN');
  expect(quote().referral).toBeNull();
  const wrong = quote({ referral: 'invalid' });
  expect([wrong.referral, codesOf(wrong)]).toEqual([null, [['referralCode', 'referral.invalid']]]);
});

test('what is written is what was quoted: an order for each seller, each line with its shares', () => {
  const mine = coupon();
  const given = basket({ coupon: mine, lots: [lot(1, 250_000)], referral: { code: 'HIEN' } });
  const priced = priceBasket(given, { points: 216_000, installation: [1] }, at);
  const form = {
    method: 'VA',
    messages: { '2': 'Gọi trước' },
    redBill: null,
  } as unknown as Parameters<typeof newGroup>[3];
  expect(newGroup(4, given, priced, form, at)).toMatchObject({
    userId: 4,
    method: 'VA',
    couponId: 3,
    couponAmount: 240_000,
    pointsAmount: 216_000,
    referralCode: 'HIEN',
    at,
    orders: [
      {
        sellerId: 1,
        message: '',
        address: { receiver: 'An', city: 'Huế', ward: 'Phường Thuận Hóa', address: '8 Lê Lợi' },
        deliveryFee: 30_000,
        installationFee: 200_000,
        lines: [
          {
            productId: 7,
            optionId: 70,
            quantity: 2,
            thing: { sku: 'SKU-7', extraPrice: 50_000, returnable: true, returnFee: 40_000 },
            list: 2_100_000,
            discount: 200_000,
            goods: 1_900_000,
            couponShare: 190_000,
            pointsShare: 171_000,
            paid: 1_539_000,
            vatRate: 8,
            prepBusinessDays: 3,
          },
        ],
      },
      {
        sellerId: 2,
        message: 'Gọi trước',
        deliveryFee: 0,
        installationFee: 0,
        lines: [{ productId: 5 }],
      },
    ],
  });
  const bare = basket({ referral: 'invalid' });
  expect(newGroup(4, bare, priceBasket(bare, {}, at), form, at)).toMatchObject({
    couponId: null,
    couponAmount: 0,
    referralCode: null,
  });
  expect(newGroup(4, basket(), priced, form, at).referralCode).toBeNull();
  // Nothing is taken for a way that nobody goes, or that nobody has priced.
  const nowhere = basket({ address: address('Lai Châu') });
  for (const without of [
    priceBasket(nowhere, { installation: [1] }, at),
    priceBasket(basket({ address: null }), {}, at),
  ])
    expect(newGroup(4, nowhere, without, form, at).orders).toMatchObject([
      { deliveryFee: 0, installationFee: 0 },
      { deliveryFee: 0, installationFee: 0 },
    ]);
  // What has no price or no option is no line of an order.
  const gone = { ...priced, rows: [{ ...lamp, optionId: 1 }] };
  const unpriced = { ...priced, breakdown: { ...priced.breakdown, lines: [] } };
  for (const broken of [gone, unpriced])
    expect(() => newGroup(4, given, broken, form, at)).toThrow('line 7 has no price');
  expect(() => newGroup(4, { ...given, address: null }, priced, form, at)).toThrow(
    'an order without an address',
  );
});
