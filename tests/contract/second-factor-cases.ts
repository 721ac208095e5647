import type { Database } from '@hien/server/database';
import { createHash } from 'node:crypto';
import type { Known } from './stage.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const tickets = {
  code: 'ticket-of-the-code-'.padEnd(43, 'c'),
  setup: 'ticket-of-the-setup-'.padEnd(43, 's'),
};
const recoveryCode = '4f2a-91c0-7be3-d5a8';

/** Two members of staff who have shown their password: one owes a code, one has no app yet. */
export async function plantSecondFactors(
  database: Database,
  now: number,
): Promise<Known['secondFactor']> {
  const until = new Date(now + 600_000);
  for (const [step, ticket] of Object.entries(tickets)) {
    const [user] = await database.rows<{ id: number }>(
      {
        text: `insert into users (email, first_name, last_name, roles) values ($1, 'Hai', 'Bước', '{admin}') returning id`,
      },
      [`hai-buoc-${step}@hien.example`],
    );
    await database.rows(
      {
        text: `insert into sessions (user_id, kind, token_hash, expires_at) values ($1, 'second-factor', $2, $3)`,
      },
      [user?.id, hash(ticket), until],
    );
    if (step === 'code')
      await database.rows(
        {
          text: `insert into second_factors (user_id, secret, confirmed_at, recovery_hashes) values ($1, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', $2, array[$3])`,
        },
        [user?.id, new Date(now), hash(recoveryCode.replaceAll('-', ''))],
      );
  }
  return { ticket: tickets.code, code: recoveryCode, setup: tickets.setup };
}
