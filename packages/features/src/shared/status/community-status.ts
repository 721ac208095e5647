import { inboxTexts, postTexts, questionTexts, reviewTexts } from '@hien/domain';
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
