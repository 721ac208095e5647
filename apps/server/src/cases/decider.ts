import { type Language, displayName } from '@hien/domain';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../db/schema/account.ts';

/** Who decided, as staff read it. */
export type Decided = { by: string; at: string };

/** The member of staff who decided: join it `on eq(decider.id, …decidedBy)`. */
export const decider = alias(users, 'decider');

export const deciderName = { first_name: decider.firstName, last_name: decider.lastName };

type Name = { readonly first_name: string; readonly last_name: string };

/** Null for a case that nobody has decided. */
export function decidedBy(
  row: { readonly decidedBy: number | null; readonly decidedAt: Date | null },
  name: Name | null,
  language: Language,
): Decided | null {
  if (row.decidedBy === null || row.decidedAt === null) return null;
  return {
    by: name === null ? '' : displayName(name, language),
    at: row.decidedAt.toISOString(),
  };
}
