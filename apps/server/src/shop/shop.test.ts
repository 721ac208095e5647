import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

describe.each(databaseKinds)('shop on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
  });
  afterAll(() => server.close());

  type Card = {
    id: number;
    name: string;
    highlights: { start: number; end: number }[];
    prices: { finalPrice: number };
  };
  type List = {
    products: Card[];
    meta: { total: number; totalPages: number; page: number };
    facets: {
      brands: { id: number; count: number }[];
      inStock: number;
      discounted: number;
      price: { min: number; max: number };
      categories: { categoryId: number; count: number }[];
    };
  };

  const get = async <Body>(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Body }> => {
    const answer = await server.app.inject({ url: `/mall/api/public${path}`, headers });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const list = async (query: string): Promise<List> =>
    (await get<List>(`/product/product-list${query}`)).body;
  const ids = (found: List): number[] => found.products.map(({ id }) => id);

  test('answers products with paging and facets', async () => {
    const found = await list('?limit=5');
    expect(ids(found)).toEqual([1, 2, 3, 4, 5]);
    expect(found.meta).toEqual({ page: 1, limit: 5, total: 12, totalPages: 3 });
    expect(found.facets.inStock).toBe(11);
    expect(found.facets.brands.map(({ count }) => count)).toEqual([6, 6]);
  });

  test.each(['recommended', 'newest', 'price-asc', 'price-desc', 'discount', 'rating', 'best'])(
    'pages of %s hold every product once, in order or out of order',
    async (sort) => {
      const all = ids(await list(`?sort=${sort}&limit=60`));
      const pages = [];
      for (const page of [1, 2, 4, 3, 5])
        pages.push(ids(await list(`?sort=${sort}&limit=3&page=${page}`)));
      const [first, second, fourth, third, fifth] = pages;
      expect([first, second, third, fourth].flat()).toEqual(all);
      expect(fifth).toEqual([]);
      expect(new Set(all).size).toBe(12);
    },
  );

  test('narrows by category, brands, price, discount, stock, room and style', async () => {
    expect((await list('?category=1')).meta.total).toBe(4);
    expect((await list('?category=0')).meta.total).toBe(12);
    expect((await list('?brand=1&brand=2')).meta.total).toBe(12);
    expect((await list('?brand=2')).meta.total).toBe(6);
    expect(
      (await list('?priceFrom=1500000&priceTo=2000000')).products.every(
        ({ prices }) => prices.finalPrice >= 1_500_000 && prices.finalPrice <= 2_000_000,
      ),
    ).toBe(true);
    expect((await list('?discounted=true')).meta.total).toBe(4);
    expect((await list('?inStock=true')).meta.total).toBe(11);
    expect((await list('?room=bedroom')).meta.total).toBe(6);
    expect((await list('?style=luxury')).meta.total).toBe(0);
    expect((await list('?priceFrom=5&priceTo=1')).meta.total).toBe(0);
  });

  test('a facet counts with every filter but its own', async () => {
    const { facets, meta } = await list('?brand=1&category=1');
    expect(meta.total).toBe(2);
    expect(facets.brands).toEqual([
      { id: 1, name: 'May', count: 2 },
      { id: 2, name: 'Gom', count: 2 },
    ]);
    expect(facets.categories.map(({ count }) => count)).toEqual([2, 4]);
  });

  test('finds without accents, exact accents first', async () => {
    expect((await list('?q=den%20tran')).products.map(({ name }) => name)).toEqual([
      'Đèn trần mây',
      'Đèn trần mây II',
    ]);
    const exact = (await list('?q=b%C3%A0n')).products.map(({ name }) => name);
    expect(exact).toEqual([
      'Đèn bàn gốm',
      'Bàn ăn gỗ sồi',
      'Đèn bàn gốm II',
      'Bàn ăn gỗ sồi II',
      'Ghế bành tre',
      'Ghế bành tre II',
      'Bạn đọc sách',
      'Bạn đọc sách II',
    ]);
    expect((await list('?q=%EB%9D%BC%ED%83%84')).meta.total).toBe(2);
    expect((await list(`?q=${encodeURIComponent('bàn'.normalize('NFD'))}`)).products[0]?.name).toBe(
      'Đèn bàn gốm',
    );
  });

  test('pages of a search continue across its ranks', async () => {
    const all = ids(await list('?q=b%C3%A0n'));
    const paged = [];
    for (const page of [1, 2, 3, 4])
      paged.push(...ids(await list(`?q=b%C3%A0n&limit=2&page=${page}`)));
    expect(paged).toEqual(all);
    expect(ids(await list('?q=b%C3%A0n&limit=2&page=5'))).toEqual([]);
  });

  test('marks where the name answers', async () => {
    const [first] = (await list('?q=tran')).products;
    expect(first?.highlights).toEqual([{ start: 4, end: 8 }]);
  });

  test.each(['%', "'", "' or 1=1 --", '\\', '((', ':*', '&|!', "x'::tsquery"])(
    'searching for %j is a search',
    async (q) => {
      const { status } = await get(`/product/product-list?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
    },
  );

  test.each(['\u0000', 'đèn\u0000', '\u200b'])('searching for %j names the field', async (q) => {
    const path = `/product/product-list?q=${encodeURIComponent(q)}`;
    expect(await get(path, { 'accept-language': 'en' })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        errors: [
          {
            field: 'q',
            message: 'This text holds characters that cannot be used, or nothing that can be seen.',
          },
        ],
      },
    });
  });

  test('shows one product in three languages', async () => {
    const vi = await get<{
      name: string;
      producedCountry: string;
      options: unknown[];
      gallery: unknown[];
      ratingSummary: { histogram: { stars: number; count: number }[] };
    }>('/product/detail/1');
    expect(vi.body).toMatchObject({
      name: 'Đèn trần mây',
      producedCountry: 'Việt Nam',
      questionCount: 2,
    });
    expect(vi.body.options).toHaveLength(2);
    expect(vi.body.gallery).toHaveLength(2);
    expect(vi.body.ratingSummary.histogram[0]).toEqual({ stars: 5, count: 1 });
    expect(
      (await get('/product/detail/1', { 'accept-language': 'ko-KR,ko;q=0.9' })).body,
    ).toMatchObject({ name: '라탄 천장등', summary: 'Làm tay ở Nam Định' });
    expect((await get('/product/detail/2', { 'accept-language': 'ko' })).body).toMatchObject({
      name: 'Đèn bàn gốm',
    });
  });

  test('a product that is not there is PRODUCT_05, a malformed id names the field', async () => {
    expect(await get('/product/detail/999')).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_05' },
    });
    expect(await get('/product/detail/abc', { 'accept-language': 'en' })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        errors: [{ field: 'id', message: 'This value is of the wrong kind.' }],
      },
    });
    expect((await get('/product/detail/99999999999')).status).toBe(400);
    expect((await get('/product/999/reviews')).status).toBe(404);
  });

  test('reviews: newest, filtered, with the summary over all', async () => {
    const { body } = await get<{
      items: { rating: number; reply: { name: string } | null }[];
      meta: { total: number };
      summary: { count: number };
    }>('/product/1/reviews?sort=highest&limit=2');
    expect(body.items.map(({ rating }) => rating)).toEqual([5, 4]);
    expect(body.items[0]?.reply?.name).toBe('Nhà Mây');
    expect(body.meta.total).toBe(3);
    expect(
      (await get<{ meta: { total: number } }>('/product/1/reviews?withPictures=true')).body.meta
        .total,
    ).toBe(1);
    expect(
      (await get<{ meta: { total: number } }>('/product/1/reviews?stars=2')).body.meta.total,
    ).toBe(1);
  });

  test('a secret question is open to its author and the seller alone', async () => {
    const read = async (email: string | null) => {
      let headers = {};
      if (email !== null) {
        const member = await signIn(server.app, email);
        const tokens = await server.app.inject({
          url: '/commerce-app/auth/users-commerce-token',
          headers: member,
        });
        headers = {
          authorization: `Bearer ${tokens.json<{ data: { commerce_token: string } }>().data.commerce_token}`,
        };
      }
      const { body } = await get<{
        items: { content: string; secret: boolean; answer: { content: string } | null }[];
      }>('/product/1/questions', headers);
      return body.items.map(({ content, answer }) => [content, answer?.content]);
    };
    const open = ['Dây dài bao nhiêu?', 'Dài 1,2 m.'];
    const secret = ['Số nhà của tôi là 5', 'Đã rõ.'];
    expect(await read(null)).toEqual([['', ''], open]);
    expect(await read('khach@hien.example')).toEqual([secret, open]);
    expect(await read('ban-hang@hien.example')).toEqual([secret, open]);
    expect(await read('tho@hien.example')).toEqual([['', ''], open]);
  });

  test('suggests products, categories and keywords', async () => {
    const { body } = await get<{ items: { kind: string; text: string }[] }>(
      '/product/suggest?q=de',
    );
    expect(body.items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['product', 'category']),
    );
    expect(body.items.find(({ kind }) => kind === 'category')?.text).toBe('Đèn');
    expect(
      (await get<{ items: { kind: string }[] }>('/product/suggest?q=may')).body.items.map(
        ({ kind }) => kind,
      ),
    ).toContain('keyword');
    expect((await get<{ items: unknown[] }>('/product/suggest')).status).toBe(200);
  });

  test('short lists leave out the product itself and what is sold out', async () => {
    const near = await get<{ products: Card[] }>('/product/you-may-also-like?productId=1&limit=4');
    expect(near.body.products.map(({ id }) => id)).not.toContain(1);
    expect(near.body.products).toHaveLength(4);
    expect(
      (await get<{ products: Card[] }>('/product/you-may-also-like')).body.products,
    ).toHaveLength(10);
    expect(
      (await get<{ products: Card[] }>('/product/you-may-also-like?productId=999')).body.products,
    ).toHaveLength(10);
    expect(
      (await get<{ products: Card[] }>('/product/best?limit=60')).body.products.map(({ id }) => id),
    ).not.toContain(12);
  });

  test('categories, brands and banners', async () => {
    expect((await get('/category/category-list')).body).toMatchObject({
      categories: [
        { categoryId: 1, name: 'Đèn', nameEn: 'Lamps', nameKo: '조명', productCount: 4 },
        { categoryId: 2 },
      ],
    });
    expect((await get('/brand/brand-list', { 'accept-language': 'en' })).body).toMatchObject({
      brands: [{ name: 'May', country: 'Vietnam', productCount: 6 }, { name: 'Gom' }],
    });
    expect(
      (await get<{ items: unknown[] }>('/banner/banner-list?position=home-hero')).body.items,
    ).toHaveLength(1);
    expect((await get('/banner/banner-list?position=nowhere')).status).toBe(400);
  });
});
