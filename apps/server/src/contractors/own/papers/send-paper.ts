import {
  companyUnlistedText,
  factFaultTexts,
  factPapers,
  ictDate,
  mostSentPapersADay,
  sentPaperFault,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { retried } from '../../../db/retried.ts';
import { companyPapers, contractors } from '../../../db/schema/contractors.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Handler } from '../../../http/handler.ts';
import { refusedField } from '../../../http/refusals.ts';
import { claimUploads, isOwnPrivate } from '../../../media/upload-repository.ts';
import type { Services } from '../../../services.ts';
import { ownCompany } from '../own-company.ts';
import { readOwnPapers } from './own-papers.ts';
import { claimOf, noteWaiting, releasePaper } from './waiting-papers.ts';

const dayMs = 86_400_000;

/** A company's newer paper for staff; its page says what it said until they have looked (docs/adr/0177). */
export function sendOwnPaper({ database, now }: Services): Handler<'sendOwnPaper'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    const { paper, until, files, key } = body;
    const at = new Date(now());
    const fault = sentPaperFault({ paper, until }, ictDate(at.getTime()));
    if (fault !== null)
      throw new ApiError('VALIDATION', {
        status: 422,
        errors: [{ ...fault, message: factFaultTexts[fault.code][language] }],
      });
    await retried(database.orm, async (tx) => {
      const [company] = await tx
        .select()
        .from(contractors)
        .where(eq(contractors.id, companyId))
        .for('update');
      const before = await tx
        .select()
        .from(companyPapers)
        .where(eq(companyPapers.contractorId, companyId));
      if (before.some(({ requestKey }) => requestKey === key)) return;
      if (company?.approval !== 'approved')
        throw new ApiError('CONFLICT', { said: companyUnlistedText[language] });
      if (
        before.filter(({ sentAt }) => at.getTime() - sentAt.getTime() < dayMs).length >=
        mostSentPapersADay
      )
        throw new ApiError('RATE_LIMITED');
      const kind = factPapers[paper];
      const older = before.find((one) => one.kind === kind && one.state === 'waiting');
      if (older !== undefined) {
        await tx.delete(companyPapers).where(eq(companyPapers.id, older.id));
        await releasePaper(tx, older, at);
      }
      if (!(await claimed(tx, files, { userId, at, for: claimOf(`${companyId}:${key}`) })))
        throw refusedField('PRODUCT_07', language, 'files');
      await tx.insert(companyPapers).values({
        contractorId: companyId,
        kind,
        paper,
        until,
        files,
        requestKey: key,
        sentAt: at,
      });
      await noteWaiting(tx, companyId);
      // Who looks at the company just now looks again.
      await tx
        .update(contractors)
        .set({ version: company.version + 1 })
        .where(eq(contractors.id, companyId));
    });
    return { data: await readOwnPapers(database, userId, language) };
  };
}

/** An address that anybody could name is not enough: staff are led to what it holds. */
async function claimed(
  tx: Orm,
  files: readonly string[],
  claim: { readonly userId: number; readonly at: Date; readonly for: string },
) {
  for (const file of files) if (!(await isOwnPrivate(tx, file, claim.userId))) return false;
  return claimUploads(tx, files, claim);
}
