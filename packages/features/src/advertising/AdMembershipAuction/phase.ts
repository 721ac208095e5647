import type { Auction, AuctionSlot } from '@hien/api';
import { isLater, plannableWeeks } from '@hien/domain';

/** Whether what is pressed for a week is a plan: its bidding opens later. */
export const isPlanned = ({ times }: Pick<Auction, 'times'>, now: number): boolean =>
  isLater(Date.parse(times.starts), now);

/**
 * Whether a bid on a slot can be begun: the company may, has bids left, has none on its way there, and the slot is open or
 * can be planned.
 */
export function canBegin(auction: Auction, slot: AuctionSlot, now: number): boolean {
  const { bidder, times, left } = auction;
  return (
    bidder !== null &&
    bidder.problem === null &&
    bidder.left > 0 &&
    left > 0 &&
    bidder.orders.every((order) => order.slot !== slot.slot) &&
    (isPlanned(auction, now)
      ? plannableWeeks(now).includes(Date.parse(times.starts))
      : now < Date.parse(slot.closes))
  );
}
