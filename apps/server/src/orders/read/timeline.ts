import { inOrder, placedEntry, timelineEntry } from '@hien/api/wire';
import { boughtLine } from '@hien/domain';
import type { ItemRow } from '../write/locked-order.ts';
import type { LoadedOrder } from './load-orders.ts';
import type { WireOrder } from './wire-item.ts';

type Entry = WireOrder['timeline'][number];

/**
 * What happened, the oldest first. A line that was split off shares its beginning with the line it came from: told once.
 * `personOf`: the name of who of staff did something, for readers who may know it.
 */
export function timelineOf(
  { order, rows, events }: LoadedOrder,
  nameOf: (row: ItemRow) => string,
  personOf: (userId: number) => string | undefined,
): Entry[] {
  const lines = new Map(rows.map((row) => [row.id, row]));
  const keyOf = (event: LoadedOrder['events'][number], row: ItemRow): string =>
    `${boughtLine(row, lines)} ${event.version} ${event.event} ${event.at.getTime()}`;
  // What happened before a line was split happened to all of its pieces.
  const pieces = new Map<string, number>();
  for (const event of events) {
    const row = lines.get(event.itemId);
    if (row === undefined) continue;
    const key = keyOf(event, row);
    pieces.set(key, (pieces.get(key) ?? 0) + row.quantity);
  }
  const told = new Set<string>();
  const entries = events.flatMap((event): Entry[] => {
    const row = lines.get(event.itemId);
    if (row === undefined) return [];
    const key = keyOf(event, row);
    if (told.has(key)) return [];
    told.add(key);
    return [
      timelineEntry(
        {
          ...event,
          id: String(event.id),
          at: event.at.getTime(),
          person:
            event.by === 'admin' && event.userId !== null ? personOf(event.userId) : undefined,
        },
        { id: row.id, quantity: pieces.get(key) ?? row.quantity, name: nameOf(row) },
      ),
    ];
  });
  return inOrder([placedEntry(order.placedAt.getTime()), ...entries]).slice(-1000);
}
