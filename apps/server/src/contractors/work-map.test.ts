import { districtInCity } from '@hien/domain';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../db/migrations.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { recountProjects } from './own/held.ts';

type WorkMap = Answer<'getWorkMap'>['data'];

/** City, district and number of projects, of a company that is listed or not, shown or not. */
const built = [
  ['a', 'Huế', 'Vỹ Dạ', 3, true],
  ['b', 'Huế', 'P. Vỹ Dạ', 1, true],
  ['b', 'Huế', 'Kim Long', 2, true],
  ['a', 'Huế', 'Kim Long', 4, false],
  ['c', 'Huế', 'Kim Long', 5, true],
  ['a', 'Cà Mau', 'Tân Thành', 2, true],
] as const;

describe.each(databaseKinds)('where projects stand on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    await database.rows(
      {
        text: `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
          select 3, n, n, '0900000000', n || '@hien.example', 'Số 1', 'Huế', '030123450' || n, '{"vi":"Thợ","en":null,"ko":null}',
            case when n = 'c' then 'suspended' else 'approved' end
          from unnest(array['a', 'b', 'c']) n`,
      },
      [],
    );
    for (const [slug, city, district, count, shown] of built)
      await database.rows(
        {
          text: `insert into contractor_projects (contractor_id, name, location, district, city, description, style, house_type,
              area_m2, construction_area_m2, months, cost_from, cost_to, pictures, reviewed_on, sort_order, hidden)
            select c.id, '{"vi":"Nhà","en":null,"ko":null}', 'Bến', $2, $1, '{"vi":"Sửa.","en":null,"ko":null}', 'modern', '2-bedroom',
              60, 50, 2, 1000000, 2000000, '[]', '2026-01-01', n, not $3::boolean
            from contractors c, generate_series(1, $4::int) n where c.slug = $5`,
        },
        [city, district, shown, count, slug],
      );
  });
  afterAll(() => server.close());

  const ask = async (query: Record<string, string> = {}): Promise<WorkMap> => {
    const answer = await server.app.inject({ url: '/app/contractor/work-map', query });
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer<'getWorkMap'>>().data;
  };

  test('cities count what their visitors can see, and who built it', async () => {
    const { cities, districts, elsewhere } = await ask();
    const of = (name: string) => cities.find(({ city }) => city === name);
    expect(of('Huế')).toEqual({ city: 'Huế', projects: 6, companies: 2 });
    expect(of('Cà Mau')).toEqual({ city: 'Cà Mau', projects: 2, companies: 1 });
    expect([districts, elsewhere]).toEqual([[], 0]);
  });

  test('districts are told as most spell them, and none of fewer than three', async () => {
    expect(await ask({ city: 'Huế' })).toMatchObject({
      districts: [{ district: 'Vỹ Dạ', projects: 4 }],
      elsewhere: 2,
    });
    expect(await ask({ city: 'Cà Mau' })).toMatchObject({ districts: [], elsewhere: 2 });
    expect(await ask({ city: 'Atlantis' })).toMatchObject({ districts: [], elsewhere: 0 });
  });

  test('a company is found by its districts, however they are typed, in their city alone', async () => {
    const { orm } = server.database;
    const keysOf = () =>
      server.database.rows<{ slug: string; keys: string[] }>(
        {
          text: `select slug, work_districts as keys from contractors where slug in ('a', 'b', 'c') order by slug`,
        },
        [],
      );
    // What stood here before was filled in by its migration, in the same words as the rule's.
    const folder = readdirSync(migrations.migrationsFolder);
    const file = folder.find((name) => name.endsWith('company_districts.sql')) ?? '';
    await server.database.rows(
      { text: readFileSync(join(migrations.migrationsFolder, file), 'utf8') },
      [],
    );
    const filled = await keysOf();
    await server.database.rows({ text: `update contractors set work_districts = '{}'` }, []);
    const companies = await orm.select({ id: contractors.id }).from(contractors);
    for (const { id } of companies) await recountProjects(orm, id);
    expect(await keysOf()).toEqual(filled);
    expect(filled.find(({ slug }) => slug === 'a')?.keys).toContain(districtInCity('Huế', 'Vỹ Dạ'));

    await server.database.rows(
      {
        text: `update contractors set work_cities = array['Huế', 'Cà Mau'] where slug in ('a', 'b', 'c')`,
      },
      [],
    );
    const found = async (query: Record<string, string>) => {
      const answer = await server.app.inject({
        url: '/app/contractor/list',
        query: { limit: '60', ...query },
      });
      return answer
        .json<Answer<'listContractors'>>()
        .data.items.map(({ name }) => name)
        .toSorted();
    };
    const there = await found({ city: 'Huế', district: 'Vỹ Dạ' });
    expect(there.length).toBeGreaterThan(0);
    expect(await found({ city: 'Huế', district: 'P. vy da' })).toEqual(there);
    expect(await found({ city: 'Huế', district: 'Vỹ Dạ', sort: 'rating' })).toEqual(there);
    expect(await found({ city: 'Cà Mau', district: 'Vỹ Dạ' })).toEqual([]);
    expect(await found({ city: 'Huế', district: '<b>Quận</b>' })).toEqual([]);
    // By itself it is no place.
    expect(await found({ district: 'Vỹ Dạ' })).toEqual(await found({}));
    // As many as the filter says. What was counted before is kept for five minutes.
    const other = await testApp(server.database);
    const counted = await other.app.inject({
      url: '/app/contractor/work-map',
      query: { city: 'Huế' },
    });
    expect(counted.json<Answer<'getWorkMap'>>().data.districts).toMatchObject([
      { district: 'Vỹ Dạ', companies: there.length },
    ]);
  });

  test('an empty city is refused', async () => {
    const answer = await server.app.inject('/app/contractor/work-map?city=');
    expect(answer.statusCode).toBe(400);
  });
});
