import { fold } from '@hien/domain';
import { pictures } from '@hien/pictures';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractors } from '../db/schema/contractors.ts';
import { designRooms, designs } from '../db/schema/designs.ts';
import type { Answer } from '../http/handler.ts';
import { PictureBook } from '../seed/picture-book.ts';
import { designRows } from '../seed/rows/designs.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const rows = designRows(new PictureBook(pictures));
type Row = (typeof rows.designs)[number];

const onSale = rows.designs.filter(({ withdrawnAt }) => withdrawnAt == null);
const hasRoom = ({ id }: Row, type: string) =>
  rows.rooms.some(({ designId, roomType }) => designId === id && roomType === type);

describe.each(databaseKinds)('the list of designs on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.orm.delete(designs);
    await database.orm.insert(designs).values(rows.designs.map((row) => ({ ...row, ownerId: 1 })));
    await database.orm.insert(designRooms).values(rows.rooms);
    server = await testApp(database);
  });
  afterAll(() => server.close());

  const list = async (query: string) => {
    const answer = await server.app.inject({ url: `/app/interior-design/list?limit=60&${query}` });
    return { status: answer.statusCode, ...answer.json<Answer<'listDesigns'>>() };
  };
  const ids = async (query: string) => (await list(query)).data.items.map(({ id }) => id);

  const questions: readonly (readonly [query: string, fits: (row: Row) => boolean])[] = [
    ['', () => true],
    ['style=luxury', ({ style }) => style === 'luxury'],
    ['house_type=villa', ({ houseType }) => houseType === 'villa'],
    ['room_type=gym', (row) => hasRoom(row, 'gym')],
    ['design_type=by-room', ({ designType }) => designType === 'by-room'],
    ['plan_type=open-plan', ({ planType }) => planType === 'open-plan'],
    ['area=up-to-50', ({ areaM2 }) => areaM2 <= 50],
    ['area=200-500', ({ areaM2 }) => areaM2 > 200 && areaM2 <= 500],
    ['area=over-500', ({ areaM2 }) => areaM2 > 500],
    [
      'price_from=5000000&price_to=13000000',
      ({ price }) => price >= 5_000_000 && price <= 13_000_000,
    ],
    [
      'construction_from=300000000&construction_to=600000000',
      ({ constructionPriceFrom: from, constructionPriceTo: to }) =>
        from != null && to != null && to >= 300_000_000 && from <= 600_000_000,
    ],
    [
      'style=modern&room_type=kitchen&design_type=whole-unit',
      (row) => row.style === 'modern' && hasRoom(row, 'kitchen') && row.designType === 'whole-unit',
    ],
  ];

  test.each(questions)(
    '%s finds what fits, all of it, and nothing withdrawn',
    async (query, fits) => {
      const expected = onSale.filter(fits).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect(await ids(query)).toEqual(expected);
    },
  );

  test.each(questions)('%s: each choice says how many it would leave', async (query) => {
    const answer = await server.app.inject({ url: `/app/interior-design/counts?${query}` });
    const { data } = answer.json<Answer<'countDesigns'>>();
    const choices = Object.entries(data).flatMap(([part, counts]) =>
      Object.entries(counts).map(([choice, n]) => ({ part, choice, n })),
    );
    expect(choices.length).toBeGreaterThan(0);
    // As the list itself finds it, with the choice in place of what was chosen there.
    for (const { part, choice, n } of choices) {
      const asked = new URLSearchParams(query);
      asked.set(part, choice);
      expect([part, choice, (await list(asked.toString())).data.meta.total]).toEqual([
        part,
        choice,
        n,
      ]);
    }
    const styles = new Set(onSale.map(({ style }) => style));
    if (query === '') expect(new Set(Object.keys(data.style))).toEqual(styles);
  });

  test('words narrow the numbers too, and words that mean nothing leave none', async () => {
    const counts = async (q: string) =>
      (
        await server.app.inject({ url: `/app/interior-design/counts?q=${encodeURIComponent(q)}` })
      ).json<Answer<'countDesigns'>>().data;
    const found = Object.values((await counts('phòng trà')).design_type);
    expect(found.reduce((sum, n) => sum + n, 0)).toBe((await ids('q=ph%C3%B2ng+tr%C3%A0')).length);
    expect((await counts('!!!')).style).toEqual({});
  });

  test('no design withdrawn is found by its name', async () => {
    const gone = rows.designs.find(({ withdrawnAt }) => withdrawnAt != null);
    expect(await ids(`q=${encodeURIComponent(gone?.name.vi ?? '')}`)).toEqual([]);
  });

  test('words are found without their accents', async () => {
    const named = onSale.filter(({ name }) => fold(name.vi).includes('phong tra'));
    expect(named).toHaveLength(1);
    expect((await ids('q=phong+tra'))[0]).toBe(named[0]?.id);
    expect((await ids('q=ph%C3%B2ng+tr%C3%A0'))[0]).toBe(named[0]?.id);
  });

  test('every order is one, and pages part it', async () => {
    const by = (value: (row: Row) => number) => onSale.map(value).toSorted((a, b) => a - b);
    const found = async (sort: string) => (await list(`sort=${sort}`)).data.items;
    expect((await found('price-asc')).map(({ price }) => price)).toEqual(by((row) => row.price));
    expect((await found('area-desc')).map(({ area }) => area)).toEqual(
      by((row) => row.areaM2).toReversed(),
    );
    expect((await found('liked')).map(({ likes }) => likes)).toEqual(
      by((row) => row.likeCount ?? 0).toReversed(),
    );
    const page = async (number: number) =>
      (
        await server.app.inject({ url: `/app/interior-design/list?sort=price-asc&page=${number}` })
      ).json<Answer<'listDesigns'>>().data;
    const [first, second] = [await page(1), await page(2)];
    expect(first.meta).toMatchObject({ page: 1, limit: 12, total: onSale.length });
    expect([...first.items, ...second.items].map(({ price }) => price)).toEqual(
      by((row) => row.price).slice(0, 24),
    );
  });

  test('says what construction costs, and that nobody can say it above 500 m²', async () => {
    const { data } = await list('');
    for (const { area, construction } of data.items) expect(construction === null).toBe(area > 500);
  });

  test('a company sells the designs of its member; one that is not listed sells none', async () => {
    const [company] = await server.database.orm.select().from(contractors).limit(1);
    if (company === undefined) throw new Error('no company is planted');
    const { id, userId } = company;
    const sold = onSale.slice(2, 5).map((row) => Number(row.id));
    const gone = rows.designs.filter(({ withdrawnAt }) => withdrawnAt != null);
    const all = [...sold, ...gone.map((row) => Number(row.id))];
    await server.database.orm
      .update(designs)
      .set({ ownerId: null })
      .where(eq(designs.ownerId, userId));
    expect(await ids(`contractor_id=${id}`)).toEqual([]);
    await server.database.orm
      .update(designs)
      .set({ ownerId: userId })
      .where(inArray(designs.id, all));
    expect(await ids(`contractor_id=${id}`)).toEqual(sold);
    expect(await ids(`contractor_id=${id}&area=over-500`)).toEqual([]);
    const { data } = (
      await server.app.inject({ url: `/app/interior-design/counts?contractor_id=${id}` })
    ).json<Answer<'countDesigns'>>();
    expect(Object.values(data.design_type).reduce((sum, n) => sum + n, 0)).toBe(sold.length);
    expect(await ids('contractor_id=987654')).toEqual([]);
    await server.database.orm
      .update(contractors)
      .set({ approval: 'suspended' })
      .where(eq(contractors.id, id));
    expect(await ids(`contractor_id=${id}&page=1`)).toEqual([]);
  });

  test.each([
    'style=baroque',
    'contractor_id=0',
    'contractor_id=eins',
    'area=501',
    'price_from=-1',
    'sort=random',
    'limit=61',
  ])('%s is refused', async (query) => {
    const answer = await server.app.inject({ url: `/app/interior-design/list?${query}` });
    expect(answer.statusCode).toBe(400);
  });
});
