import type { Text } from '../text.ts';

type ArticleType = 'guide' | 'trend' | 'story' | 'news';

export type ArticleContent = {
  /** Its number in the address, for good: articles and essays count together. */
  id: number;
  slug: string;
  type: ArticleType;
  title: Text;
  excerpt: Text;
  /** Paragraphs, or one text with marks of its headings, lists, tables and pictures (rows/marked.ts). */
  body: readonly Text[] | Text;
  /** The picture on top, where it was chosen. */
  cover?: string;
  /** Picture tags for the cover, most wanted first. */
  coverTags: readonly string[];
  /** Days before the seed's epoch. */
  daysAgo: number;
};
