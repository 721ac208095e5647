import { constructionReviewTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const constructionReviewStatus = defineStatus(constructionReviewTexts, {
  published: 'positive',
  asked: 'caution',
  removed: 'critical',
  withdrawn: 'neutral',
});
