import { jobInFull } from '@hien/domain/jobs';
import { and, eq, ne } from 'drizzle-orm';
import { isDecidedSo, reasonOf } from '../cases/application.ts';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { jobApplications } from '../db/schema/jobs.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideJobApplication'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({ row: jobApplications, decider: deciderName })
    .from(jobApplications)
    .leftJoin(decider, eq(decider.id, jobApplications.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Who wants to work here: who waits longest comes first. */
export const jobApplicationQueue: CaseQueue<Row, Case> = {
  table: jobApplications,
  id: jobApplications.id,
  waiting: eq(jobApplications.state, 'received'),
  decided: ne(jobApplications.state, 'received'),
  since: jobApplications.createdAt,
  decidedAt: jobApplications.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ row, decider: name }) => ({
      id: row.id,
      version: row.version,
      state: row.state,
      job_id: row.jobId,
      job_title: jobInFull(row.jobId, language)?.title ?? null,
      name: row.name,
      phone: row.phone,
      email: row.email,
      language: row.language,
      message: row.message,
      cv: row.cv,
      answer: row.answer,
      sent_at: row.createdAt.toISOString(),
      decided: decidedBy(row, name, language),
    })),
};

export const listJobApplications = (services: Services): Handler<'listJobApplications'> =>
  caseList(services, jobApplicationQueue);

/** Invites or refuses, once; the applicant reads either in a mail. */
export const decideJobApplication = (services: Services): Handler<'decideJobApplication'> =>
  decideCase<'decideJobApplication', Row>(services, jobApplicationQueue, {
    words: reasonOf,
    version: ({ row }) => row.version,
    again: ({ row: { version, answer: reason, decidedBy: by } }, press) =>
      isDecidedSo({ version, reason }, press) && by === press.userId,
    async change(tx, { row }, { body: { decision }, text, userId, at }) {
      const invited = decision === 'approve';
      const [decided] = await tx
        .update(jobApplications)
        .set({
          state: invited ? 'invited' : 'declined',
          version: row.version + 1,
          answer: invited ? null : text,
          decidedAt: new Date(at),
          decidedBy: userId,
        })
        .where(and(eq(jobApplications.id, row.id), eq(jobApplications.state, 'received')))
        .returning();
      if (decided === undefined) return false;
      const { id, jobId, name, email, language, answer } = decided;
      await services.mail.send(tx, 'job-decided', {
        to: email,
        language,
        key: `job-decided:${id}`,
        values: { name, job: jobInFull(jobId, language)?.title ?? '', jobId, reason: answer },
      });
      return true;
    },
  });
