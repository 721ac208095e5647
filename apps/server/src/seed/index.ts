import type { Clock } from '@hien/domain';
import { type Picture, pictures } from '@hien/pictures';
import { getTableName, sql } from 'drizzle-orm';
import { countKnownCosts } from '../contractors/known-costs.ts';
import type { Database } from '../db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { PictureBook } from './picture-book.ts';
import { publishTerms } from './publish-terms.ts';
import { catalogueTables } from './sample-tables.ts';
import { isInUse, readState, sourcesOf, versionOf, writeState } from './state.ts';
import { sampleIds, writeRows } from './write-rows.ts';

export { closeDemoAccounts } from './close-demo-accounts.ts';
export { publishTerms } from './publish-terms.ts';
export { type DemoAccount, demoAccounts } from './demo-accounts.ts';
export { seedManyProducts } from './scale.ts';

/** What the seed did: nothing to do, everything, the catalogue alone, or left alone because people use it. */
export type SeedResult = 'unchanged' | 'seeded' | 'renewed' | 'kept';

/**
 * Fills an empty database with the sample; a second call does nothing. When the content has changed since,
 * the catalogue is written anew, but only while no order, cart or product of anybody hangs on it. Its papers go into the store.
 */
export async function seed(
  database: Database,
  clock: Clock,
  store: MediaStore,
  set: readonly Picture[] = pictures,
): Promise<SeedResult> {
  await publishTerms(database);
  const written = await readState(database);
  const sources = sourcesOf(set);
  if (sources !== null && written.sources === sources) return 'unchanged';
  return writeSample({ database, clock, store }, set, { written: written.version, sources });
}

type Ground = {
  readonly database: Database;
  readonly clock: Clock;
  /** Where its files go. */
  readonly store: MediaStore;
};

/** Makes the rows and writes them where they have changed. */
async function writeSample(
  { database, clock, store }: Ground,
  set: readonly Picture[],
  { written, sources }: { written: string | null; sources: string | null },
): Promise<SeedResult> {
  // Some hundred files of content, which a start that changes nothing does not read.
  const { catalogueRows, peopleRows } = await import('./rows/all.ts');
  const { seedCompanyChecks } = await import('./company-checks.ts');
  const { seedCompanyPapers } = await import('./company-papers.ts');
  const { purchaseStories, seedDesignPurchases } = await import('./design-purchases.ts');
  const { designTalkStories, seedDesignTalk } = await import('./design-talk.ts');
  const { seedDesigners } = await import('./designers.ts');
  const { itemStories, seedItems } = await import('./items.ts');
  const { seedListingReports } = await import('./listing-reports.ts');
  const { seedModeration } = await import('./moderation.ts');
  const { seedOffices } = await import('./offices.ts');
  const { partnerStories, seedPartnerDesigns } = await import('./partner-designs.ts');
  const { seedPosts } = await import('./posts.ts');
  const { seedPrints } = await import('./prints/seed-prints.ts');
  const { seedRequests, seedReviewRemovals } = await import('./waiting.ts');
  const { emptyOrders, seedOrders, storiesVersion } = await import('./orders/index.ts');
  const book = new PictureBook(set);
  const catalogue = catalogueRows(book);
  const version = versionOf(
    catalogue,
    storiesVersion +
      JSON.stringify([purchaseStories, itemStories, partnerStories, designTalkStories]),
  );
  const remember = (): Promise<void> =>
    writeState(database, { version, sources }, new Date(clock.now()));
  if (written === version) {
    await remember();
    return 'unchanged';
  }
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
    await seedDesignPurchases(orm, clock.now());
    await seedItems(orm, clock.now());
    await seedPartnerDesigns(orm, store, clock.now());
    await seedReviewRemovals(orm, clock.now());
    await seedPrints(orm);
    await seedDesignTalk(orm, clock.now());
    await seedModeration(orm, await seedPosts(orm, book, store, clock.now()), clock.now());
    await seedListingReports(orm, clock.now());
    // People's, like their accounts: written once.
    if (written === null) {
      await seedOffices(orm, clock.now());
      await seedCompanyChecks(orm);
      await seedCompanyPapers(orm, store, clock.now());
      await seedRequests(orm, store, clock.now());
      await seedDesigners(orm, store, clock.now());
    }
    await countKnownCosts(orm, clock.now());
  });
  await remember();
  return written === null ? 'seeded' : 'renewed';
}
