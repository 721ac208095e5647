import * as z from 'zod/mini';
import { endOfDay, startOfDate } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { dateField, longTextField, textField } from '../validation/fields.ts';
import { between } from '../validation/rules.ts';
import type { FormMessageId } from '../validation/message-ids.ts';

/** Where a notice of a whole shop stands: its days say it, nobody moves it. */
export const shopNoticeStates = ['planned', 'shown', 'ended'] as const;
export type ShopNoticeState = (typeof shopNoticeStates)[number];

/** Both days are included, in Vietnam's time. */
export type NoticeDays = { readonly startsOn: string; readonly endsOn: string };

/** The moments of a notice's days; null for days that there are not. */
export function noticeSpan({
  startsOn,
  endsOn,
}: NoticeDays): { readonly startsAt: number; readonly endsAt: number } | null {
  const startsAt = startOfDate(startsOn);
  const lastDay = startOfDate(endsOn);
  return startsAt === null || lastDay === null ? null : { startsAt, endsAt: endOfDay(lastDay) };
}

export function shopNoticeState(
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  at: number,
): ShopNoticeState {
  if (at < startsAt) return 'planned';
  return at <= endsAt ? 'shown' : 'ended';
}

/** What is said of days that are over when the notice is saved. */
export const noticeOver = 'validation.date.over' satisfies FormMessageId;

const dayMs = 86_400_000;

/** What a shop says about itself for some days (commerce 3, 5): title and details are required. */
export const shopNoticeSchema = z
  .object({
    title: textField(),
    details: longTextField('validation.required'),
    startsOn: dateField(),
    endsOn: dateField(),
  })
  .check(
    between(
      ['startsOn', 'endsOn'],
      (days) => days.startsOn <= days.endsOn,
      'validation.date.order',
    ),
    between(
      ['startsOn', 'endsOn'],
      (days) => {
        const span = noticeSpan(days);
        return span === null || span.endsAt - span.startsAt <= limits.shopNotices.days * dayMs;
      },
      'validation.date.span',
    ),
  );
