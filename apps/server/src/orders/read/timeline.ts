import type { Shipment } from '@hien/domain';
import type { EventRow, LoadedOrder } from './load-orders.ts';
import type { ItemRow } from '../write/locked-order.ts';
import { instant } from './moment.ts';
import { shipmentOf, type WireOrder } from './wire-item.ts';

type Entry = WireOrder['timeline'][number];

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

const textIn = (payload: Readonly<Record<string, unknown>>, key: string): string | null => {
  const value = payload[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

const numberIn = (payload: Readonly<Record<string, unknown>>, key: string): number | null => {
  const value = payload[key];
  return typeof value === 'number' ? value : null;
};

/** What happened, the oldest first. A line that was split off shares its beginning with the line it came from: told once. */
export function timelineOf(
  { order, rows, events }: LoadedOrder,
  nameOf: (row: ItemRow) => string,
): Entry[] {
  const lines = new Map(rows.map((row) => [row.id, row]));
  const told = new Set<string>();
  const entries = events.flatMap((event): Entry[] => {
    const row = lines.get(event.itemId);
    if (row === undefined) return [];
    const root = rootOf(row, lines);
    const key = `${root} ${event.version} ${event.event} ${event.at.getTime()}`;
    if (told.has(key)) return [];
    told.add(key);
    return [entryOf(event, row, nameOf(row))];
  });
  const placed: Entry = {
    ...nothing,
    id: 'placed',
    at: order.placedAt.toISOString(),
    by: 'buyer',
    event: 'order.placed',
  };
  return [placed, ...entries].toSorted((a, b) => a.at.localeCompare(b.at)).slice(-1000);
}

function rootOf(row: ItemRow, lines: ReadonlyMap<number, ItemRow>): number {
  let root = row;
  while (root.splitFrom !== null) {
    const parent = lines.get(root.splitFrom);
    if (parent === undefined) break;
    root = parent;
  }
  return root.id;
}

function entryOf(event: EventRow, row: ItemRow, name: string): Entry {
  const payload = event.payload as Readonly<Record<string, unknown>>;
  const until = numberIn(payload, 'until');
  return {
    id: String(event.id),
    at: event.at.toISOString(),
    by: event.by,
    event: event.event === 'buyer.extend_confirm' ? 'order.extended' : event.event,
    from: event.from,
    to: event.to,
    itemId: row.id,
    quantity: row.quantity,
    name,
    reason: textIn(payload, 'reason'),
    text: textIn(payload, 'text'),
    amount: numberIn(payload, 'amount'),
    until: instant(until),
    shipment: shipmentOf((payload['shipment'] ?? payload['sendBack'] ?? null) as Shipment | null),
  };
}
