import type { Item, OrderEntry } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { itemEvents } from '../../db/schema/orders.ts';
import type { ItemRow, LockedOrder } from './locked-order.ts';
import type { Outcome } from './outcome.ts';

type Happened = { readonly locked: LockedOrder; readonly outcome: Pick<Outcome, 'entries'> };

/** Every event of every line, in one statement. `userId`: who pressed; the system's own steps have nobody. */
export async function writeHistory(
  tx: Orm,
  changes: readonly Happened[],
  userId: number | null,
): Promise<void> {
  const events = changes.flatMap(({ locked, outcome }) =>
    versioned(outcome.entries, locked.rows).map(({ entry, row, version }) => ({
      itemId: row.id,
      orderId: locked.order.id,
      event: entry.command.event,
      rule: entry.rule,
      by: entry.command.by,
      userId: entry.command.by === 'system' ? null : userId,
      from: entry.from as Item['state'],
      to: entry.to as Item['state'],
      payload: entry.command.payload,
      version,
      at: new Date(entry.command.at),
    })),
  );
  if (events.length > 0) await tx.insert(itemEvents).values(events);
}

/** Several events of one item in one go have the versions up to the one it has now. */
function versioned(entries: readonly OrderEntry[], rows: readonly ItemRow[]) {
  const versions = new Map<number, number>();
  return entries.flatMap((entry) => {
    const row = rows[entry.item];
    if (row === undefined) return [];
    const version = (versions.get(entry.item) ?? row.version) + 1;
    versions.set(entry.item, version);
    return [{ entry, row, version }];
  });
}
