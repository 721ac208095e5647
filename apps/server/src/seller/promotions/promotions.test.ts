import { type NoticeSubject, endOfDay, fromIct, startOfDate } from '@hien/domain';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { notices } from '../../db/schema/orders.ts';
import { promotionItems, promotions } from '../../db/schema/promotions.ts';
import { itemChanges, productOptions, products } from '../../db/schema/shop.ts';
import { passTime } from '../../jobs/pass-time.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Shown = {
  readonly id: number;
  readonly state: string;
  readonly version: number;
  readonly scheduled: boolean;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly code: string }[];
};

const start = fromIct(2026, 11, 20, 10);
const onError = (error: unknown) => {
  throw error;
};

describe.each(databaseKinds)('promotions on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let now = start;
  let keys = 0;
  let first: typeof products.$inferSelect;
  let second: typeof products.$inferSelect;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock: 10, at: start });
    server = await testApp(database, { clock: { now: () => now } });
    await plantStaff(database, ['mot']);
    await database.orm.update(products).set({ status: 'on_sale', editAsked: false });
    const rows = await database.orm.select().from(products).orderBy(asc(products.id)).limit(2);
    if (rows[0] === undefined || rows[1] === undefined) throw new Error('no items');
    [first, second] = [rows[0], rows[1]];
  });
  afterAll(() => server.close());

  const post = async (url: string, payload: object, token: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Shown & { data: Shown }>() };
  };
  const asked = (more: object = {}) => {
    keys += 1;
    return {
      id: null,
      expectedVersion: 0,
      name: 'Tuần lễ gỗ sồi',
      icon: 'special-price',
      startsOn: '2026-12-01',
      endsOn: '2026-12-07',
      items: [{ id: first.id, price: Math.round(first.finalPrice * 0.8) }],
      idempotencyKey: `promotion-${keys}`,
      ...more,
    };
  };
  const send = (more: object = {}, token = market.seller.token) =>
    post('/mall/api/seller/promotion/send', asked(more), token);
  const stop = (id: number, expectedVersion: number, token = market.seller.token) =>
    post(`/mall/api/seller/promotion/${id}/stop`, { expectedVersion }, token);
  /** Staff's session is over after a night, so each decision begins with one. */
  const decide = async (id: number, decision: string, expected_version: number, reason = '') => {
    const { authorization } = await signIn(server.app, 'mot@hien.example');
    return post(
      `/admin/promotion/decide/${id}`,
      { decision, reason, expected_version },
      authorization.replace('Bearer ', ''),
    );
  };
  const stored = async (id: number) => {
    const [row] = await database.orm.select().from(products).where(eq(products.id, id));
    if (row === undefined) throw new Error(`no item ${id}`);
    return row;
  };
  /** Until when the product's page says that its price is this one. */
  const untilOnPage = async (id: number) => {
    const answer = await server.app.inject({ url: `/mall/api/public/product/detail/${id}` });
    return answer.json<{ priceUntil: string | null }>().priceUntil;
  };
  /** What its shop reads of an item's promotion in its list. */
  const promotedInList = async (sku: string) => {
    const answer = await server.app.inject({
      url: `/mall/api/seller/product/list?q=${sku}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
    });
    return answer
      .json<{
        items: { finalPrice: number; promoted: { price: number; until: string } | null }[];
      }>()
      .items.map(({ finalPrice, promoted }) => ({ finalPrice, promoted }));
  };
  /** Which promotions somebody was told this of. */
  const newsOf = async (about: NoticeSubject) => {
    const told = await database.orm
      .select({ values: notices.values })
      .from(notices)
      .where(eq(notices.about, about));
    return told.map(({ values }) => values['vi']);
  };
  const charged = async (id: number) => (await stored(id)).finalPrice;
  /** What a piece costs in the cart of the buyer at this moment. */
  const inCart = async (): Promise<number | undefined> => {
    const answer = await server.app.inject({
      url: '/mall/api/cart',
      headers: { authorization: `Bearer ${market.buyers[0]?.token}` },
    });
    const cart = answer.json<{
      sellers: { lines: { product: { id: number }; unitPrice: number }[] }[];
    }>();
    return cart.sellers.flatMap(({ lines }) => lines).find(({ product }) => product.id === first.id)
      ?.unitPrice;
  };

  test('nothing changes before staff approve it, and the price follows its days by the clock alone', async () => {
    const [option] = await database.orm
      .select()
      .from(productOptions)
      .where(eq(productOptions.productId, first.id))
      .orderBy(asc(productOptions.id));
    await post(
      '/mall/api/cart/add',
      { lines: [{ optionId: option?.id, quantity: 1 }], idempotencyKey: 'promotion-cart-1' },
      market.buyers[0]?.token ?? '',
    );
    const usual = await inCart();
    expect(usual).toBe(first.finalPrice + (option?.extraPrice ?? 0));
    const reduction = first.finalPrice - Math.round(first.finalPrice * 0.8);

    const body = asked();
    const presses = await Promise.all([
      post('/mall/api/seller/promotion/send', body, market.seller.token),
      post('/mall/api/seller/promotion/send', body, market.seller.token),
    ]);
    expect(presses.map(({ status, body: one }) => [status, one.state])).toEqual([
      [200, 'waiting'],
      [200, 'waiting'],
    ]);
    const id = presses[0]?.body.id ?? 0;
    expect(presses[1]?.body.id).toBe(id);
    expect(await inCart()).toBe(usual);

    expect((await decide(id, 'approve', 0)).body.data.state).toBe('advertising');
    // The same press again is the same decision.
    expect((await decide(id, 'approve', 0)).status).toBe(200);
    expect(await inCart()).toBe(usual);
    const told = await database.orm
      .select({ about: notices.about })
      .from(notices)
      .where(eq(notices.about, 'promotion.approved'));
    expect(told).toHaveLength(1);

    // No job runs: whoever charges looks at the clock.
    now = fromIct(2026, 12, 1) - 1;
    expect(await inCart()).toBe(usual);
    expect(await untilOnPage(first.id)).toBeNull();
    now = fromIct(2026, 12, 1);
    expect(await inCart()).toBe((usual ?? 0) - reduction);
    expect(await untilOnPage(first.id)).toBe('2026-12-07');
    // Its shop reads its own price beside what buyers pay.
    expect(await promotedInList(first.sku)).toEqual([
      {
        finalPrice: first.finalPrice,
        promoted: { price: first.finalPrice - reduction, until: '2026-12-07' },
      },
    ]);
    expect(await stored(first.id)).toMatchObject({
      promotionIcons: expect.arrayContaining(['special-price']) as string[],
    });
    now = endOfDay(fromIct(2026, 12, 7));
    expect(await inCart()).toBe((usual ?? 0) - reduction);
    now += 1;
    // A price whose last day is over is named no more, though no job has put it back yet.
    expect(await untilOnPage(first.id)).toBeNull();
    expect(await inCart()).toBe(usual);
    expect(await promotedInList(first.sku)).toEqual([
      { finalPrice: first.finalPrice, promoted: null },
    ]);
    expect(await stored(first.id)).toMatchObject({
      finalPrice: first.finalPrice,
      appPrice: first.appPrice,
      discountPercent: first.discountPercent,
      promotionIcons: first.promotionIcons,
      usual: null,
      priceDue: null,
    });
    await passTime(database, now, onError);
    await passTime(database, now, onError);
    const finished = await stop(id, 0);
    expect(finished.body).toMatchObject({ state: 'finished', version: 2 });
    expect(await database.orm.select().from(promotionItems)).toEqual([]);
    expect(await newsOf('promotion.ended')).toEqual(['Tuần lễ gỗ sồi']);
    // Nothing stood by while it began: a week later that is no news.
    expect(await newsOf('promotion.begun')).toEqual([]);
    now = start;
  });

  test('an item is in one promotion a day: the second is told which, also when both come at once', async () => {
    const days = { startsOn: '2026-12-10', endsOn: '2026-12-20' };
    const both = await Promise.all([send(days), send({ ...days, name: 'Giáng sinh' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422)?.body;
    expect(refused?.code).toBe('VALIDATION');
    expect(refused?.message).toContain('10/12/2026');
    expect(refused?.errors[0]).toMatchObject({
      field: 'items.0.price',
      code: 'validation.promotion.overlap',
    });
    expect((await send({ startsOn: '2026-12-20', endsOn: '2026-12-21' })).status).toBe(422);
    // Another item on the same days, and the same item the day after.
    const price = Math.round(second.finalPrice * 0.7);
    const other = await send({ ...days, items: [{ id: second.id, price }] });
    expect(other.status).toBe(200);
    const later = await send({ startsOn: '2026-12-21', endsOn: '2026-12-22' });
    expect(later.status).toBe(200);
    for (const { body } of [...both.filter(({ status }) => status === 200), other, later])
      expect((await stop(body.id, 0)).body.state).toBe('finished');
    // What is over takes no days.
    const again = await send(days);
    expect(again.status).toBe(200);
    await stop(again.body.id, 0);
  });

  test("a running promotion never costs more than the shop's own price, and stopping gives that back", async () => {
    const promised = Math.round(first.finalPrice * 0.8);
    const made = await send({ startsOn: '2026-11-21', endsOn: '2026-11-30' });
    await decide(made.body.id, 'approve', 0);
    now = fromIct(2026, 11, 22, 9);
    await passTime(database, now, onError);
    expect(await charged(first.id)).toBe(promised);
    const save = async (from: number, to: number) => {
      const answer = await post(
        '/mall/api/seller/product/save',
        { items: [{ id: first.id, discount: { from, to } }] },
        market.seller.token,
      );
      expect(answer.status).toBe(200);
      return answer.body as unknown as {
        items: readonly { done: boolean; current: { discount: number; finalPrice: number } }[];
      };
    };
    const own = first.price - first.finalPrice;
    const lower = first.price - promised + 1_000;
    const saved = await save(own, lower);
    // The shop reads and changes its own price, not the promotion's.
    expect(saved.items[0]).toMatchObject({ done: true, current: { discount: lower } });
    expect(await charged(first.id)).toBe(promised - 1_000);
    expect((await save(lower, own)).items[0]?.done).toBe(true);
    expect(await charged(first.id)).toBe(promised);
    expect((await stop(made.body.id, 40)).status).toBe(409);
    expect((await stop(made.body.id, 1)).body.state).toBe('finished');
    // Neither its price nor its mark stays, though the shop saved its own in between.
    expect(await stored(first.id)).toMatchObject({
      finalPrice: first.finalPrice,
      promotionIcons: first.promotionIcons,
    });
    now = start;
  });

  test('staff end what runs with a reason: prices are the usual ones at once, and its shop is told why', async () => {
    const made = await send({ startsOn: '2026-11-21', endsOn: '2026-11-30' });
    await decide(made.body.id, 'approve', 0);
    now = fromIct(2026, 11, 22, 9);
    await passTime(database, now, onError);
    expect(await charged(first.id)).toBe(Math.round(first.finalPrice * 0.8));
    const { authorization } = await signIn(server.app, 'mot@hien.example');
    const end = (reason: string, expected_version: number) =>
      post(
        `/admin/promotion/end/${made.body.id}`,
        { reason, expected_version },
        authorization.replace('Bearer ', ''),
      );
    expect((await end(' ', 1)).body.code).toBe('AUTH_15');
    expect((await end('Giá gốc không thật', 40)).status).toBe(409);
    expect((await end('Giá gốc không thật', 1)).status).toBe(200);
    // The same press once more changes nothing; another one is late.
    expect((await end('Giá gốc không thật', 1)).status).toBe(200);
    expect((await end('Khác', 2)).status).toBe(409);
    expect(await charged(first.id)).toBe(first.finalPrice);
    expect(await newsOf('promotion.stopped')).toEqual(['Tuần lễ gỗ sồi']);
    const list = await server.app.inject({
      url: `/mall/api/seller/promotion/list?id=${made.body.id}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
    });
    expect(list.json()).toMatchObject({
      items: [{ state: 'finished', stopped: 'Giá gốc không thật' }],
    });
    now = start;
  });

  test('a usual price that was raised meanwhile makes no deeper cut, and what fits no more is not approved', async () => {
    const price = Math.round(first.finalPrice * 0.8);
    const made = await send({ startsOn: '2026-11-21', endsOn: '2026-11-30' });
    const { orm } = database;
    const own = (finalPrice: number) =>
      orm
        .update(products)
        .set({ price: Math.max(first.price, finalPrice), finalPrice })
        .where(eq(products.id, first.id));
    await own(price);
    const late = await decide(made.body.id, 'approve', 0);
    expect([late.status, late.body.code]).toEqual([422, 'VALIDATION']);
    await own(first.finalPrice);
    expect((await decide(made.body.id, 'approve', 0)).status).toBe(200);
    await own(first.finalPrice * 3);
    now = fromIct(2026, 11, 22, 9);
    await passTime(database, now, onError);
    expect(await charged(first.id)).toBe(Math.ceil((first.finalPrice * 3) / 2));
    await orm
      .update(products)
      .set({
        price: first.price,
        finalPrice: first.finalPrice,
        promotionIcons: first.promotionIcons,
        usual: null,
      })
      .where(eq(products.id, first.id));
    await stop(made.body.id, 1);
    expect(await charged(first.id)).toBe(first.finalPrice);
    now = start;
  });

  test('its shop is told once when it begins and once when it ends, also while a change of it waits', async () => {
    await database.orm.delete(notices);
    const made = await send({ startsOn: '2026-11-21', endsOn: '2026-11-30', name: 'Mây tre' });
    const { id } = made.body;
    await decide(id, 'approve', 0);
    now = fromIct(2026, 11, 21) - 1;
    await passTime(database, now, onError);
    expect(await newsOf('promotion.begun')).toEqual([]);
    now += 1;
    await Promise.all([passTime(database, now, onError), passTime(database, now, onError)]);
    expect(await newsOf('promotion.begun')).toEqual(['Mây tre']);
    // What its shop had before it began it may still send.
    const change = { id, expectedVersion: 1, startsOn: '2026-11-21', name: 'Mây tre, gỗ sồi' };
    expect((await send({ ...change, endsOn: '2026-12-05' })).body.state).toBe('edit_request');
    now = fromIct(2026, 12, 1) - 1;
    await passTime(database, now, onError);
    expect(await newsOf('promotion.ended')).toEqual([]);
    now += 1;
    await Promise.all([passTime(database, now, onError), passTime(database, now, onError)]);
    expect(await newsOf('promotion.begun')).toEqual(['Mây tre']);
    expect(await newsOf('promotion.ended')).toEqual(['Mây tre']);
    expect(await newsOf('promotion.unanswered')).toEqual(['Mây tre, gỗ sồi']);
    await database.orm.delete(notices);
    now = start;
  });

  test('a request whose days go by unanswered is told to its shop, once', async () => {
    const made = await send({ startsOn: '2026-11-21', endsOn: '2026-11-22' });
    now = fromIct(2026, 11, 23, 1);
    await Promise.all([passTime(database, now, onError), passTime(database, now, onError)]);
    expect(await newsOf('promotion.unanswered')).toEqual(['Tuần lễ gỗ sồi']);
    // It never ran.
    expect(await newsOf('promotion.begun')).toEqual([]);
    expect(await newsOf('promotion.ended')).toEqual([]);
    expect((await stop(made.body.id, 0)).body.state).toBe('finished');
    now = start;
  });

  test('free delivery is promised of what is delivered for free alone, also when that changes', async () => {
    const { orm } = database;
    const shipping = (feeType: 'free' | 'fixed') =>
      orm
        .update(products)
        .set({ shipping: { ...first.shipping, feeType, fee: feeType === 'free' ? 0 : 50_000 } })
        .where(eq(products.id, first.id));
    const gift = {
      icon: 'free-shipping',
      startsOn: '2026-11-21',
      endsOn: '2026-11-30',
      items: [{ id: first.id, price: null }],
    };
    await shipping('fixed');
    expect((await send(gift)).body.errors).toMatchObject([
      { field: 'items.0.price', code: 'validation.promotion.paid-delivery' },
    ]);
    await shipping('free');
    const made = await send(gift);
    await decide(made.body.id, 'approve', 0);
    now = fromIct(2026, 11, 21);
    await passTime(database, now, onError);
    // A mark lowers no price, so there is no last day of one.
    expect((await stored(first.id)).usual).not.toBeNull();
    expect(await untilOnPage(first.id)).toBeNull();
    await shipping('fixed');
    now = fromIct(2026, 11, 21, 9);
    await database.orm
      .update(products)
      .set({ priceDue: new Date(now) })
      .where(eq(products.id, first.id));
    await passTime(database, now, onError);
    expect((await stored(first.id)).promotionIcons).toEqual(first.promotionIcons);
    await stop(made.body.id, 1);
    await orm.update(products).set({ shipping: first.shipping }).where(eq(products.id, first.id));
    now = start;
  });

  test('the old version runs while a change waits, and after it was refused', async () => {
    const made = await send({ startsOn: '2026-11-21', endsOn: '2026-11-30' });
    const { id } = made.body;
    await decide(id, 'approve', 0);
    now = fromIct(2026, 11, 23, 9);
    const cheaper = [{ id: first.id, price: Math.round(first.finalPrice * 0.6) }];
    const change = { id, startsOn: '2026-11-21', endsOn: '2026-12-05', items: cheaper };
    const moved = await send({ ...change, expectedVersion: 1, startsOn: '2026-11-25' });
    expect(moved.body.errors).toMatchObject([
      { field: 'startsOn', code: 'validation.promotion.begun' },
    ]);
    expect((await send({ ...change, expectedVersion: 7 })).status).toBe(409);
    const edit = await send({ ...change, expectedVersion: 1 });
    expect(edit.body).toMatchObject({ state: 'edit_request', version: 2 });
    await passTime(database, now, onError);
    expect(await charged(first.id)).toBe(Math.round(first.finalPrice * 0.8));
    expect((await decide(id, 'reject', 2)).status).toBe(422);
    const refused = await decide(id, 'reject', 2, 'Giảm quá sâu');
    // Staff see what runs beside what they refused, its shop what it has to mend.
    expect(refused.body.data).toMatchObject({
      state: 'advertising',
      before: { items: [{ price: Math.round(first.finalPrice * 0.8) }] },
    });
    const own = await server.app.inject({
      url: `/mall/api/seller/promotion/list?id=${id}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
    });
    expect(own.json<{ items: unknown[] }>().items).toMatchObject([
      { asked: { items: [{ price: cheaper[0]?.price }] }, reason: 'Giảm quá sâu' },
    ]);
    expect(await charged(first.id)).toBe(Math.round(first.finalPrice * 0.8));
    await send({ ...change, expectedVersion: 3 });
    expect((await decide(id, 'approve', 4)).body.data.state).toBe('advertising');
    expect(await charged(first.id)).toBe(Math.round(first.finalPrice * 0.6));
    now = fromIct(2026, 12, 6);
    await passTime(database, now, onError);
    expect(await charged(first.id)).toBe(first.finalPrice);
    now = start;
  });

  test('what staff refuse takes no days, is not stopped, and is asked for again when something changed', async () => {
    const days = { startsOn: '2027-01-10', endsOn: '2027-01-12' };
    const made = await send(days);
    const { id } = made.body;
    expect((await decide(id, 'reject', 0, 'Chưa rõ')).body.data.state).toBe('rejected');
    const stopped = await stop(id, 1);
    expect([stopped.status, stopped.body.code]).toEqual([422, 'EVENT_REFUSED']);
    const same = await send({ ...days, id, expectedVersion: 1 });
    expect([same.status, same.body.code]).toEqual([422, 'EVENT_REFUSED']);
    const again = await send({ ...days, id, expectedVersion: 1, endsOn: '2027-01-15' });
    // What was said of the one before is not said of this one.
    expect(again.body).toMatchObject({ state: 'waiting', version: 2, reason: null });
    await stop(id, 2);
  });

  test('staff read how the usual price moved before a request, and since', async () => {
    const { orm } = database;
    const save = async (from: number, to: number) => {
      const answer = await post(
        '/mall/api/seller/product/save',
        { items: [{ id: first.id, price: { from, to } }] },
        market.seller.token,
      );
      expect(answer.status).toBe(200);
    };
    await orm.delete(itemChanges);
    await orm.insert(itemChanges).values({
      productId: first.id,
      what: 'discount',
      before: 0,
      after: first.price - first.finalPrice,
      at: new Date(start - 91 * 86_400_000),
    });
    const own = first.finalPrice;
    await save(first.price, first.price + 200_000);
    now = start + 3_600_000;
    const made = await send({
      startsOn: '2026-11-22',
      endsOn: '2026-11-23',
      items: [{ id: first.id, price: Math.round(own * 0.8) }],
    });
    expect(made.status).toBe(200);
    now += 3_600_000;
    await save(first.price + 200_000, first.price);
    // What was 90 days before and longer ago is not told; what came after the request is.
    const refused = await decide(made.body.id, 'reject', 0, 'Giá vừa tăng');
    expect(refused.body.data).toMatchObject({
      moves: [
        { item: first.id, at: new Date(now).toISOString(), from: own + 200_000, to: own },
        { item: first.id, at: new Date(start).toISOString(), from: own, to: own + 200_000 },
      ],
    });
    await orm.delete(promotions);
    now = start;
  });

  test('an item is reduced on 120 days of a year at most: what ran counts, what was stopped until then', async () => {
    const { orm } = database;
    await orm.delete(promotions);
    const ran = (startsOn: string, endsOn: string, until: number) => {
      const content = {
        name: 'Đã qua',
        icon: 'special-price' as const,
        startsOn,
        endsOn,
        items: [{ id: first.id, price: 1 }],
      };
      return {
        sellerId: first.sellerId,
        state: 'finished' as const,
        version: 2,
        changedAt: new Date(until),
        startsAt: new Date(startOfDate(startsOn) ?? 0),
        endsAt: new Date(endOfDay(startOfDate(endsOn) ?? 0)),
        liveRevision: 1,
        draftRevision: 1,
        live: content,
        asked: content,
        sentAt: new Date(until),
      };
    };
    await orm.insert(promotions).values([
      // 81 days, another year's, and one that was stopped before it began.
      ran('2026-01-10', '2026-03-31', fromIct(2026, 4, 1)),
      ran('2025-09-01', '2025-12-20', fromIct(2025, 12, 21)),
      ran('2026-04-05', '2026-06-30', fromIct(2026, 4, 2)),
    ]);
    // 39 are left.
    const days = { startsOn: '2026-11-21', endsOn: '2026-12-29' };
    const longer = await send({ ...days, endsOn: '2026-12-30' });
    expect(longer.status).toBe(422);
    expect(longer.body.errors).toMatchObject([
      { field: 'items.0.price', code: 'validation.promotion.year' },
    ]);
    const fits = await send(days);
    expect(fits.status).toBe(200);
    // A request takes its days.
    expect((await send({ startsOn: '2026-12-31', endsOn: '2026-12-31' })).status).toBe(422);
    await decide(fits.body.id, 'approve', 0);
    now = fromIct(2026, 11, 30, 9);
    await passTime(database, now, onError);
    // Its own days do not stand against its own change.
    const shorter = { id: fits.body.id, expectedVersion: 1, ...days, endsOn: '2026-12-28' };
    expect((await send(shorter)).status).toBe(200);
    expect((await stop(fits.body.id, 2)).body.state).toBe('finished');
    // It ran ten days: 29 are left.
    const rest = { startsOn: '2026-12-01', endsOn: '2026-12-30' };
    expect((await send(rest)).status).toBe(422);
    const last = await send({ ...rest, endsOn: '2026-12-29' });
    expect(last.status).toBe(200);
    await stop(last.body.id, 0);
    await orm.delete(promotions);
    now = start;
  });

  test('prices and items are judged, and what is not the shop’s is nothing', async () => {
    const of = async (items: readonly object[]) =>
      (await send({ items })).body.errors.map(({ code }) => code);
    expect(await of([{ id: first.id, price: first.finalPrice }])).toEqual([
      'validation.promotion.not-lower',
    ]);
    expect(await of([{ id: first.id, price: Math.floor(first.finalPrice / 2) - 1 }])).toEqual([
      'validation.promotion.too-deep',
    ]);
    expect(await of([{ id: 999_999, price: 1_000 }])).toEqual(['validation.promotion.not-on-sale']);
    expect((await send({ startsOn: '2026-11-20' })).body.errors[0]?.field).toBe('startsOn');
    expect((await send({ id: 999_999 })).status).toBe(404);
    expect((await stop(999_999, 0)).status).toBe(404);
    expect((await send({}, market.buyers[0]?.token)).status).toBe(403);
  });
});
