import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { byName } from './words-in.ts';

test.each(databaseKinds)('names stand by their letters, then by their marks (%s)', async (kind) => {
  const { orm, close } = await freshDatabase(kind);
  const names = ['Trăng', 'Sofa', 'Bữa', 'bua', 'Ấm', 'Đèn', 'Dao', '소파', '가구', 'an'];
  const values = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  );
  const answer = await orm.execute(
    sql`select name from (values ${values}) as listed (name) order by ${byName(sql`name`)}`,
  );
  const { rows } = answer as { rows: { name: string }[] };
  expect(rows.map(({ name }) => name)).toEqual([
    'Ấm',
    'an',
    'bua',
    'Bữa',
    'Dao',
    'Đèn',
    'Sofa',
    'Trăng',
    '가구',
    '소파',
  ]);
  await close();
});
