import { asc, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { orderItems, stockMoves } from '../db/schema/orders.ts';
import { productOptions, products, sellers } from '../db/schema/shop.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type Market, seedMarketplace } from '../testing/marketplace.ts';
import { ShopFloor } from '../testing/shop-floor.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type List = Answer<'listShopItems'>;
type Result = Answer<'saveShopItems'>;
type Rows = Answer<'exportShopItems'>;

describe.each(databaseKinds)("a shop's items on %s", (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let floor: ShopFloor;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 2, stock: 100 });
    floor = new ShopFloor(database);
    server = await testApp(database, { clock: { now: () => floor.now } });
  });
  afterAll(() => server.close());

  const call = async <Body>(url: string, payload?: object, token = market.seller.token) => {
    const answer = await server.app.inject({
      url: `/mall/api/seller/product/${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<Body>();
  };
  const list = (query = '') => call<List>(`list?limit=100&${query}`);
  const save = (items: readonly object[], token?: string) => call<Result>('save', { items }, token);
  const send = (event: string, ids: readonly number[]) => call<Result>('events', { event, ids });
  const item = async (index = 0) => {
    const found = (await list('sort=name')).items[index];
    if (found === undefined) throw new Error(`no item ${index}`);
    return found;
  };
  const movesOf = (optionId: number) =>
    database.orm
      .select({ amount: stockMoves.amount, because: stockMoves.because })
      .from(stockMoves)
      .where(eq(stockMoves.optionId, optionId))
      .orderBy(asc(stockMoves.id));

  beforeEach(async () => {
    await database.orm.update(products).set({ status: 'on_sale' });
  });

  test('a price and a stock are saved together, and what buyers pay follows', async () => {
    const { id, price, discount, options, stock } = await item();
    const [option] = options;
    const optionId = option?.id ?? 0;
    const had = option?.stock ?? 0;
    const before = await movesOf(optionId);
    const { items } = await save([
      {
        id,
        price: { from: price, to: price + 200_000 },
        discount: { from: discount, to: 150_000 },
        stock: [{ optionId, from: had, to: had + 7 }],
      },
    ]);
    expect(items[0]).toMatchObject({ id, done: true, code: null, message: null });
    expect(items[0]?.current).toMatchObject({
      price: price + 200_000,
      finalPrice: price + 50_000,
      discount: 150_000,
      stock: stock + 7,
    });
    const [row] = await database.orm.select().from(products).where(eq(products.id, id));
    expect(row).toMatchObject({
      price: price + 200_000,
      finalPrice: price + 50_000,
      discountPercent: Math.floor((150_000 * 100) / (price + 200_000)),
      stock: stock + 7,
    });
    expect((await movesOf(optionId)).slice(before.length)).toEqual([
      { amount: 7, because: 'seller' },
    ]);
    const told = await call<Answer<'listShopItemChanges'>>(`changes?id=${id}`);
    expect(told.items.map(({ what, before: was, after }) => [what, was, after])).toEqual([
      ['stock', had, had + 7],
      ['discount', discount, 150_000],
      ['price', price, price + 200_000],
    ]);
    expect(told.items[0]).toMatchObject({ option: option?.name, by: expect.stringMatching(/./) });
  });

  test('pieces that were sold meanwhile are not overwritten, and the other item is saved all the same', async () => {
    const [mine, other] = [await item(0), await item(1)];
    const option = mine.options[0];
    const optionId = option?.id ?? 0;
    const had = option?.stock ?? 0;
    await floor.place(
      newGroup([newLine({ optionId, quantity: 2 })], { userId: market.buyers[0]?.userId ?? 0 }),
    );
    const { items } = await save([
      {
        id: mine.id,
        price: { from: mine.price, to: mine.price + 1000 },
        stock: [{ optionId, from: had, to: had + 20 }],
      },
      { id: other.id, price: { from: other.price, to: other.price + 1000 } },
    ]);
    expect(items.map(({ done, code }) => [done, code])).toEqual([
      [false, 'VERSION_CONFLICT'],
      [true, null],
    ]);
    // All of an item or nothing: its price did not move either.
    expect(items[0]?.current?.price).toBe(mine.price);
    expect(items[0]?.current?.options[0]?.stock).toBe(had - 2);
    const again = await save([{ id: mine.id, stock: [{ optionId, from: had - 2, to: had + 20 }] }]);
    expect(again.items[0]?.current?.options[0]?.stock).toBe(had + 20);
  });

  test('the same changes again are done already, and nothing moves twice', async () => {
    const { id, options } = await item();
    const optionId = options[0]?.id ?? 0;
    const had = options[0]?.stock ?? 0;
    const change = { id, stock: [{ optionId, from: had, to: had + 3 }] };
    await save([change]);
    const moves = await movesOf(optionId);
    expect((await save([change])).items[0]).toMatchObject({ done: true });
    expect(await movesOf(optionId)).toEqual(moves);
    expect((await item()).options[0]?.stock).toBe(had + 3);
  });

  test('buyers and the shop at once: no piece is sold twice and none appears', async () => {
    const { id, options } = await item(2);
    const optionId = options[0]?.id ?? 0;
    const had = options[0]?.stock ?? 0;
    const bought = Array.from({ length: 6 }, () =>
      floor.place(
        newGroup([newLine({ optionId, quantity: 1 })], {
          userId: market.buyers[0]?.userId ?? 0,
        }),
      ),
    );
    const [{ items }] = await Promise.all([
      save([{ id, stock: [{ optionId, from: had, to: had + 10 }] }]),
      ...bought,
    ]);
    const won = items[0]?.done === true;
    const [row] = await database.orm
      .select({ stock: productOptions.stock })
      .from(productOptions)
      .where(eq(productOptions.id, optionId));
    expect(row?.stock).toBe((won ? had + 10 : had) - 6);
    const [all] = await database.orm
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, id));
    expect(all?.stock).toBe(
      options.reduce((total, option) => total + option.stock, 0) - had + (row?.stock ?? 0),
    );
  });

  test('fifty buyers while the shop counts its stock anew: nothing is sold twice, no count is lost', async () => {
    const { id, options } = await item(1);
    const optionId = options[0]?.id ?? 0;
    const had = options[0]?.stock ?? 0;
    const before = await movesOf(optionId);
    await save([{ id, stock: [{ optionId, from: had, to: 30 }] }]);
    const stockNow = async () =>
      (await database.orm.select().from(productOptions).where(eq(productOptions.id, optionId)))[0]
        ?.stock ?? Number.NaN;
    // The shop read its stock, and then ten were sold.
    const tenSold = Promise.withResolvers<null>();
    let count = 0;
    const buy = async (): Promise<number> => {
      const group = newGroup([newLine({ optionId, quantity: 1 })], {
        userId: market.buyers[0]?.userId ?? 0,
      });
      try {
        await floor.place(group);
        count += 1;
        if (count === 10) tenSold.resolve(null);
        return 1;
      } catch {
        return 0;
      }
    };
    /** Adds three pieces to what the shop reads, again until nobody was between. */
    const recount = async (): Promise<number> => {
      for (let tries = 0; tries < 200; tries += 1) {
        const from = await stockNow();
        const { items } = await save([{ id, stock: [{ optionId, from, to: from + 3 }] }]);
        if (items[0]?.done === true) return 3;
        expect(items[0]?.code).toBe('VERSION_CONFLICT');
      }
      return 0;
    };
    const shop = async () => {
      await tenSold.promise;
      const { items } = await save([{ id, stock: [{ optionId, from: 30, to: 33 }] }]);
      expect(items[0]).toMatchObject({ done: false, code: 'VERSION_CONFLICT' });
      return (await recount()) + (await recount()) + (await recount());
    };
    const [added, ...bought] = await Promise.all([
      shop(),
      ...Array.from({ length: 50 }, () => buy()),
    ]);
    const sold = bought.reduce((sum, one) => sum + one, 0);
    const left = await stockNow();
    expect(added).toBe(9);
    expect([left, left >= 0]).toEqual([30 + 9 - sold, true]);
    // Who was refused came when nothing was there.
    expect(sold).toBeGreaterThanOrEqual(30);
    const moved = (await movesOf(optionId)).slice(before.length);
    expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(left - had);
  }, 120_000);

  test('two of the shop save one table of prices at once: one of them, and the other hears what is there', async () => {
    const { id, price } = await item(3);
    const both = await Promise.all(
      [1_000, 2_000].map((more) => save([{ id, price: { from: price, to: price + more } }])),
    );
    const told = both.map(({ items }) => items[0]);
    expect(told.filter((one) => one?.done === true)).toHaveLength(1);
    const won = told.findIndex((one) => one?.done === true);
    const other = told[1 - won];
    expect(other).toMatchObject({ done: false, code: 'VERSION_CONFLICT' });
    expect(other?.message).toMatch(/\S/);
    const stands = price + (won === 0 ? 1_000 : 2_000);
    expect(other?.current?.price).toBe(stands);
    expect((await item(3)).price).toBe(stands);
  });

  test('what an option adds and the days to prepare are saved with the rest, and buyers meet them at once', async () => {
    const { id, options, preparationDays } = await item();
    const [option] = options;
    const { id: optionId, additionalAmount } = option ?? { id: 0, additionalAmount: 0 };
    const change = {
      id,
      preparationDays: { from: preparationDays, to: 9 },
      additional: [{ optionId, from: additionalAmount, to: 250_000 }],
    };
    const { items } = await save([change]);
    expect(items).toMatchObject([{ done: true, current: { preparationDays: 9 } }]);
    expect(items[0]?.current?.options.find((one) => one.id === optionId)?.additionalAmount).toBe(
      250_000,
    );
    const [row] = await database.orm.select().from(products).where(eq(products.id, id));
    // The rest of the delivery stays, and nothing waits for staff.
    expect(row?.shipping).toMatchObject({
      preparationDays: 9,
      method: expect.any(String) as string,
    });
    expect(row?.editAsked).toBe(false);
    const { items: steps } = await call<Answer<'listShopItemChanges'>>(`changes?id=${id}`);
    expect(steps.map(({ what, after }) => [what, after])).toEqual(
      expect.arrayContaining([
        ['additional', 250_000],
        ['preparation', 9],
      ]) as unknown,
    );
    // Over what stood there before, a colleague's number is not written.
    expect((await save([{ ...change, preparationDays: { from: 1, to: 2 } }])).items).toMatchObject([
      { done: false, code: 'VERSION_CONFLICT', current: { preparationDays: 9 } },
    ]);
    const strangers = [{ optionId: 999_999, from: 0, to: 1 }];
    expect((await save([{ id, additional: strangers }])).items).toMatchObject([
      { done: false, code: 'NOT_FOUND' },
    ]);
  });

  test('a discount that leaves nothing to pay is refused', async () => {
    const { id, price, discount } = await item();
    const { items } = await save([{ id, discount: { from: discount, to: price } }]);
    expect(items[0]).toMatchObject({ done: false, code: 'VALIDATION' });
    expect((await item()).discount).toBe(discount);
  });

  test("somebody else's item and an option of another item do not exist", async () => {
    const [mine, other] = [await item(0), await item(1)];
    const foreign = other.options[0]?.id ?? 0;
    const { items } = await save([{ id: mine.id, stock: [{ optionId: foreign, from: 0, to: 5 }] }]);
    expect(items[0]).toMatchObject({ done: false, code: 'NOT_FOUND' });
    const [shop] = await database.orm.select().from(sellers).limit(1);
    if (shop === undefined) throw new Error('no shop');
    const { id: owner, ...facts } = shop;
    const [stranger] = await database.orm
      .insert(sellers)
      .values({ ...facts, slug: 'khac', userId: null })
      .returning();
    await database.orm
      .update(products)
      .set({ sellerId: stranger?.id ?? 0 })
      .where(eq(products.id, other.id));
    try {
      const theirs = await save([{ id: other.id, price: { from: other.price, to: 1 } }]);
      expect(theirs.items[0]).toEqual({
        id: other.id,
        done: false,
        code: 'NOT_FOUND',
        message: expect.any(String) as string,
        current: null,
      });
      expect((await send('seller.stop', [other.id])).items[0]?.code).toBe('NOT_FOUND');
      expect((await list()).items.map(({ id }) => id)).not.toContain(other.id);
      expect((await call<Answer<'listShopItemChanges'>>(`changes?id=${other.id}`)).items).toEqual(
        [],
      );
    } finally {
      await database.orm.update(products).set({ sellerId: owner }).where(eq(products.id, other.id));
    }
  });

  test('a stopped item cannot be bought until it is resumed, and each tab counts what stands under it', async () => {
    const { id } = await item();
    const before = await list();
    expect((await send('seller.stop', [id])).items[0]).toMatchObject({
      done: true,
      current: { state: 'stopped' },
    });
    const page = await server.app.inject({ url: `/mall/api/public/product/detail/${id}` });
    expect(page.json()).toMatchObject({ id, availability: 'sold_out' });
    const { counts, meta } = await list('tab=stopped');
    expect([counts.stopped, meta.total]).toEqual([1, 1]);
    expect(counts.on_sale).toBe(before.counts.on_sale - 1);
    // The same press again is done already.
    expect((await send('seller.stop', [id])).items[0]).toMatchObject({ done: true, code: null });
    expect((await send('seller.resume', [id])).items[0]).toMatchObject({
      done: true,
      current: { state: 'on_sale' },
    });
    const open = await server.app.inject({ url: `/mall/api/public/product/detail/${id}` });
    expect(open.json()).toMatchObject({ availability: 'on_sale' });
  });

  test('an item that rests is deleted: its shop reads it no more, and its orders stay as they were', async () => {
    const mine = await item(3);
    const other = await item(4);
    const optionId = mine.options[0]?.id ?? 0;
    const codes = async (ids: readonly number[]) =>
      (await send('seller.delete', ids)).items.map(({ done, code }) => [done, code]);
    expect(await codes([mine.id, 999_999])).toEqual([
      [false, 'EVENT_REFUSED'],
      [false, 'NOT_FOUND'],
    ]);
    await floor.place(
      newGroup([newLine({ optionId, productId: mine.id, quantity: 1 })], {
        userId: market.buyers[0]?.userId ?? 0,
      }),
    );
    await send('seller.stop', [mine.id, other.id]);
    const refused = await send('seller.delete', [mine.id, other.id]);
    expect(refused.items.map(({ done, current }) => [done, current?.id ?? null])).toEqual([
      [false, mine.id],
      [true, null],
    ]);
    expect(refused.items[0]?.message).toContain('Còn đơn hàng chưa xong');
    await database.orm
      .update(orderItems)
      .set({ state: 'cancel_completed' })
      .where(eq(orderItems.productId, mine.id));
    expect(await codes([mine.id, other.id])).toEqual([
      [true, null],
      [true, null],
    ]);
    const left = (await list()).items.map(({ id }) => id);
    expect(left).not.toContain(mine.id);
    expect(left).not.toContain(other.id);
    expect((await send('seller.resume', [mine.id])).items[0]?.code).toBe('NOT_FOUND');
    const draft = await server.app.inject({
      url: `/mall/api/seller/product/draft?id=${mine.id}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
    });
    expect(draft.statusCode).toBe(404);
    const page = await server.app.inject({ url: `/mall/api/public/product/detail/${mine.id}` });
    expect(page.statusCode).toBe(404);
    const lines = await database.orm
      .select({ state: orderItems.state })
      .from(orderItems)
      .where(eq(orderItems.productId, mine.id));
    expect(lines.length).toBeGreaterThan(0);
    await database.orm.update(products).set({ deletedAt: null });
  });

  test('goods that ran out are on sale again with the next piece; a stopped sale stays stopped', async () => {
    const { id, options } = await item();
    const emptied = options.map(({ id: optionId, stock }) => ({ optionId, from: stock, to: 0 }));
    const filled = emptied.map(({ optionId }) => ({ optionId, from: 0, to: 4 }));
    expect((await save([{ id, stock: emptied }])).items[0]?.current?.state).toBe('sold_out');
    expect((await send('seller.resume', [id])).items[0]).toMatchObject({
      done: false,
      code: 'EVENT_REFUSED',
    });
    expect((await save([{ id, stock: filled }])).items[0]?.current?.state).toBe('on_sale');
    await send('seller.stop', [id]);
    const [some] = filled;
    const more = await save([{ id, stock: [{ optionId: some?.optionId, from: 4, to: 9 }] }]);
    expect(more.items[0]?.current?.state).toBe('stopped');
    await send('seller.resume', [id]);
  });

  test('items are found by words without accents and by the beginning of their number', async () => {
    const { items } = await list('q=den%20tran');
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ name }) => name.startsWith('Đèn trần'))).toBe(true);
    const [first] = items;
    const byNumber = await list(`q=${first?.sku.toLowerCase()}`);
    expect(byNumber.items.map(({ id }) => id)).toEqual([first?.id]);
    expect(byNumber.counts.on_sale + byNumber.counts.sold_out).toBe(1);
    const smallest = (await list('sort=stock')).items.map(({ stock }) => stock);
    expect(smallest).toEqual(smallest.toSorted((a, b) => a - b));
  });

  test('what has no Korean or no English is found by its texts, under each tab, and its page says so to buyers', async () => {
    const { items: all } = await list('sort=name');
    const [first, second, third] = all.map(({ id }) => id);
    const whole = { vi: 'Ghế', en: 'Chair', ko: '의자' };
    await database.orm
      .update(products)
      .set({ name: whole, summary: whole, description: whole })
      .where(
        inArray(
          products.id,
          all.map(({ id }) => id),
        ),
      );
    const set = (id: number | undefined, change: object) =>
      database.orm
        .update(products)
        .set(change)
        .where(eq(products.id, id ?? 0));
    await set(first, { name: { ...whole, ko: '' } });
    await set(second, { description: { vi: 'Ghế' }, status: 'sold_out' });
    await set(third, { summary: { ...whole, en: '' } });
    const without = async (query: string) => {
      const { items, counts, meta } = await list(query);
      return [
        items.map(({ id }) => id).toSorted((a, b) => a - b),
        meta.total,
        counts.on_sale,
        counts.stopped,
      ];
    };
    const ids = (...some: (number | undefined)[]) => some.map(Number).toSorted((a, b) => a - b);
    expect(await without('missing=ko')).toEqual([ids(first, second), 2, 1, 1]);
    expect(await without('missing=en')).toEqual([ids(second, third), 2, 1, 1]);
    expect(await without('missing=ko&tab=stopped')).toEqual([ids(second), 1, 1, 1]);
    const told = async (id: number | undefined, language: string) => {
      const headers = { 'accept-language': language };
      const page = await server.app.inject({
        url: `/mall/api/public/product/detail/${id}`,
        headers,
      });
      const cards = await server.app.inject({
        url: `/mall/api/public/product/by-ids?ids=${id}`,
        headers,
      });
      const card = cards
        .json<{ products: { id: number; nameLanguage?: string | null }[] }>()
        .products.find((one) => one.id === id);
      return [page.json<{ inVietnamese: string[] }>().inVietnamese, card?.nameLanguage ?? null];
    };
    expect(await told(first, 'ko')).toEqual([['name', 'notices'], 'vi']);
    expect(await told(first, 'en')).toEqual([['notices'], null]);
    expect(await told(second, 'ko')).toEqual([['description', 'notices'], null]);
    expect(await told(first, 'vi')).toEqual([[], null]);
  });

  test('all items are read in parts by their ids, each once, with what the list says of them', async () => {
    const [pattern] = await database.orm.select().from(products).limit(1);
    if (pattern === undefined) throw new Error('no item');
    const { id: _, ...columns } = pattern;
    await database.orm.insert(products).values(
      Array.from({ length: 205 }, (__, n) => ({
        ...columns,
        sku: `COPY-${n}`,
        slug: `copy-${n}`,
      })),
    );
    try {
      const first = await call<Rows>('rows');
      expect(first.items).toHaveLength(200);
      const second = await call<Rows>(`rows?after=${first.next}`);
      expect(second.next).toBeNull();
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
      const { items, meta } = await list();
      expect(ids).toHaveLength(meta.total);
      const told = new Map([...first.items, ...second.items].map((row) => [row.id, row]));
      for (const { id, name, state, price, discount, options } of items)
        expect(told.get(id)).toEqual({
          id,
          name,
          state,
          price,
          discount,
          options: options.map((one) => ({
            id: one.id,
            sku: one.sku,
            name: one.name,
            stock: one.stock,
          })),
        });
    } finally {
      await database.orm.delete(products).where(like(products.sku, 'COPY-%'));
    }
  });

  test('whoever has no shop has no items to read', async () => {
    await database.orm.update(sellers).set({ userId: null });
    expect(await call<Rows>('rows')).toEqual({ items: [], next: null });
  });
});
