import { auctionDisputeTexts, bidTexts, membershipTexts, placeWaitTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const bidStatus = defineStatus(bidTexts.states, {
  waiting: 'caution',
  won: 'paid',
  lost: 'neutral',
  canceled: 'neutral',
});

export const auctionDisputeStatus = defineStatus(auctionDisputeTexts, {
  open: 'caution',
  accepted: 'positive',
  rejected: 'neutral',
});

export const membershipStatus = defineStatus(membershipTexts.states, {
  purchased: 'paid',
  canceled: 'caution',
  expired: 'neutral',
});

export const placeWaitStatus = defineStatus(placeWaitTexts.states, {
  waiting: 'caution',
  offered: 'positive',
  taken: 'paid',
  lapsed: 'neutral',
  left: 'neutral',
});
