import { type Language, termsBegin } from '@hien/domain';
import { desc, eq } from 'drizzle-orm';
import { standingOfVersion } from '../content/terms.ts';
import type { Orm } from '../db/database.ts';
import { termsVersions } from '../db/schema/terms.ts';
import { ApiError } from '../http/api-error.ts';
import { wrongText } from '../http/contract/field-texts.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Row = typeof termsVersions.$inferSelect;

async function newest(orm: Orm, category: Row['category']): Promise<Row> {
  const [row] = await orm
    .select()
    .from(termsVersions)
    .where(eq(termsVersions.category, category))
    .orderBy(desc(termsVersions.version))
    .limit(1);
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return row;
}

/** What the next version of a document starts from, in every language. */
export function getTermsSource({ database }: Services): Handler<'getTermsSource'> {
  return async ({ params: { category } }) => ({
    data: sourceOf(await newest(database.orm, category)),
  });
}

const sourceOf = (row: Row): Answer<'getTermsSource'>['data'] => ({
  category: row.category,
  version: row.version,
  important: row.important,
  summary: row.summary,
  sections: row.sections,
});

/** @throws {ApiError} VALIDATION at the day, when it is within the notice or further away than a year. */
function beginOf(
  day: string | undefined,
  important: boolean,
  at: Date,
  language: Language,
): Date | null {
  if (day === undefined) return null;
  const begin = termsBegin(day, important, at.getTime());
  if (begin !== null) return new Date(begin);
  throw new ApiError('VALIDATION', {
    status: 422,
    errors: [
      { field: 'in_force_on', code: 'validation.date.invalid', message: wrongText(language) },
    ],
  });
}

/**
 * Announces a version; its notice begins now. Of an important one every member is told by mail, in the rounds of
 * `notifyOfTerms`: there are too many of them for one transaction.
 */
export function announceTerms({ database, now }: Services): Handler<'announceTerms'> {
  return async ({ body, language }) => {
    const { category, expected_version, important, reviewed, summary, changes, sections } = body;
    const at = new Date(now());
    const notBefore = beginOf(body.in_force_on, important, at, language);
    const stale = (current: Row) =>
      new ApiError('VERSION_CONFLICT', { current: sourceOf(current) });
    const before = await newest(database.orm, category);
    if (before.version !== expected_version) throw stale(before);
    const version = before.version + 1;
    const [row] = await database.orm
      .insert(termsVersions)
      .values({
        category,
        version,
        important,
        summary,
        changes,
        sections,
        sample: !reviewed,
        announcedAt: at,
        notBefore,
        createdAt: at,
        toldAt: important ? null : at,
      })
      .onConflictDoNothing({ target: [termsVersions.category, termsVersions.version] })
      .returning();
    if (row === undefined) throw stale(await newest(database.orm, category));
    return { data: { category, announced: standingOfVersion(row) } };
  };
}
