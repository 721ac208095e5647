import { couponTexts, lotTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const lotStatus = defineStatus(lotTexts.states, {
  active: 'positive',
  used: 'neutral',
  expired: 'neutral',
  revoked: 'critical',
});

export const couponStatus = defineStatus(couponTexts.states, {
  available: 'positive',
  used: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
});
