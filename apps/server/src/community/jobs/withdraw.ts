import { and, eq, notExists } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { jobApplications } from '../../db/schema/jobs.ts';
import { mediaUploads } from '../../db/schema/system.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { uploadName } from '../../media/upload-address.ts';
import type { Services } from '../../services.ts';
import { cvClaim, openJob } from './apply.ts';

/**
 * Takes an application back: it goes with its CV, and its sender may apply again.
 * @throws {ApiError} CONFLICT once staff have answered it: they and its sender hold on to what was said.
 */
export function withdrawJobApplication({
  database,
  now,
}: Services): Handler<'withdrawJobApplication'> {
  return async ({ params: { id: jobId }, language, signedIn }) => {
    const { userId } = await signedIn();
    openJob(jobId, language);
    return database.orm.transaction(async (tx) => {
      const mine = and(eq(jobApplications.userId, userId), eq(jobApplications.jobId, jobId));
      const [row] = await tx.select().from(jobApplications).where(mine).for('update');
      if (row === undefined) return { data: null };
      if (row.state !== 'received') throw new ApiError('CONFLICT');
      await tx.delete(jobApplications).where(eq(jobApplications.id, row.id));
      await forgetCv(tx, row.cv, new Date(now()));
      return { data: null };
    });
  };
}

/** The sweep takes the file at once, unless another application of theirs carries the same, or something else is made of it. */
async function forgetCv(tx: Orm, cv: string, at: Date): Promise<void> {
  const name = uploadName(cv);
  if (name === null) return;
  const shared = tx
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.cv, cv));
  await tx
    .update(mediaUploads)
    .set({ sweptAt: at })
    .where(
      and(eq(mediaUploads.name, name), eq(mediaUploads.claimedFor, cvClaim), notExists(shared)),
    );
}
