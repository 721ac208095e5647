import type { Language } from '../language/language.ts';

/** What a feed reader can follow. */
export const feedKinds = ['articles', 'shared-homes'] as const;
export type FeedKind = (typeof feedKinds)[number];

export const feedFormats = ['atom', 'rss'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** `/vi/feed/articles.atom`: a file for programs, not a page. */
export const feedPath = (language: Language, kind: FeedKind, format: FeedFormat): string =>
  `/${language}/feed/${kind}.${format}`;
