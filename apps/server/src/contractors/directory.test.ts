import { ictDate, rankedDirectory } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factColumns } from '../admin/company-facts.ts';
import { mostCounted } from '../db/ranked-ids.ts';
import { searchVector } from '../db/search-vector.ts';
import { contractorPositions, contractors } from '../db/schema/contractors.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { testNow } from '../testing/fixture-values.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { meanRating, organicFacts, rank } from '../company-ranking.ts';

type Listed = Answer<'listContractors'>['data']['items'][number];

const day = 86_400_000;
const here = 'Đà Nẵng';
/** The day before the one on which the tests look. */
const ranOut = ictDate(testNow - day);

/** Five companies of one city: merit orders them d, c, b, a; `e` waits for staff. */
const companies = ['a', 'b', 'c', 'd', 'e'];

describe.each(databaseKinds)('the directory on %s', (kind) => {
  let server: TestApp;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    const made = await database.orm
      .insert(contractors)
      .values(
        companies.map((slug, at) => ({
          userId: 3,
          slug,
          companyName: `Công ty ${slug.toUpperCase()} Sửa Nhà`,
          companyPhone: '0900000001',
          email: `${slug}@hien.example`,
          address: '1 Bạch Đằng',
          city: here,
          taxCode: `040000000${at}`,
          introduction: { vi: 'Thi công', en: null, ko: null },
          workCities: [here, 'Huế'],
          services: at === 0 ? (['design'] as const).slice() : (['renovation'] as const).slice(),
          areaFrom: 20 * at,
          areaTo: at === 1 ? null : 20 * at + 50,
          budgetFrom: at === 2 ? null : (at + 1) * 100_000_000,
          ...factColumns(
            at === 3
              ? [{ kind: 'office', paper: 'visit', on: '2026-01-05', until: null }]
              : at === 2
                ? [{ kind: 'insurance', paper: 'policy', on: '2025-01-05', until: ranOut }]
                : [],
          ),
          score: at * 100,
          strongest: 'answer' as const,
          rating: at === 1 ? 4.9 : 4,
          reviewCount: 10,
          approval: slug === 'e' ? ('applied' as const) : ('approved' as const),
          search: searchVector({ vi: `Công ty ${slug} Sửa Nhà`, en: null, ko: null }, []),
        })),
      )
      .returning({ id: contractors.id, slug: contractors.slug });
    for (const { id, slug } of made) ids.set(slug, id);
    const until = (days: number) => new Date(testNow + days * day);
    await database.orm.insert(contractorPositions).values([
      { city: here, position: 51, contractorId: ids.get('a') ?? 0, runsUntil: until(3) },
      { city: here, position: 4, contractorId: ids.get('b') ?? 0, runsUntil: until(3) },
      // It has run out.
      { city: here, position: 1, contractorId: ids.get('c') ?? 0, runsUntil: until(-1) },
      // Of another city.
      { city: 'Huế', position: 2, contractorId: ids.get('d') ?? 0, runsUntil: until(3) },
      // Nobody sees it before staff have admitted it.
      { city: here, position: 2, contractorId: ids.get('e') ?? 0, runsUntil: until(3) },
    ]);
  });
  afterAll(() => server.close());

  const list = async (query: Record<string, string>): Promise<readonly Listed[]> => {
    const answer = await server.app.inject({ url: '/app/contractor/list', query });
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer<'listContractors'>>().data.items;
  };
  const slugs = (items: readonly Listed[]) =>
    items.map(({ id }) => [...ids].find(([, known]) => known === id)?.[0] ?? '?');

  test('bought places lead in their city, each told as such, and end when they end', async () => {
    const items = await list({ city: here });
    expect(slugs(items)).toEqual(['b', 'a', 'd', 'c']);
    expect(items.map(({ place }) => place)).toEqual([
      { by: 'payment', position: 4, strongest: null, points: null },
      { by: 'payment', position: 51, strongest: null, points: null },
      { by: 'merit', position: null, strongest: 'answer', points: null },
      { by: 'merit', position: null, strongest: 'answer', points: null },
    ]);
  });

  test('a page may begin among bought places and end among the others', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => list({ city: here, limit: '3', page })),
    );
    expect(pages.map(slugs)).toEqual([['b', 'a', 'd'], ['c'], []]);
  });

  test.each([
    // Of equal scores the older company is first: `?` was there before.
    ['without a city', {}, ['d', 'c', 'b', '?', 'a']],
    ['with words', { city: here, q: 'sua nha' }, ['d', 'c', 'b', 'a']],
    ['in another order', { city: here, sort: 'rating' }, ['b', 'a', 'c', 'd']],
  ])('%s nobody has bought anything', async (_, query, order) => {
    const items = await list(query);
    expect(slugs(items)).toEqual(order);
    expect(items.every(({ place }) => place.by === 'merit' && place.position === null)).toBe(true);
  });

  test('it is narrowed by what a job is', async () => {
    expect(slugs(await list({ city: here, service: 'design' }))).toEqual(['a']);
    expect(slugs(await list({ city: here, area: '100' }))).toEqual(['b', 'd']);
    expect(slugs(await list({ city: here, budget: '250000000' }))).toEqual(['b', 'a', 'c']);
    expect(slugs(await list({ city: here, verified: 'true' }))).toEqual(['d']);
    expect(await list({ city: 'Cà Mau' })).toEqual([]);
  });

  test.each(['sort=payment', 'area=0', 'page=1000000000', 'house_type=castle'])(
    'what no list has is refused: %s',
    async (query) => {
      const answer = await server.app.inject({ url: `/app/contractor/list?${query}` });
      expect(answer.statusCode).toBe(400);
    },
  );

  test('words put the best match first, whoever ranks higher, and pages neither repeat nor lose one', async () => {
    const named = [
      ['x1', 'Xưởng Mận Đỏ', 10],
      ['x2', 'Xưởng Mân Đó', 90],
      ['x3', 'Xưởng Mận Đỏ Sớm', 20],
      ['x4', 'Xưởng Man Do', 80],
      ['x5', 'Xưởng Mận Đỏng', 99],
    ] as const;
    await server.database.orm.insert(contractors).values(
      named.map(([slug, companyName, score]) => ({
        userId: 3,
        slug,
        companyName,
        companyPhone: '0900000001',
        email: `${slug}@hien.example`,
        address: '1 Bạch Đằng',
        city: here,
        taxCode: '0400000099',
        introduction: { vi: 'Thi công', en: null, ko: null },
        workCities: [here],
        score,
        approval: 'approved' as const,
        search: searchVector({ vi: companyName, en: null, ko: null }, []),
      })),
    );
    const ask = (query: Record<string, string>) => list({ q: 'mận đỏ', ...query });
    const names = (items: readonly Listed[]) => items.map(({ name }) => name);
    // As it is written, its beginnings, then without accents; by merit within each.
    const all = [
      'Xưởng Mận Đỏ Sớm',
      'Xưởng Mận Đỏ',
      'Xưởng Mận Đỏng',
      'Xưởng Mân Đó',
      'Xưởng Man Do',
    ];
    expect(names(await ask({}))).toEqual(all);
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => ask({ limit: '2', page })));
    expect(names(pages.flat())).toEqual(all);
    expect(await ask({ page: '100000' })).toEqual([]);
    await server.database.rows({ text: `delete from contractors where slug like 'x_'` }, []);
  });

  test('words that very many share are counted up to a limit, which is said, and paged as far', async () => {
    await server.database.rows(
      {
        text: `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, score, approval, search)
          select 3, 'many-' || n, 'Mít Non ' || n, '0900000001', 'many@hien.example', '1 Bạch Đằng', $1, '0400000077', '{"vi":"Thi công"}', n, 'approved',
            ('''=mít'' ''mit'' ''=non'' ''non'' ''' || n || '''')::tsvector
          from generate_series(1, ${mostCounted + 5}) n`,
      },
      [here],
    );
    const ask = async (query: Record<string, string>) => {
      const answer = await server.app.inject({ url: '/app/contractor/list', query });
      return answer.json<{ data: Answer<'listContractors'>['data'] }>().data;
    };
    const first = await ask({ q: 'mít', limit: '12' });
    expect(first.meta).toMatchObject({ total: mostCounted, more: true, totalPages: 34 });
    expect(first.items[0]?.name).toBe(`Mít Non ${mostCounted + 5}`);
    const last = await ask({ q: 'mít', limit: '12', page: '34' });
    expect(last.items).toHaveLength(mostCounted % 12);
    expect(last.meta).toEqual(first.meta && { ...first.meta, page: 34 });
    expect(await ask({ q: 'mít', limit: '12', page: '35' })).toMatchObject({ items: [] });
    const one = await ask({ q: 'mít non 404' });
    expect(one.meta).toEqual({ page: 1, limit: 12, total: 1, totalPages: 1 });
    await server.database.rows({ text: `delete from contractors where slug like 'many-%'` }, []);
  });

  test('a card tells the points that its score is the sum of; a bought place has none', async () => {
    const [row] = await server.database.orm
      .select()
      .from(contractors)
      .where(eq(contractors.slug, 'd'));
    await rank(server.database.orm, row?.id ?? 0);
    const [after] = await server.database.orm
      .select()
      .from(contractors)
      .where(eq(contractors.slug, 'd'));
    const items = await list({ city: here });
    const points = items.find(({ id }) => id === ids.get('d'))?.place.points;
    expect(points).toEqual(after?.points);
    expect(Object.values(points ?? {}).reduce((sum, part) => sum + part, 0)).toBe(after?.score);
    expect(items.slice(0, 2).map(({ place }) => place.points)).toEqual([null, null]);
    await server.database.orm
      .update(contractors)
      .set({ score: row?.score ?? 0 })
      .where(eq(contractors.slug, 'd'));
  });

  test('pages do not overlap where scores are equal', async () => {
    await server.database.rows({ text: 'update contractors set score = 7' }, []);
    const pages = await Promise.all(
      ['1', '2'].map((page) => list({ city: 'Huế', sort: 'recommended', limit: '2', page })),
    );
    expect(slugs(pages.flat())).toEqual(['d', 'a', 'b', 'c']);
  });

  test('the order is the domain’s, in a city and without', async () => {
    const { orm } = server.database;
    for (const [at, slug] of companies.entries())
      await orm
        .update(contractors)
        .set({ rating: 3 + (at % 3) * 0.8, reviewCount: 4 * at, verifiedProjects: 9 - 2 * at })
        .where(eq(contractors.slug, slug));
    const admitted = eq(contractors.approval, 'approved');
    const rows = await orm.select().from(contractors).where(admitted);
    for (const { id } of rows) await rank(orm, id);
    const running = new Map([
      [ids.get('a'), { [here]: 51 }],
      [ids.get('b'), { [here]: 4 }],
    ]);
    const facts = rows.map((row) => ({
      ...organicFacts(row),
      positions: running.get(row.id) ?? {},
      cities: row.workCities,
    }));
    const expected = (city: string | null) =>
      rankedDirectory(facts, city, meanRating(rows))
        .filter(({ company }) => city === null || company.cities.includes(city))
        .map(({ company }) => company.id);
    expect((await list({ city: here })).map(({ id }) => id)).toEqual(expected(here));
    expect((await list({})).map(({ id }) => id)).toEqual(expected(null));
  });
});
