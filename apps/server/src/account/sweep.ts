import type { Clock } from '@hien/domain';
import type { Database } from '../db/database.ts';
import { mailInto } from '../mail/mail.ts';
import { sweepCodes } from './entry/codes.ts';
import { sweepSessions } from './session-repository.ts';
import { restrictInactive } from './standing.ts';

/** What time does to accounts, once an hour: old sessions and codes go, who stays away is restricted. */
export async function sweepAccounts(database: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await sweepSessions(database, now);
  await sweepCodes(database, now);
  await restrictInactive({ database, mail: mailInto(() => clock.now()) }, now);
}
