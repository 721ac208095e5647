import { prepaidAfter } from '@hien/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { productOptions } from '../../db/schema/shop.ts';
import type { BookedRefunds } from './book-refunds.ts';
import { itemColumns } from './item-columns.ts';
import type { ItemRow } from './locked-order.ts';
import type { Line } from './outcome.ts';
import { wantedOptionOf } from './wanted-option.ts';

/** Every line that changed, in one statement. Answers those by their id. */
export async function writeLines(
  tx: Orm,
  lines: readonly Line[],
  refunds: BookedRefunds,
): Promise<ReadonlyMap<number, ItemRow>> {
  const changed = lines.filter(({ row, item }) => item !== row.data);
  if (changed.length === 0) return new Map();
  const replaced = await exchanged(tx, changed);
  const values = changed.map((line) => ({
    ...line.row,
    ...changedColumns(line, refunds),
    ...replaced.get(line.row.id),
  }));
  const written = await tx
    .insert(orderItems)
    .values(values)
    .onConflictDoUpdate({ target: orderItems.id, set: fromExcluded })
    .returning();
  return new Map(written.map((row) => [row.id, row]));
}

const fromExcluded = {
  optionId: sql`excluded.option_id`,
  thing: sql`excluded.thing`,
  state: sql`excluded.state`,
  code: sql`excluded.code`,
  stage: sql`excluded.stage`,
  tab: sql`excluded.tab`,
  claimType: sql`excluded.claim_type`,
  claimTab: sql`excluded.claim_tab`,
  awaitsShop: sql`excluded.awaits_shop`,
  staffTab: sql`excluded.staff_tab`,
  version: sql`excluded.version`,
  data: sql`excluded.data`,
  dueAt: sql`excluded.due_at`,
  changedAt: sql`excluded.changed_at`,
  refund: sql`excluded.refund`,
  prepaidShipping: sql`excluded.prepaid_shipping`,
};

function changedColumns(
  { row, item }: Line,
  refunds: BookedRefunds,
): Partial<Pick<typeof orderItems.$inferInsert, keyof typeof fromExcluded>> {
  return {
    ...itemColumns(item, row.reminded),
    refund: refunds.get(row.id) ?? row.refund,
    prepaidShipping: prepaidAfter(row.prepaidShipping, row.data, item),
  };
}

/**
 * With the replacement at the door the line is about it: what is claimed, given back or bought again from here on.
 * By the line's id.
 */
async function exchanged(
  tx: Orm,
  lines: readonly Line[],
): Promise<ReadonlyMap<number, Pick<ItemRow, 'optionId' | 'thing'>>> {
  const arrived = lines.flatMap(({ row, item }) => {
    const now = item.state === 'exchange_completed' && row.data.state !== 'exchange_completed';
    const wanted = now ? wantedOptionOf(item) : null;
    return wanted === null ? [] : [{ row, wanted }];
  });
  if (arrived.length === 0) return new Map();
  const options = await tx
    .select({ id: productOptions.id, name: productOptions.name, sku: productOptions.sku })
    .from(productOptions)
    .where(
      inArray(
        productOptions.id,
        arrived.map(({ wanted }) => wanted),
      ),
    );
  return new Map(
    arrived.flatMap(({ row, wanted }) => {
      const option = options.find(({ id }) => id === wanted);
      if (option === undefined) return [];
      const thing = { ...row.thing, optionName: option.name, sku: option.sku };
      return [[row.id, { optionId: option.id, thing }] as const];
    }),
  );
}
