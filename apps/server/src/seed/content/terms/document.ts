import type { TermsCategory } from '@hien/domain';
import type { Text } from '../text.ts';

/** One article of a document. */
export type Article = { title: Text; paragraphs: Text[]; points: Text[] };

export const article = (
  title: Text,
  paragraphs: readonly Text[],
  points: readonly Text[] = [],
): Article => ({ title, paragraphs: [...paragraphs], points: [...points] });

/** One version of a document; `announcedOn` is a day in Vietnam. Sample text throughout (D71). */
export type VersionContent = {
  category: TermsCategory;
  version: number;
  announcedOn: string;
  important: boolean;
  summary: Text;
  changes: Text | null;
  articles: readonly Article[];
};

/** An earlier version: the same articles, some of them as they were. */
export const asBefore = (
  articles: readonly Article[],
  earlier: Readonly<Record<number, Article>>,
): Article[] => articles.map((one, index) => earlier[index + 1] ?? one);
