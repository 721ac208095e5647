import { inboxTexts, moderationTexts, postTexts, questionTexts, reviewTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const questionStatus = defineStatus(questionTexts.states, {
  unanswered: 'caution',
  answered: 'positive',
});

export const reviewStatus = defineStatus(reviewTexts.states, {
  visible: 'positive',
  deletion_requested: 'caution',
  deleted: 'neutral',
});

export const inboxStatus = defineStatus(inboxTexts.states, {
  unread: 'info',
  read: 'neutral',
});

export const postStatus = defineStatus(postTexts.states, {
  draft: 'neutral',
  published: 'positive',
  changed: 'caution',
  'taken-back': 'neutral',
  removed: 'critical',
});

/** What staff look at among homes and comments. */
export const moderationStatus = defineStatus(moderationTexts.states, {
  reported: 'caution',
  kept: 'positive',
  removed: 'critical',
  appealed: 'caution',
  restored: 'positive',
  upheld: 'critical',
  withdrawn: 'neutral',
});
