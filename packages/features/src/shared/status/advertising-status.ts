import { bidTexts, membershipTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const bidStatus = defineStatus(bidTexts.states, {
  waiting: 'caution',
  won: 'paid',
  lost: 'neutral',
  canceled: 'neutral',
});

export const membershipStatus = defineStatus(membershipTexts.states, {
  purchased: 'paid',
  canceled: 'caution',
  expired: 'neutral',
});
