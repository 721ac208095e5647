import { contractorFactLabels, languages } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { companyPapers, type contractors } from '../../../db/schema/contractors.ts';
import { notifyMember } from '../../../notices/notify-member.ts';
import { noteWaiting, releasePaper } from './waiting-papers.ts';

type Decision = {
  readonly userId: number;
  readonly at: number;
  /** As staff wrote it down. */
  readonly until: string | null;
  /** Why not; null where it is accepted. */
  readonly reason: string | null;
};

/** What staff found in a paper that a company sent, told to it; the caller holds the company's row. */
export async function decidePaper(
  tx: Orm,
  company: typeof contractors.$inferSelect,
  sent: typeof companyPapers.$inferSelect,
  { userId, at, until, reason }: Decision,
): Promise<void> {
  const decidedAt = new Date(at);
  await tx
    .update(companyPapers)
    .set({
      state: reason === null ? 'accepted' : 'refused',
      reason,
      decidedBy: userId,
      decidedAt,
      ...(reason === null ? {} : { files: [] }),
    })
    .where(eq(companyPapers.id, sent.id));
  if (reason !== null) await releasePaper(tx, sent, decidedAt);
  await noteWaiting(tx, company.id);
  const about = reason === null ? 'paper.accepted' : 'paper.refused';
  const named = languages.map((language) => [language, contractorFactLabels[sent.kind][language]]);
  await notifyMember(tx, {
    userId: company.userId,
    key: `${about}:${sent.id}`,
    at,
    values: { ...Object.fromEntries(named), ...(reason === null ? {} : { note: reason }) },
    mail: {
      template: 'paper-step',
      values: {
        about,
        id: company.id,
        company: company.companyName,
        kind: sent.kind,
        until,
        reason: reason ?? '',
      },
    },
  });
}
