import { type Instant, daysAfter } from '../calendar/ict.ts';
import { limits } from '../constants.ts';

/** The last moment at which what was printed of rooms counts: the end of a day in Vietnam (docs/adr/0197). */
export const quotationValidUntil = (printedAt: Instant): Instant =>
  daysAfter(printedAt, limits.roomsQuotation.validDays);
