import type { Text } from '../text.ts';

type ArticleType = 'guide' | 'trend' | 'story' | 'news';

export type ArticleContent = {
  slug: string;
  type: ArticleType;
  title: Text;
  excerpt: Text;
  body: readonly Text[];
  /** Picture tags for the cover, most wanted first. */
  coverTags: readonly string[];
  /** Days before the seed's epoch. */
  daysAgo: number;
};
