import type { MessageId } from '../i18n/useText.ts';

/** What others look for. */
export const popularWords: readonly MessageId[] = [
  'search.word.1',
  'search.word.2',
  'search.word.3',
  'search.word.4',
];
