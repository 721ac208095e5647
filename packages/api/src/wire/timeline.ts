import type { Instant, Shipment } from '@hien/domain';
import type { OrderTimelineEntry } from '../types.ts';
import { instant, moment } from './moment.ts';
import { wireShipment } from './shipment.ts';

const nothing = {
  from: null,
  to: null,
  itemId: null,
  quantity: null,
  name: null,
  reason: null,
  text: null,
  amount: null,
  until: null,
  shipment: null,
} as const;

type Payload = Readonly<Record<string, unknown>>;

const textIn = (payload: Payload, key: string): string | null => {
  const value = payload[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

const numberIn = (payload: Payload, key: string): number | null => {
  const value = payload[key];
  return typeof value === 'number' ? value : null;
};

/** How the history of an order begins. */
export const placedEntry = (at: Instant): OrderTimelineEntry => ({
  ...nothing,
  id: 'placed',
  at: moment(at),
  by: 'buyer',
  event: 'order.placed',
});

/** What is sent to the whole order, as its history tells it. */
const toldOfTheOrder: Readonly<Record<string, string>> = {
  'buyer.extend_confirm': 'order.extended',
  'buyer.change_address': 'order.address-changed',
};

/** An event of one line as the history tells it. */
export function timelineEntry(
  happened: {
    readonly id: string;
    readonly at: Instant;
    readonly by: string;
    readonly event: string;
    readonly from: string;
    readonly to: string;
    readonly payload: unknown;
    /** Who of staff it was, where staff read it. */
    readonly person?: string | undefined;
  },
  line: { readonly id: number; readonly quantity: number; readonly name: string },
): OrderTimelineEntry {
  const { id, at, by, person, event, from, to } = happened;
  const payload = (happened.payload ?? {}) as Payload;
  return {
    id,
    at: moment(at),
    by,
    ...(person === undefined ? {} : { person }),
    event: toldOfTheOrder[event] ?? event,
    from,
    to,
    itemId: line.id,
    quantity: line.quantity,
    name: line.name,
    reason: textIn(payload, 'reason'),
    text: textIn(payload, 'text'),
    amount: numberIn(payload, 'amount'),
    until: instant(numberIn(payload, 'until')),
    shipment: wireShipment((payload['shipment'] ?? payload['sendBack'] ?? null) as Shipment | null),
  };
}

/** The oldest first. */
export const inOrder = (entries: readonly OrderTimelineEntry[]): OrderTimelineEntry[] =>
  entries.toSorted((a, b) => a.at.localeCompare(b.at));
