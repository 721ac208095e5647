import type { Auction } from '@hien/api';

/** Money of bids that wait for the results, and of planned ones, whole đồng. */
export const lockedIn = ({ bids, orders }: NonNullable<Auction['bidder']>): number =>
  [
    ...bids.filter(({ state }) => state === 'waiting'),
    ...orders.filter(({ state }) => state === 'planned'),
  ].reduce((all, { amount }) => all + amount, 0);
