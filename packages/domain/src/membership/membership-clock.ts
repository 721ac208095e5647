import { daysAfter, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Membership } from './membership.ts';

const lastRetryDays = Math.max(...limits.ad.renewRetryDays);

/**
 * The last moment a membership's places are shown, as far as it is known now: to the end of what is paid after a
 * cancellation, through the tries of a renewal otherwise. Null once it has expired.
 */
export function shownUntil({ state, periodEnd }: Membership): Instant | null {
  if (state === 'expired') return null;
  return state === 'canceled' ? periodEnd : daysAfter(periodEnd, lastRetryDays);
}

/** From when the month that follows can be paid. */
export const renewalOpensAt = ({ periodEnd }: Pick<Membership, 'periodEnd'>): Instant =>
  daysAfter(periodEnd, -limits.ad.renewNoticeDays[0]);

/**
 * When time has something to do next: remind of the renewal, renew or try again, end. Null when it has not.
 * @param reminded how many reminders of this month were sent.
 */
export function nextMoment(membership: Membership, reminded: number): Instant | null {
  const { state, periodEnd, retryAt } = membership;
  if (state === 'expired') return null;
  if (state === 'canceled') return periodEnd + 1;
  const notice = limits.ad.renewNoticeDays[reminded];
  return notice === undefined ? (retryAt ?? periodEnd) + 1 : daysAfter(periodEnd, -notice);
}
