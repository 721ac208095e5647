import { type TermsCategory, noticeEnds, termsCategories, termsStatesAt } from '@hien/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { termsVersions } from '../db/schema/terms.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

const heads = {
  category: termsVersions.category,
  version: termsVersions.version,
  important: termsVersions.important,
  announcedAt: termsVersions.announcedAt,
  notBefore: termsVersions.notBefore,
  summary: termsVersions.summary,
  sample: termsVersions.sample,
};

type Head = {
  category: TermsCategory;
  version: number;
  important: boolean;
  announcedAt: Date;
  notBefore: Date | null;
};
type WireVersion = Answer<'getTerms'>['data']['shown'];

/** A version that was just announced. */
export const standingOfVersion = (row: Head): WireVersion => wireOf(row, 'announced');

/** What the domain asks of a version. */
export const announcementOf = ({
  important,
  announcedAt,
  notBefore,
}: Pick<Head, 'important' | 'announcedAt' | 'notBefore'>) => ({
  important,
  announcedAt: announcedAt.getTime(),
  notBefore: notBefore?.getTime() ?? null,
});

function wireOf(row: Head, state: WireVersion['state']): WireVersion {
  return {
    version: row.version,
    state,
    announced_at: row.announcedAt.toISOString(),
    // The moment after the notice.
    in_force_from: new Date(noticeEnds(announcementOf(row)) + 1).toISOString(),
    important: row.important,
  };
}

/** The versions of one document, oldest first, each with where it stands at that moment. */
function standing<Row extends Head>(
  versions: readonly Row[],
  now: number,
): (Row & { wire: WireVersion })[] {
  const states = termsStatesAt(versions.map(announcementOf), now);
  return versions.map((row, index) => ({
    ...row,
    wire: wireOf(row, states[index] ?? 'announced'),
  }));
}

async function versionsOf(database: Database, category: TermsCategory) {
  return database.orm
    .select(heads)
    .from(termsVersions)
    .where(eq(termsVersions.category, category))
    .orderBy(asc(termsVersions.version));
}

/** The number of the version that is in force: what a consent given now is a consent to. */
export async function versionInForce(
  database: Database,
  category: TermsCategory,
  now: number,
): Promise<number> {
  const found = standing(await versionsOf(database, category), now).find(
    ({ wire }) => wire.state === 'in_force',
  );
  if (found === undefined) throw new Error(`No version of ${category} is in force`);
  return found.version;
}

/** Every document with the version in force and the newest announced one. */
export function listTerms({ database, now }: Services): Handler<'listTerms'> {
  return async ({ language }) => {
    const rows = await database.orm
      .select(heads)
      .from(termsVersions)
      .orderBy(asc(termsVersions.version));
    const items = termsCategories.flatMap((category) => {
      const all = standing(
        rows.filter((row) => row.category === category),
        now(),
      );
      const current = all.find(({ wire }) => wire.state === 'in_force');
      if (current === undefined) return [];
      return {
        category,
        summary: textOf(current.summary, language),
        sample: current.sample,
        current: current.wire,
        announced: all.findLast(({ wire }) => wire.state === 'announced')?.wire ?? null,
      };
    });
    return { data: { items } };
  };
}

/** The text of one version and the list of all of them. */
export function getTerms({ database, now }: Services): Handler<'getTerms'> {
  return async ({ params: { category }, query, language }) => {
    const all = standing(await versionsOf(database, category), now());
    const shown = all.find(({ version, wire }) =>
      query.version === undefined ? wire.state === 'in_force' : version === query.version,
    );
    const [text] =
      shown === undefined
        ? []
        : await database.orm
            .select()
            .from(termsVersions)
            .where(
              and(eq(termsVersions.category, category), eq(termsVersions.version, shown.version)),
            );
    if (shown === undefined || text === undefined) throw new ApiError('NOT_FOUND');
    return {
      data: {
        category,
        summary: textOf(text.summary, language),
        changes: text.changes === null ? null : textOf(text.changes, language),
        sample: text.sample,
        shown: shown.wire,
        sections: text.sections.map((section, index) => ({
          number: index + 1,
          title: textOf(section.title, language),
          paragraphs: section.paragraphs.map((part) => textOf(part, language)),
          points: section.points.map((part) => textOf(part, language)),
        })),
        versions: all.map(({ wire }) => wire).toReversed(),
      },
    };
  };
}
