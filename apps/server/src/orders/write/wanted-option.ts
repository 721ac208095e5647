import type { Item } from '@hien/domain';

/** The option that the claim of a line asks for, by its id; null without a claim, and for one that asks for none. */
export function wantedOptionOf({ claim }: Pick<Item, 'claim'>): number | null {
  const id = Number(claim?.wantedOption ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}
