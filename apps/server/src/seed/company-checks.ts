import { factPaperLabels } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { contractors } from '../db/schema/contractors.ts';
import { writeActs } from '../staff-acts.ts';
import { colleague } from './colleague.ts';

/** Numbers as they stand on papers, so that two companies do not show one. */
const numberOf = (id: number, at: number): string => String(41_000 + id * 37 + at * 11);

/** Who saw the papers of the sample's companies, and on which day. */
export async function seedCompanyChecks(orm: Orm): Promise<void> {
  const userId = await colleague(orm);
  const companies = await orm
    .select({ id: contractors.id, facts: contractors.facts })
    .from(contractors)
    .where(eq(contractors.approval, 'approved'));
  const acts = companies.flatMap(({ id, facts }) =>
    facts.flatMap(({ kind, paper, on, until }, at) =>
      paper === null
        ? []
        : [
            {
              userId,
              act: `checked-${kind}` as const,
              subject: 'company' as const,
              subjectId: id,
              text: [
                factPaperLabels[paper].vi,
                until === null ? on : `${on} → ${until}`,
                paper === 'visit'
                  ? 'có biển hiệu, có người làm việc'
                  : `bản gốc, số ${numberOf(id, at)}`,
              ].join(' · '),
              at: Date.parse(`${on}T09:40:00+07:00`),
            },
          ],
    ),
  );
  // In the order in which they happened, as lines of the log are.
  await writeActs(
    orm,
    acts.toSorted((a, b) => a.at - b.at),
  );
}
