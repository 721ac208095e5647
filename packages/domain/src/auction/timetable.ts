import { day, hour, week } from '../calendar/duration.ts';
import { type Instant, startOfWeek } from '../calendar/ict.ts';
import { limits } from '../constants.ts';

/** The moments of one ad week (2.13). Everything is counted from its Monday 00:00 in Vietnam. */
export type AuctionTimetable = {
  readonly opens: Instant;
  /** The results are out; slots have closed before (`slotCloses`). */
  readonly results: Instant;
  readonly starts: Instant;
  /** 23:59:59.999 on Sunday. */
  readonly ends: Instant;
};

/** @param adWeek any moment of the ad week. */
export function timetableOf(adWeek: Instant): AuctionTimetable {
  const starts = startOfWeek(adWeek);
  const opens = starts - week;
  return {
    opens,
    results: opens + (limits.auction.resultsWeekday - 1) * day + limits.auction.resultsHour * hour,
    starts,
    ends: starts + week - 1,
  };
}

/** The timetable of the auction that runs at the moment, or null from Friday 15:00 to Sunday. */
export function openAuction(at: Instant): AuctionTimetable | null {
  const timetable = timetableOf(at + week);
  return at < timetable.results ? timetable : null;
}

/** When the next bidding begins; the running one's beginning while it is open. */
export function nextOpening(at: Instant): Instant {
  return openAuction(at)?.opens ?? timetableOf(at + 2 * week).opens;
}
