import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { letters } from '../../db/schema/support.ts';

type Stored = typeof letters.$inferSelect;

/** What staff said of a month's letter; version 0 and no day where nobody has. */
export type LetterRow = Pick<Stored, 'words' | 'heldAt' | 'version' | 'changedBy'> & {
  readonly changedAt: Date | null;
};

const untouched: LetterRow = {
  words: null,
  heldAt: null,
  version: 0,
  changedBy: null,
  changedAt: null,
};

/** `lock`: nobody changes it until the transaction ends, once somebody has. */
export async function letterRow(
  orm: Orm,
  month: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<LetterRow> {
  const found = orm.select().from(letters).where(eq(letters.month, month));
  const [row] = await (lock ? found.for('share') : found);
  return row ?? untouched;
}
