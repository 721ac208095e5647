import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { companyPapers, contractors } from '../../../db/schema/contractors.ts';
import { releaseUploads } from '../../../media/upload-repository.ts';

type Paper = typeof companyPapers.$inferSelect;

const waits = eq(companyPapers.state, 'waiting');

/** Files that were claimed for one paper go with it. */
export const claimOf = (key: string): string => `company-paper:${key}`;

/** What waits of these companies, the oldest first. */
export const waitingPapers = (orm: Orm, companyIds: readonly number[]): Promise<Paper[]> =>
  orm
    .select()
    .from(companyPapers)
    .where(and(inArray(companyPapers.contractorId, [...companyIds]), waits))
    .orderBy(asc(companyPapers.sentAt), asc(companyPapers.id));

/** Lets its files go: the sweep of uploads takes them. */
export const releasePaper = (tx: Orm, { contractorId, requestKey }: Paper, at: Date) =>
  releaseUploads(tx, claimOf(`${contractorId}:${requestKey}`), { keep: new Set(), at });

/** The column that staff's list goes by, under the lock of the company's row. */
export const noteWaiting = (tx: Orm, companyId: number) =>
  tx
    .update(contractors)
    .set({
      paperSentAt: sql`(select min(sent_at) from company_papers where contractor_id = ${companyId} and state = 'waiting')`,
    })
    .where(eq(contractors.id, companyId));
