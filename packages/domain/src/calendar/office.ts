import { limits } from '../constants.ts';
import { isBusinessDay } from './business-days.ts';
import { day, hour } from './duration.ts';
import { ictParts, type Instant, startOfDay } from './ict.ts';

/** Support answers Monday to Friday, 8:00 to 17:00 in Vietnam, not on holidays (spec). */
export function isSupportOpen(at: Instant): boolean {
  const { fromHour, toHour } = limits.supportHours;
  const { hour: now } = ictParts(at);
  return isBusinessDay(at) && now >= fromHour && now < toHour;
}

/** The moment the seller's figures are of: the last 8:00 (D93). */
export function dashboardAsOf(at: Instant): Instant {
  const today = startOfDay(at) + limits.dashboard.updateHour * hour;
  return at < today ? today - day : today;
}
