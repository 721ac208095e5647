import type { Order, OrderTimelineEntry } from '@hien/api';
import { givenReason, readerOf } from '@hien/domain';
import { Timeline, type TimelineEvent } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { actorName, eventLabel } from '../../shared/order/order-words.ts';

/** Everything that happened to an order, the newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const several = order.items.length > 1;

  const titleOf = ({ event }: OrderTimelineEntry): string => {
    if (event === 'order.placed') return text('orders.timeline.placed');
    if (event === 'order.extended') return text('orders.timeline.extended');
    if (event === 'order.address-changed') return text('orders.timeline.address-changed');
    // The machine's word for an order that the seller may begin with: nothing was paid at the door yet.
    if (event === 'payment.succeeded' && order.payment.method === 'COD')
      return text('orders.timeline.cash');
    return eventLabel(event, readerOf(order.viewer), language);
  };

  const detailOf = ({ entry, things }: Told) => {
    const parts = [
      several ? things.join(', ') : '',
      entry.reason ? givenReason(entry.reason, language) : '',
      entry.text ?? '',
      entry.amount === null ? '' : format.vnd(entry.amount),
      entry.until === null ? '' : format.date(entry.until, 'deadline'),
      entry.shipment?.tracking
        ? `${entry.shipment.carrier ?? ''} ${entry.shipment.tracking}`.trim()
        : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? null : parts.join(' · ');
  };

  const thingOf = ({ name, quantity }: OrderTimelineEntry): readonly string[] =>
    name === null ? [] : [text('orders.timeline.item', { name, count: quantity ?? 1 })];

  const events = together(order.timeline.toReversed(), thingOf).map((told): TimelineEvent => {
    const { entry } = told;
    // Staff are many: one reads which of them it was.
    const own =
      order.viewer !== 'admin' && entry.by === (order.viewer === 'guest' ? 'buyer' : order.viewer);
    const who = own ? text('orders.next.you') : (entry.person ?? actorName(entry.by, language));
    const detail = detailOf(told);
    return {
      id: entry.id,
      title: titleOf(entry),
      time: { text: format.date(entry.at, 'dateTime'), iso: entry.at },
      ...(who === undefined ? {} : { who }),
      ...(detail === null ? {} : { detail }),
    };
  });
  return <Timeline events={events} fold={{ count: 6, label: text('orders.timeline.more') }} />;
}

type Told = { readonly entry: OrderTimelineEntry; readonly things: readonly string[] };

/** What happened to several lines in one press is told once, with the lines it happened to. */
function together(
  entries: readonly OrderTimelineEntry[],
  thingsOf: (entry: OrderTimelineEntry) => readonly string[],
): readonly Told[] {
  const told: Told[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    const same =
      last !== undefined &&
      last.entry.at === entry.at &&
      last.entry.event === entry.event &&
      last.entry.by === entry.by &&
      last.entry.text === entry.text &&
      last.entry.until === entry.until;
    if (same) told.splice(-1, 1, { ...last, things: [...last.things, ...thingsOf(entry)] });
    else told.push({ entry, things: thingsOf(entry) });
  }
  return told;
}
