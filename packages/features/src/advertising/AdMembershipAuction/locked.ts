import type { Auction } from '@hien/api';

/** Money of bids that wait for the results, whole đồng. */
export const lockedIn = ({ bids }: NonNullable<Auction['bidder']>): number =>
  bids.reduce((all, { state, amount }) => all + (state === 'waiting' ? amount : 0), 0);
