import type { Language } from '../language/language.ts';
import { paths } from './paths.ts';

/** What a page asks the reader of a letter. */
export const newsletterAsks = ['confirm', 'leave'] as const;
export type NewsletterAsk = (typeof newsletterAsks)[number];

/**
 * `/vi/article?newsletter=leave#token`: the magazine's page asks, and nothing is done before a press. The token stands behind
 * `#`, so that no server is told it when the page is opened, and none writes it down.
 */
export const newsletterHref = (language: Language, ask: NewsletterAsk, token: string): string =>
  `${paths.article.to(language, { newsletter: ask })}#${token}`;

/** Where the `List-Unsubscribe` of a letter leads: no page, the server answers. */
export const oneClickPath = (language: Language, token: string): string =>
  `/newsletter/leave/${language}/${token}`;
