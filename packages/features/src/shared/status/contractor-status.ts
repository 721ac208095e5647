import {
  companyDraftTexts,
  companyRequestLabels,
  constructionReviewTexts,
  inquiryTexts,
  projectTexts,
  reviewEvidenceTexts,
  sentPaperTexts,
} from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const constructionReviewStatus = defineStatus(constructionReviewTexts, {
  published: 'positive',
  asked: 'caution',
  removed: 'critical',
  withdrawn: 'neutral',
});

/** What a member sent to show that they were a customer. */
export const reviewEvidenceStatus = defineStatus(reviewEvidenceTexts, {
  waiting: 'caution',
  confirmed: 'positive',
  refused: 'critical',
});

/** A paper that a company sent for what staff check. */
export const sentPaperStatus = defineStatus(sentPaperTexts, {
  waiting: 'caution',
  accepted: 'positive',
  refused: 'critical',
});

/** A project of a company's portfolio. */
export const projectStatus = defineStatus(projectTexts.states, {
  draft: 'neutral',
  waiting: 'caution',
  shown: 'positive',
  edit_request: 'caution',
  rejected: 'critical',
  deleted: 'neutral',
});

/** Where an inquiry stands between member and company. */
export const inquiryStatus = defineStatus(inquiryTexts, {
  new: 'caution',
  answered: 'positive',
  refused: 'neutral',
  closed: 'neutral',
});

/** What a company has typed of itself. */
export const companyDraftStatus = defineStatus(companyDraftTexts, {
  draft: 'neutral',
  waiting: 'caution',
  rejected: 'critical',
});

/** What a company asked staff to show. */
export const companyRequestStatus = defineStatus(companyRequestLabels, {
  waiting: 'caution',
  approved: 'positive',
  rejected: 'critical',
  withdrawn: 'neutral',
});
