import { type ReviewedCost, costTruth } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { dice } from '../testing/dice.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { countKnownCosts, keepKnownCosts } from './known-costs.ts';

type Review = ReviewedCost & {
  readonly city: string;
  readonly style: string;
  readonly house: string;
};

const cities = ['Hà Nội', 'Huế'];
const styles = ['modern', 'classic'];
const houses = ['2-bedroom', 'villa'];
const minute = 60_000;
const now = Date.parse('2026-03-10T08:00:00+07:00');
const loud = (error: unknown): never => {
  throw error;
};

describe.each(databaseKinds)('known costs on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    server = await testApp(database);
    await database.rows(
      {
        text: `with maker as (insert into users (email, password_hash, first_name, last_name)
            select 'tho-' || n || '@hien.example', '', 'Thợ', n::text from generate_series(1, 4) n returning id)
          insert into contractors (id, user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
          select row_number() over (), id, 'tho-' || id, 'Thợ ' || id, '0900000000', 'tho@hien.example', 'Số 1', 'Hà Nội', '03012345' || id,
            '{"vi":"Thợ","en":null,"ko":null}', 'approved' from maker`,
      },
      [],
    );
  });
  afterAll(() => server.close());

  const write = async (reviews: readonly Review[]) => {
    await database.rows({ text: 'delete from construction_reviews' }, []);
    await database.rows(
      {
        text: `insert into construction_reviews (contractor_id, author_name, phone, rating, content, language, building, home, district,
            city, area_m2, style, house_type, months, cost_from, cost_to, pictures, created_at)
          select (r->>'contractorId')::int, 'An', '', 5, 'Tốt', 'vi', 'Nhà', n::text, 'Ba Đình', r->>'city', (r->>'area')::float8,
            r->>'style', r->>'house', 2, (r->>'costFrom')::bigint, (r->>'costTo')::bigint, '[]',
            make_timestamptz((r->>'year')::int, 1, 1, 2, 0, 0, 'Asia/Ho_Chi_Minh')
          from jsonb_array_elements($1::jsonb) with ordinality a(r, n)`,
      },
      [JSON.stringify(reviews)],
    );
  };
  const ask = async (choice: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams(choice).toString();
    return (await server.app.inject(`/app/contractor/cost-truth?${query}`)).json().data;
  };
  const told = (reviews: readonly Review[]) => {
    const truth = costTruth(reviews);
    if (truth === null) return null;
    const { farOff, ...rest } = truth;
    return { ...rest, far_off: farOff };
  };

  test('are what the domain makes of the same reviews, for every choice', async () => {
    const roll = dice(41);
    const pick = (words: readonly string[]) => words[roll(words.length)] ?? '';
    for (const many of [4, 12, 60, 150]) {
      const reviews = Array.from({ length: many }, (): Review => {
        const costFrom = 100_000_000 + roll(roll(10) === 0 ? 9_000_000_000 : 400_000_000);
        return {
          contractorId: 1 + roll(4),
          costFrom,
          costTo: costFrom + roll(90_000_000),
          area: 40 + roll(60),
          year: 2021 + roll(6),
          city: pick(cities),
          style: pick(styles),
          house: pick(houses),
        };
      });
      await write(reviews);
      await countKnownCosts(database.orm, now);
      for (const city of [undefined, ...cities])
        for (const style of [undefined, ...styles])
          for (const house of [undefined, ...houses]) {
            const choice = {
              ...(city !== undefined && { city }),
              ...(style !== undefined && { style }),
              ...(house !== undefined && { house_type: house }),
            };
            const chosen = reviews.filter(
              (one) =>
                (city ?? one.city) === one.city &&
                (style ?? one.style) === one.style &&
                (house ?? one.house) === one.house,
            );
            expect(await ask(choice), `${many} reviews, ${JSON.stringify(choice)}`).toEqual(
              told(chosen),
            );
          }
    }
  });

  test('follow what comes, changes and goes with the next round after four minutes', async () => {
    const review = (price: number, contractorId: number): Review => ({
      contractorId,
      costFrom: price * 50,
      costTo: price * 50,
      area: 50,
      year: 2025,
      city: 'Huế',
      style: 'modern',
      house: 'villa',
    });
    const five = [4, 5, 6, 7, 8].map((million, at) => review(million * 1_000_000, 1 + (at % 3)));
    await write(five);
    await countKnownCosts(database.orm, now);
    expect(await ask({ city: 'Huế' })).toMatchObject({ median: 6_000_000, n: 5 });
    await database.rows(
      { text: `update construction_reviews set removed_on = '2026-03-10' where cost_from = $1` },
      [6_000_000 * 50],
    );
    await keepKnownCosts(database.orm, now + 3 * minute, loud);
    expect(await ask({ city: 'Huế' })).toMatchObject({ n: 5 });
    await keepKnownCosts(database.orm, now + 4 * minute, loud);
    expect(await ask({ city: 'Huế' })).toBeNull();
    await write([...five, review(9_000_000, 4)]);
    await keepKnownCosts(database.orm, now + 5 * minute, loud);
    expect(await ask({ city: 'Huế' })).toMatchObject({ median: 6_500_000, n: 6, companies: 4 });
  });
});
