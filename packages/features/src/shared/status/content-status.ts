import { readingTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

/** Articles and essays, as staff see them. */
export const readingStatus = defineStatus(readingTexts.states, {
  draft: 'neutral',
  published: 'positive',
  changed: 'caution',
  'taken-back': 'neutral',
});
