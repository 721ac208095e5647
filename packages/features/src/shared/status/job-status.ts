import { jobApplicationTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const jobApplicationStatus = defineStatus(jobApplicationTexts, {
  received: 'caution',
  invited: 'positive',
  declined: 'neutral',
});
