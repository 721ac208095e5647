import { type Language, jobApplicationSchema, limits } from '@hien/domain';
import { jobInFull } from '@hien/domain/jobs';
import { and, eq } from 'drizzle-orm';
import { versionInForce } from '../../content/terms.ts';
import type { Orm } from '../../db/database.ts';
import { jobApplications } from '../../db/schema/jobs.ts';
import { ApiError } from '../../http/api-error.ts';
import { checked } from '../../http/checked.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Mail } from '../../mail/mail.ts';
import { staffReaders } from '../../mail/staff-readers.ts';
import { isDocument } from '../../media/upload-address.ts';
import { claimUploads, isOwnPrivate } from '../../media/upload-repository.ts';
import type { Services } from '../../services.ts';

type ApplicationRow = typeof jobApplications.$inferSelect;

/** What a document is claimed for that is a CV and nothing else. */
export const cvClaim = 'cv';

/** How the member's application for a job stands; null when there is none. */
export function getJobApplication({ database }: Services): Handler<'getJobApplication'> {
  return async ({ params: { id }, language, signedIn }) => {
    const { userId } = await signedIn();
    openJob(id, language);
    const row = await applicationFor(database.orm, userId, id);
    return { data: row === null ? null : wire(row) };
  };
}

/** Applies, once a member and job: the unique index decides, so that two presses at once are one. */
export function applyForJob(services: Services): Handler<'applyForJob'> {
  const { database, now, mail } = services;
  const limit = memberLimit({ database, now }, 'job', limits.jobs.perMemberPerHour);
  return async ({ params: { id }, body, language, signedIn }) => {
    const { userId } = await signedIn();
    const job = openJob(id, language);
    const { consent: _, ...sent } = checked(jobApplicationSchema, body, language);
    const at = new Date(now());
    const termsVersion = await versionInForce(database, 'privacy', now());
    const made = await database.orm.transaction(async (tx) => {
      const [row] = await tx
        .insert(jobApplications)
        .values({
          ...sent,
          jobId: id,
          userId,
          language,
          termsVersion,
          consentAt: at,
          createdAt: at,
        })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) return null;
      await limit(tx, userId);
      // An address that anybody could name is not enough: staff are led to what it holds.
      const own = isDocument(sent.cv) && (await isOwnPrivate(tx, sent.cv, userId));
      if (!own || !(await claimUploads(tx, [sent.cv], { userId, at, for: cvClaim })))
        throw refusedField('PRODUCT_07', language, 'cv');
      await tell(tx, mail, row, job.title);
      return row;
    });
    if (made !== null) return { data: wire(made) };
    const before = await applicationFor(database.orm, userId, id);
    if (before === null || !isSame(before, sent)) throw new ApiError('CONFLICT');
    return { data: wire(before) };
  };
}

type Sent = Pick<ApplicationRow, 'name' | 'phone' | 'email' | 'message' | 'cv'>;

const isSame = (row: ApplicationRow, sent: Sent): boolean =>
  (['name', 'phone', 'email', 'message', 'cv'] as const).every((key) => row[key] === sent[key]);

/** @throws {ApiError} NOT_FOUND for a job that is not open. */
export function openJob(id: number, language: Language) {
  const job = jobInFull(id, language);
  if (job === null) throw new ApiError('NOT_FOUND');
  return job;
}

async function applicationFor(
  orm: Orm,
  userId: number,
  jobId: number,
): Promise<ApplicationRow | null> {
  const [row] = await orm
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), eq(jobApplications.jobId, jobId)));
  return row ?? null;
}

const wire = (row: ApplicationRow): NonNullable<Answer<'getJobApplication'>['data']> => ({
  id: row.id,
  job_id: row.jobId,
  state: row.state,
  name: row.name,
  phone: row.phone,
  email: row.email,
  message: row.message,
  cv: row.cv,
  answer: row.answer,
  sent_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});

/** Tells the applicant that it came, and staff that it waits. */
async function tell(tx: Orm, mail: Mail, row: ApplicationRow, job: string): Promise<void> {
  const { id, jobId, name, language } = row;
  await mail.send(tx, 'job-applied', {
    to: row.email,
    language,
    key: `job-applied:${id}`,
    values: { name, job, jobId },
  });
  for (const { email: to, language: its } of await staffReaders(tx))
    await mail.send(tx, 'job-arrived', {
      to,
      language: its,
      key: `job-arrived:${id}:${to}`,
      values: { name, job: jobInFull(jobId, its)?.title ?? job },
    });
}
