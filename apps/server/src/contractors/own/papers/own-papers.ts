import { contractorFacts, type Language } from '@hien/domain';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { companyPapers, contractors } from '../../../db/schema/contractors.ts';
import type { Answer, Handler } from '../../../http/handler.ts';
import type { Services } from '../../../services.ts';
import { ownCompany } from '../own-company.ts';

type Papers = Answer<'listOwnPapers'>['data'];
type Sent = Papers['sent'][number];

export const sentPaper = (row: typeof companyPapers.$inferSelect): Sent => ({
  kind: row.kind,
  paper: row.paper,
  until: row.until,
  files: row.files,
  state: row.state,
  reason: row.reason,
  sent_at: row.sentAt.toISOString(),
});

/** What staff have seen of the member's company, and what it sent last for each fact. */
export async function readOwnPapers(
  database: Database,
  userId: number,
  language: Language,
): Promise<Papers> {
  const company = await ownCompany(database, userId, language);
  const [row] = await database.orm
    .select({ facts: contractors.facts })
    .from(contractors)
    .where(eq(contractors.id, company.contractor_id));
  const sent = await database.orm
    .selectDistinctOn([companyPapers.kind])
    .from(companyPapers)
    .where(eq(companyPapers.contractorId, company.contractor_id))
    .orderBy(companyPapers.kind, desc(companyPapers.id));
  return {
    company,
    facts: row?.facts ?? [],
    sent: contractorFacts.flatMap((kind) => sent.filter((one) => one.kind === kind).map(sentPaper)),
  };
}

export function listOwnPapers({ database }: Services): Handler<'listOwnPapers'> {
  return async ({ signedIn, language }) => {
    const { userId } = await signedIn();
    return { data: await readOwnPapers(database, userId, language) };
  };
}
