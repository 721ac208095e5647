import type { ArticleType } from '@hien/api';
import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { readPage } from '../../shared/address/parts.ts';

export const articleTypes = [
  'guide',
  'trend',
  'story',
  'news',
] as const satisfies readonly ArticleType[];

/** What a list of articles shows, as its address says it; without `type` those of every kind. */
export interface ArticlePlace {
  type: ArticleType | undefined;
  page: number;
  q: string;
}

const everyType = 'all';

/**
 * From the parameters of `article` (none) or `article/{type}/page-{page}`; undefined for a kind or a page that cannot be.
 */
export function readPlace(
  { type, page = '1' }: Readonly<Record<string, string | undefined>>,
  q: string,
): ArticlePlace | undefined {
  const number = readPage(page);
  if (number === undefined) return undefined;
  if (type === undefined || type === everyType) return { type: undefined, page: number, q };
  const known = articleTypes.find((one) => one === type);
  return known && { type: known, page: number, q };
}

/** The first page of everything is `article`; a kind and a page stand in the path, words behind it. */
export function placeHref(language: Language, { type, page, q }: ArticlePlace): string {
  const query = { q: q || undefined };
  return type === undefined && page === 1
    ? paths.article.to(language, query)
    : paths.articlePage.to(language, { type: type ?? everyType, page }, query);
}
