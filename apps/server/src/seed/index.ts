import type { Clock } from '@hien/domain';
import { type Picture, pictures } from '@hien/pictures';
import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { emptyOrders, seedOrders, storiesVersion } from './orders/index.ts';
import { PictureBook } from './picture-book.ts';
import { publishTerms } from './publish-terms.ts';
import { catalogueRows, peopleRows } from './rows/all.ts';
import { catalogueTables } from './sample-tables.ts';
import { isInUse, rememberVersion, versionOf, writtenVersion } from './state.ts';
import { sampleIds, writeRows } from './write-rows.ts';

export { closeDemoAccounts } from './close-demo-accounts.ts';
export { publishTerms } from './publish-terms.ts';
export { type DemoAccount, demoAccounts } from './demo-accounts.ts';
export { seedManyProducts } from './scale.ts';

/** What the seed did: nothing to do, everything, the catalogue alone, or left alone because people use it. */
export type SeedResult = 'unchanged' | 'seeded' | 'renewed' | 'kept';

/**
 * Fills an empty database with the sample; a second call does nothing. When the content has changed since,
 * the catalogue is written anew, but only while no order, cart or product of anybody hangs on it.
 */
export async function seed(
  database: Database,
  clock: Clock,
  set: readonly Picture[] = pictures,
): Promise<SeedResult> {
  await publishTerms(database);
  const book = new PictureBook(set);
  const catalogue = catalogueRows(book);
  const version = versionOf(catalogue, storiesVersion);
  const written = await writtenVersion(database);
  if (written === version) return 'unchanged';
  if (written !== null && (await isInUse(database, sampleIds))) return 'kept';
  const people = await peopleRows(book);
  await database.orm.transaction(async (orm) => {
    if (written !== null) {
      const names = catalogueTables.map((table) => sql.identifier(getTableName(table)));
      await emptyOrders(orm);
      await orm.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
    }
    for (const rows of [...people, ...catalogue]) await writeRows(orm, rows);
    await seedOrders(orm, clock.now());
  });
  await rememberVersion(database, version, new Date(clock.now()));
  return written === null ? 'seeded' : 'renewed';
}
