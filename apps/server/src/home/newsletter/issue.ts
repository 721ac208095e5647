import { type Language, type LetterTimes, languages } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { textOf } from '../../db/localized.ts';
import { interiorShares } from '../../db/schema/community.ts';
import { articles } from '../../db/schema/content.ts';

/** What a letter tells of each kind. */
const told = 5;

/** Titles and their pages in one order. */
export type Told = {
  articles: string[];
  articlePaths: string[];
  homes: string[];
  homePaths: string[];
};
export type Issue = Readonly<Record<Language, Told>>;

/** The newest of a month; null of one in which nothing was new. */
export async function issueOf(
  tx: Orm,
  { since, leaves }: Pick<LetterTimes, 'since' | 'leaves'>,
): Promise<Issue | null> {
  const read = await tx
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(
      and(
        eq(articles.kind, 'article'),
        gte(articles.publishedAt, new Date(since)),
        lt(articles.publishedAt, new Date(leaves)),
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(told);
  const homes = await tx
    .select({ slug: interiorShares.slug, title: interiorShares.title })
    .from(interiorShares)
    .where(
      and(
        eq(interiorShares.status, 'visible'),
        gte(interiorShares.publishedAt, new Date(since)),
        lt(interiorShares.publishedAt, new Date(leaves)),
      ),
    )
    .orderBy(desc(interiorShares.publishedAt), desc(interiorShares.id))
    .limit(told);
  if (read.length + homes.length === 0) return null;
  const inLanguage = (language: Language): Told => ({
    articles: read.map(({ title }) => textOf(title, language)),
    articlePaths: read.map(({ id }) => paths.articleDetail.to(language, { id })),
    homes: homes.map(({ title }) => textOf(title, language)),
    homePaths: homes.map(({ slug }) => paths.interiorShareDetail.to(language, { slug })),
  });
  return Object.fromEntries(
    languages.map((language) => [language, inLanguage(language)]),
  ) as Record<Language, Told>;
}
