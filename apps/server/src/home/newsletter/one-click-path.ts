import type { Language } from '@hien/domain';

/** Where the `List-Unsubscribe` of a letter leads. */
export const oneClickPath = (language: Language, token: string): string =>
  `/newsletter/leave/${language}/${token}`;
