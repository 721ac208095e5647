import type { PageMeta } from '../../types.ts';
import type { Answer, Call, OperationId } from '../call.ts';

/** The answers of one area: complete and typed by the contract. */
export type Answers<Id extends OperationId> = {
  readonly [Key in Id]: (call: Call<Key>) => Answer<Key> | Promise<Answer<Key>>;
};

/** One page of a list, with its meta. A page after the last is empty. */
export function pageOf<Item>(
  items: readonly Item[],
  page = 1,
  limit = 24,
): { items: Item[]; meta: PageMeta } {
  const from = (page - 1) * limit;
  return {
    items: items.slice(from, from + limit),
    meta: { page, limit, total: items.length, totalPages: Math.ceil(items.length / limit) },
  };
}
