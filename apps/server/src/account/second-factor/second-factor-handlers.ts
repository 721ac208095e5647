import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import { ApiError } from '../../http/api-error.ts';
import { callerOf } from '../../http/network/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Account } from '../account.ts';
import { proveSecondFactor, startSetup } from './second-factor.ts';
import { holderOf, openSession, spendTicket } from '../session-repository.ts';
import { enter } from '../standing.ts';
import { otpauthUri } from './totp.ts';

/** The secret for an authenticator app, to type in or as the address its camera reads. Asked again before the first code, it is a new one. */
export function setUpSecondFactor({ database, now }: Account): Handler<'setUpSecondFactor'> {
  return async ({ body, reply }) => {
    const at = now();
    const made = await database.orm.transaction(async (tx) => {
      const userId = await holderOf(tx, body.ticket, at);
      if (userId === null) throw new ApiError('AUTH_06');
      const secret = await startSetup(tx, userId, new Date(at));
      if (secret === null) throw new ApiError('CONFLICT');
      const [user] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      return { secret, uri: otpauthUri(secret, user?.email ?? '') };
    });
    void reply.header('cache-control', 'no-store');
    return { data: made };
  };
}

/** A right code opens the session that the password alone did not. */
export function proveStaff(account: Account): Handler<'proveSecondFactor'> {
  const { database, secondFactorTries } = account;
  return async ({ body, language, request, reply }) => {
    const now = account.now();
    const userId = await holderOf(database.orm, body.ticket, now);
    if (userId === null) throw new ApiError('AUTH_06');
    const caller = callerOf(request);
    await secondFactorTries.attempt(caller, String(userId));
    const opened = await database.orm.transaction(async (tx) => {
      const proof = await proveSecondFactor(tx, userId, body.code, now);
      if (!proof.ok) return null;
      if (!(await spendTicket(tx, body.ticket, now))) throw new ApiError('AUTH_06');
      await enter(tx, userId, now, language);
      return { ...(await openSession(tx, userId, now)), codes: proof.recoveryCodes };
    });
    if (opened === null) throw refusedField('SECOND_FACTOR_WRONG', language);
    await secondFactorTries.takeBack(caller, String(userId));
    void reply.header('cache-control', 'no-store');
    return {
      data: {
        token: opened.token,
        expires_at: opened.expiresAt.toISOString(),
        recovery_codes: opened.codes === null ? null : [...opened.codes],
      },
    };
  };
}
