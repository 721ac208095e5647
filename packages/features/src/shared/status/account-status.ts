import {
  partnerTexts,
  sessionTexts,
  standingTexts,
  termsTexts,
  upgradeTexts,
  verificationTexts,
} from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const partnerStatus = defineStatus(partnerTexts.states, {
  applied: 'caution',
  approved: 'positive',
  rejected: 'critical',
  withdrawn: 'neutral',
  suspended: 'critical',
  ended: 'neutral',
});

export const upgradeStatus = defineStatus(upgradeTexts.states, {
  ordinary: 'neutral',
  pending: 'caution',
  approved: 'positive',
  rejected: 'critical',
});

export const standingStatus = defineStatus(standingTexts.states, {
  normal: 'positive',
  warning: 'caution',
  suspended: 'critical',
  banned: 'critical',
  restricted: 'caution',
  withdrawn: 'neutral',
});

export const verificationStatus = defineStatus(verificationTexts.states, {
  sent: 'caution',
  verified: 'positive',
  blocked: 'critical',
  expired: 'neutral',
});

export const sessionStatus = defineStatus(sessionTexts.states, {
  signed_out: 'neutral',
  loading: 'info',
  signed_in: 'positive',
});

export const termsStatus = defineStatus(termsTexts.states, {
  announced: 'caution',
  in_force: 'positive',
  superseded: 'neutral',
});
