import type { Text } from '../text.ts';

export type EssayContent = {
  /** Its number in the address, for good: articles and essays count together. */
  id: number;
  slug: string;
  /** Who signs it, and the number of the avatar drawn for them. */
  author: { name: string; avatar: number };
  title: Text;
  excerpt: Text;
  /** With marks (rows/marked.ts). */
  body: Text;
  /** The picture on top, where it was chosen. */
  cover?: string;
  /** Picture tags for the cover, most wanted first. */
  coverTags: readonly string[];
  /** Days before the seed's epoch. */
  daysAgo: number;
};
