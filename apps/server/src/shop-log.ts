import type { ShopAct, ShopActSubject } from '@hien/domain';
import type { Orm } from './db/database.ts';
import { shopActs } from './db/schema/shop-team.ts';

type Done = {
  readonly sellerId: number;
  readonly userId: number | null;
  readonly act: ShopAct;
  /** What it was done to: `id` is the order's of a bill, the product's of a question and a review. */
  readonly subject: ShopActSubject;
  readonly id?: number;
  readonly name?: string;
  /** Which step of an order or a bill. */
  readonly event?: string;
  readonly count?: number;
  readonly at: Date | number;
};

/** Writes down who did what in a shop, in the transaction that did it; its owner reads it. */
export async function noteAct(tx: Orm, { id, at, ...done }: Done): Promise<void> {
  await tx
    .insert(shopActs)
    .values({ ...done, ...(id === undefined ? {} : { subjectId: id }), at: new Date(at) });
}
