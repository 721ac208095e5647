import type { Database } from '../db/database.ts';
import { termsVersions } from '../db/schema/terms.ts';
import { termsContent } from './content/terms/all.ts';

/** Puts every version of the documents in place that is not there. One that is there stays as it was announced. */
export async function publishTerms(database: Database): Promise<void> {
  await database.orm
    .insert(termsVersions)
    .values(
      termsContent.map(({ articles, announcedOn, ...version }) => {
        const announcedAt = new Date(`${announcedOn}T00:00:00+07:00`);
        return {
          ...version,
          sections: articles.map((one) => ({ ...one })),
          sample: true,
          announcedAt,
          // Who registers on a new machine agrees to these: there is nobody to tell.
          toldAt: announcedAt,
          createdAt: announcedAt,
        };
      }),
    )
    .onConflictDoNothing({ target: [termsVersions.category, termsVersions.version] });
}
