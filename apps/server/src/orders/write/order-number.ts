import { ictDate } from '@hien/domain';
import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';

/** `SO20260306-000123`: the day in Vietnam and a running number that no two groups share. */
export async function nextNumber(tx: Orm, at: number): Promise<string> {
  const [row] = await tx
    .select({ next: sql<string>`nextval('order_numbers')::text` })
    .from(sql`(values (1)) as one`);
  return `SO${ictDate(at).replaceAll('-', '')}-${(row?.next ?? '').padStart(6, '0')}`;
}
