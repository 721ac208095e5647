import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { constructionEvidence } from '../../db/schema/construction.ts';
import { uploadName } from '../../media/upload-address.ts';

type Evidence = Pick<typeof constructionEvidence.$inferSelect, 'id' | 'files' | 'sentAt'>;

/**
 * Lets the files of papers go: the sweep of uploads takes them. What was a licence or a CV before it was sent here stays, and what proves
 * another review stays until that one lets it go.
 */
export async function releaseFiles(tx: Orm, { id, files, sentAt }: Evidence, at: Date) {
  const names = files.map(uploadName).filter((name) => name !== null);
  if (names.length === 0) return;
  await tx.execute(sql`update media_uploads u set used_at = ${at.toISOString()}::timestamptz,
    swept_at = case when not exists (select 1 from construction_evidence e
      where e.id <> ${id} and e.files @> jsonb_build_array('/media/private/' || substr(u.name, length('private-') + 1)))
      then ${at.toISOString()}::timestamptz end
    where u.name in (${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )}) and u.owner_id is not null and u.swept_at is null and u.used_at >= ${sentAt.toISOString()}::timestamptz`);
}

/** A review that is gone needs no proof: its papers go with it (docs/adr/0141). */
export async function dropEvidence(tx: Orm, reviewId: number, at: Date): Promise<void> {
  const [gone] = await tx
    .delete(constructionEvidence)
    .where(eq(constructionEvidence.reviewId, reviewId))
    .returning();
  if (gone !== undefined) await releaseFiles(tx, gone, at);
}
