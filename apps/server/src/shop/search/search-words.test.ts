import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { plantedSample } from '../../testing/planted-sample.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

/** What people type, and what the first that is found must be called; others may be near it by category or brand. */
const queries: readonly (readonly [typed: string, found: RegExp])[] = [
  ['sofa', /sofa/iu],
  ['sô pha', /sofa/iu],
  ['so pha', /sofa/iu],
  ['ghế sofa', /sofa/iu],
  ['소파', /sofa/iu],
  ['giường 1m8', /giường.*1,8 m/iu],
  ['giuong 1m8', /giường.*1,8 m/iu],
  ['giường 1,8m', /giường.*1,8 m/iu],
  ['giường 180cm', /giường.*1,8 m/iu],
  ['bàn ăn 2 mét', /bàn.*2 m/iu],
  ['táp đầu giường', /(tủ|kệ) đầu giường/iu],
  ['ke ti vi', /kệ tivi/iu],
  ['đèn sàn', /đèn cây/iu],
  ['ghế xanh lá', /xanh|rêu/iu],
  ['sofa be', /sofa.*(kem|yến mạch|cát|be)/iu],
  ['tủ giày', /tủ giày/iu],
  // Slips of the finger, a keyboard that was off, a space that was missed.
  ['giuogn', /giường/iu],
  ['soffa', /sofa/iu],
  ['gheef banhf', /ghế (bành|thư giãn)/iu],
  ['denban', /đèn|bàn/iu],
];

describe.each(databaseKinds)('what people type on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    const { database } = await plantedSample(kind);
    server = await testApp(database);
  }, 120_000);
  afterAll(() => server.close());

  const find = async (typed: string, limit = 24) => {
    const answer = await server.app.inject({
      url: `/mall/api/public/product/product-list?q=${encodeURIComponent(typed)}&limit=${limit}`,
    });
    const { products, meta } = answer.json<{
      products: { name: string }[];
      meta: { total: number };
    }>();
    return { names: products.map(({ name }) => name), total: meta.total };
  };

  test.each(queries)('“%s”', async (typed, called) => {
    const { names, total } = await find(typed);
    expect(total).toBeGreaterThan(0);
    expect(names.slice(0, 4).filter((name) => !called.test(name))).toEqual([]);
  });

  test('every way to say sofa finds the same ones', async () => {
    const totals = await Promise.all(
      ['sofa', 'sô pha', 'so pha', 'sopha', 'soffa'].map(
        async (typed) => (await find(typed)).total,
      ),
    );
    expect(new Set(totals).size).toBe(1);
  });

  test('what nobody sells finds nothing', async () => {
    for (const typed of ['máy giặt lồng ngang', 'xe đạp', 'qqqqqq'])
      expect([typed, (await find(typed)).total]).toEqual([typed, 0]);
  });

  test('mending a word costs little beside finding one', async () => {
    const time = async (typed: string) => {
      const took: number[] = [];
      for (let run = 0; run < 15; run += 1) {
        const start = performance.now();
        await find(typed);
        took.push(performance.now() - start);
      }
      return took.toSorted((a, b) => a - b)[7] ?? 0;
    };
    const plainly = await time('giường');
    expect((await time('giuogn')) / plainly).toBeLessThan(5);
    expect((await time('so pha')) / plainly).toBeLessThan(5);
  });
});
