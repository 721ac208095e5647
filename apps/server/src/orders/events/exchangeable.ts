import { mayBeExchangedFor } from '@hien/domain';
import { inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { productOptions } from '../../db/schema/shop.ts';
import type { ItemRow } from '../write/locked-order.ts';
import { lockStock } from '../write/stock.ts';

/** A line and the option that somebody wants instead; null where none was named. */
export type WantedOption = { readonly row: ItemRow; readonly optionId: number | null };

/**
 * Lines that can be exchanged now, by their ids: the wanted option is of the same product, costs the same and has pieces
 * for all lines that want it, the first line first. As many statements for twenty lines as for one; products and options
 * stay locked until the transaction ends.
 */
export async function exchangeable(
  tx: Orm,
  wanted: readonly WantedOption[],
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(wanted.flatMap(({ optionId }) => optionId ?? []))];
  if (ids.length === 0) return new Set();
  const left = new Map(await lockStock(tx, ids));
  const bought = wanted.flatMap(({ row }) => row.optionId ?? []);
  const options = new Map(
    (
      await tx
        .select({
          id: productOptions.id,
          productId: productOptions.productId,
          extraPrice: productOptions.extraPrice,
        })
        .from(productOptions)
        .where(inArray(productOptions.id, [...new Set([...ids, ...bought])]))
    ).map((option) => [option.id, option]),
  );
  const found = new Set<number>();
  for (const { row, optionId } of wanted) {
    const option = optionId === null ? undefined : options.get(optionId);
    if (option === undefined || option.productId !== row.productId) continue;
    const pieces = left.get(option.id) ?? 0;
    if (pieces < row.quantity) continue;
    const today = row.optionId === null ? null : (options.get(row.optionId)?.extraPrice ?? null);
    const same = row.optionId === option.id;
    if (!same && !mayBeExchangedFor({ today, whenBought: row.thing.extraPrice }, option.extraPrice))
      continue;
    left.set(option.id, pieces - row.quantity);
    found.add(row.id);
  }
  return found;
}
