import { adCaseTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

/** A reported paid place. */
export const adCaseStatus = defineStatus(adCaseTexts, {
  open: 'caution',
  stands: 'positive',
  'taken-down': 'critical',
  appealed: 'caution',
  restored: 'neutral',
  upheld: 'critical',
});
