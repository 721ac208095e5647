import type { Text } from '../text.ts';

type ArticleType = 'guide' | 'trend' | 'story' | 'news';

export type ArticleContent = {
  /** Its number in the address, for good: articles and essays count together. */
  id: number;
  slug: string;
  type: ArticleType;
  title: Text;
  excerpt: Text;
  /** With marks of its headings, lists, tables, pictures and links (rows/marked.ts). */
  body: Text;
  /** The picture on top, where it was chosen. */
  cover?: string;
  /** Picture tags for the cover, most wanted first. */
  coverTags: readonly string[];
  /** Days before the seed's epoch. */
  daysAgo: number;
};
