import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';

const prefix = 'visitor-salt:';
const dayMs = 86_400_000;

/**
 * The salt with which all processes tell visitors apart on one day: whoever comes first makes it. Yesterday's is kept for
 * clocks that differ, older ones are gone: within 48 hours nobody can make a visitor's hash again (next-areas D.4).
 */
export async function sharedSalt(database: Database, day: string): Promise<Buffer> {
  const yesterday = new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
  await database.rows(
    { name: 'drop-salts', text: 'delete from settings where key like $1 and key < $2' },
    [`${prefix}%`, prefix + yesterday],
  );
  await database.rows(
    {
      name: 'make-salt',
      text: 'insert into settings (key, value) values ($1, to_jsonb($2::text)) on conflict do nothing',
    },
    [prefix + day, randomBytes(32).toString('hex')],
  );
  const [row] = await database.rows<{ salt: string }>(
    { name: 'read-salt', text: `select value #>> '{}' as salt from settings where key = $1` },
    [prefix + day],
  );
  return Buffer.from(row?.salt ?? '', 'hex');
}
