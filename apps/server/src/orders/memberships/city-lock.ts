import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';

/** Whoever changes who has or waits for a place of a city waits for whoever did before, to the end of the transaction. */
export const lockCity = (tx: Orm, city: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`place ${city}`}, 0))`);
