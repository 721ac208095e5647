import { fixedClock } from '@hien/domain';
import { pictures } from '@hien/pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../account/passwords/passwords.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { demoAccounts, seed, seedManyProducts } from './index.ts';

const clock = fixedClock(Date.UTC(2026, 10, 20));

const store = memoryStore();
let database: Database;
let firstResult: string;

beforeAll(async () => {
  database = await openDatabase({ folder: null });
  await database.migrate();
  firstResult = await seed(database, clock, store);
}, 120_000);

afterAll(() => database.close());

const count = async (from: string): Promise<number> => {
  const [row] = await database.rows<{ total: number }>(
    { text: `select count(*)::int as total from ${from}` },
    [],
  );
  return row?.total ?? -1;
};

test('a second seed does nothing', async () => {
  expect(firstResult).toBe('seeded');
  const before = await count('products');
  expect(await seed(database, clock, store)).toBe('unchanged');
  expect(await count('products')).toBe(before);
});

test('while the files are the same the rows are not made to be compared', async () => {
  const rename = (from: string, to: string) =>
    database.rows(
      {
        text: `update settings set value = jsonb_set(value, '{version}', to_jsonb($2::text))
          where key = 'seed' and value->>'version' = $1 returning key`,
      },
      [from, to],
    );
  const [state] = await database.rows<{ version: string }>(
    { text: `select value->>'version' as version from settings where key = 'seed'` },
    [],
  );
  const version = state?.version ?? '';
  // With another version of the rows, only the files can say that nothing has changed.
  expect(await rename(version, 'another')).toHaveLength(1);
  expect(await seed(database, clock, store)).toBe('unchanged');
  expect(await rename('another', version)).toHaveLength(1);
});

test('each demo account signs in with its password', async () => {
  for (const { email, password } of demoAccounts) {
    const [user] = await database.rows<{ hash: string }>(
      { text: 'select password_hash as hash from users where email = $1' },
      [email],
    );
    expect(await verifyPassword(password, user?.hash ?? null)).toBe(true);
  }
});

test('nobody else has a password', async () => {
  expect(await count('users where password_hash is not null')).toBe(demoAccounts.length);
});

test('what people add comes behind the sample', async () => {
  const [row] = await database.rows<{ id: number }>(
    {
      text: `insert into users (email, first_name) values ('moi@hien.example', 'Mới') returning id`,
    },
    [],
  );
  expect(row?.id).toBeGreaterThan(10_000);
});

test('new content renews the catalogue and keeps the people', async () => {
  const changed = pictures.map((picture) => ({ ...picture, color: '#123456' }));
  expect(
    await seed(database, clock, store, [
      ...changed,
      {
        id: 'x',
        path: 'rooms',
        name: 'x.avif',
        kind: 'room',
        width: 4,
        height: 3,
        placeholder: 'data:,',
        color: '#123456',
        alt: { vi: 'x', en: 'x', ko: 'x' },
        tags: { room: 'living' },
      },
    ]),
  ).toBe('renewed');
  expect(await count('products')).toBeGreaterThanOrEqual(240);
  expect(await count(`users where email = 'moi@hien.example'`)).toBe(1);
}, 120_000);

test('the sample multiplies to any size', async () => {
  await seedManyProducts(database, 1_000);
  expect(await count('products')).toBe(1_000);
  await seedManyProducts(database, 1_200);
  expect([
    await count('products'),
    await count('(select distinct sku from products) all_of_them'),
  ]).toEqual([1_200, 1_200]);
  expect(
    await count(
      'products p where p.stock <> (select coalesce(sum(o.stock), 0) from product_options o where o.product_id = p.id)',
    ),
  ).toBe(0);
});

test('a catalogue that people use stays as it is', async () => {
  expect(await seed(database, clock, store)).toBe('kept');
  expect(await count('products')).toBe(1_200);
});

test('each workshop is shown by a picture of its own', async () => {
  const covers = await count(`(select distinct cover->>'name' from brands) own`);
  expect(covers).toBe(await count('brands'));
});

test('the community has posts in every state, and something for staff and an author to answer', async () => {
  const cases = await database.rows<{ state: string; target: string; first: boolean }>(
    {
      text: `select distinct state, case when comment_id is null then 'share' else 'comment' end as target,
        is_first as first from community_cases where state in ('reported', 'removed', 'appealed', 'kept')`,
    },
    [],
  );
  expect(cases).toEqual(
    expect.arrayContaining([
      { state: 'reported', target: 'comment', first: false },
      { state: 'reported', target: 'share', first: false },
      { state: 'reported', target: 'share', first: true },
      { state: 'removed', target: 'share', first: true },
      { state: 'appealed', target: 'share', first: true },
      { state: 'kept', target: 'comment', first: false },
    ]),
  );
  const mine = `share_posts p left join interior_shares s on s.id = p.share_id
    where p.user_id = (select id from users where email = 'khach@hien.example')`;
  expect(await count(`${mine} and s.status = 'visible'`)).toBe(1);
  expect(await count(`${mine} and s.status = 'removed'`)).toBe(1);
  expect(await count(`${mine} and s.id is null and p.publish_at is not null`)).toBe(1);
  expect(await count(`${mine} and s.id is null and p.publish_at is null`)).toBe(1);
  // Readers opened pieces of what they saw, fewer than looked at it, and bought a few.
  const brought = `share_piece_counts c join interior_shares s on s.id = c.share_id
    join share_posts p on p.share_id = s.id join users u on u.id = p.user_id and u.email = 'khach@hien.example'`;
  expect(await count(`${brought} where s.status = 'visible' and c.opened > 0`)).toBeGreaterThan(3);
  expect(await count(`${brought} where s.status = 'visible' and c.carted > 0`)).toBeGreaterThan(0);
  expect(
    await count(
      `${brought} where c.opened > s.view_count or c.carted > c.opened or c.product_id <> all(s.product_ids)`,
    ),
  ).toBe(0);
  // A later sample takes the place of this one only while nobody has added anything.
  for (const table of ['interior_shares', 'share_comments', 'community_cases', 'community_reports'])
    expect([table, await count(`${table} where id > 10000`)]).toEqual([table, 0]);
});
