import { endsToTell, languages, contractorFactLabels, papersToldTo } from '@hien/domain';
import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { contractors } from '../../../db/schema/contractors.ts';
import { notifyMember } from '../../../notices/notify-member.ts';

/** Companies of one transaction: each is told and noted together. */
const atOnce = 100;

/** Tells companies which of their papers end within a month, each once, in the inbox and by mail (docs/adr/0177). */
export async function tellOfEndingPapers(
  orm: Orm,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    while ((await tellSome(orm, now)) === atOnce);
  } catch (error) {
    onError(error);
  }
}

const tellSome = (orm: Orm, now: number): Promise<number> =>
  orm.transaction(async (tx) => {
    const to = papersToldTo(now);
    const rows = await tx
      .select()
      .from(contractors)
      .where(
        and(
          eq(contractors.approval, 'approved'),
          lte(contractors.paperEnds, to),
          or(isNull(contractors.papersToldTo), lt(contractors.papersToldTo, to)),
        ),
      )
      .orderBy(asc(contractors.id))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const { id, userId, companyName, facts, papersToldTo: toldTo } of rows) {
      for (const { kind, until } of endsToTell(facts, { now, toldTo })) {
        if (until === null) continue;
        const named = languages.map((language) => [language, contractorFactLabels[kind][language]]);
        await notifyMember(tx, {
          userId,
          key: `paper.ending:${id}:${kind}:${until}`,
          at: now,
          values: { ...Object.fromEntries(named), until },
          mail: {
            template: 'paper-step',
            values: { about: 'paper.ending', id, company: companyName, kind, until, reason: '' },
          },
        });
      }
      await tx.update(contractors).set({ papersToldTo: to }).where(eq(contractors.id, id));
    }
    return rows.length;
  });
