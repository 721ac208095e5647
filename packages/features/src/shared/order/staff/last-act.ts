import type { Order } from '@hien/api';
import { type Language, staffActLabel } from '@hien/domain';
import { actorName, eventLabel } from '../order-words.ts';

/** Who did the last thing to an order, and what it was, as staff read it; undefined where nobody is known. */
export function lastAct(
  { timeline }: Pick<Order, 'timeline'>,
  language: Language,
): { who: string; what: string } | undefined {
  const last = timeline.at(-1);
  const who = last && (last.person ?? actorName(last.by, language));
  return last && who ? { who, what: whatOf(last.event, language) } : undefined;
}

/** What was sent to the whole order has a name of its own in the history. */
const whatOf = (event: string, language: Language): string =>
  (event === 'order.extended' ? staffActLabel('buyer.extend_confirm')?.[language] : undefined) ??
  eventLabel(event, 'staff', language);
