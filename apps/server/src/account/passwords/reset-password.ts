import { errorText, type Language, type ErrorCode } from '@hien/domain';
import { and, eq, gt } from 'drizzle-orm';
import { users, verificationCodes } from '../../db/schema/account.ts';
import { ApiError } from '../../http/api-error.ts';
import { callerOf } from '../../http/network/caller.ts';
import type { Handler } from '../../http/handler.ts';
import type { Account } from '../account.ts';
import { codeRefusal, compareCode, submitCode } from '../entry/codes.ts';
import { emailOf } from '../email.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSessions } from '../session-repository.ts';
import { newToken, tokenHash } from '../../http/tokens.ts';
import { findByEmail } from '../user-repository.ts';
import { refuseWeakPassword } from './weak-password.ts';

const ticketMs = 15 * 60_000;

/** Trades the code of a reset for a ticket that opens `resetPassword` once. */
export function verifyCode(account: Account): Handler<'verifyCode'> {
  const { database, codeTries } = account;
  return async ({ body, language, request }) => {
    const email = emailOf(body.email);
    const caller = callerOf(request);
    await codeTries.attempt(caller, email);
    const compared = await compareCode(database, {
      email,
      purpose: 'reset-password',
      code: body.code,
    });
    const now = account.now();
    const ticket = newToken();
    const expiresAt = new Date(now + ticketMs);
    const outcome = await database.orm.transaction(async (tx) => {
      const tried = await submitCode(tx, compared, now);
      if (tried.ok)
        await tx
          .update(verificationCodes)
          .set({ ticketHash: tokenHash(ticket), ticketExpiresAt: expiresAt })
          .where(eq(verificationCodes.id, tried.id));
      return tried;
    });
    if (!outcome.ok) throw codeRefusal(outcome, language, 'code');
    await codeTries.takeBack(caller, email);
    return { data: { ticket, expires_at: expiresAt.toISOString() } };
  };
}

/** Sets a new password with a ticket, ends every session, and tells the owner by mail. */
export function resetPassword(account: Account): Handler<'resetPassword'> {
  const { database, mail } = account;
  return async ({ body, language }) => {
    if (body.password !== body.confirm_password)
      throw atField('AUTH_07', 'confirm_password', language);
    const now = account.now();
    const ticket = eq(verificationCodes.ticketHash, tokenHash(body.ticket));
    const [code] = await database.orm
      .select({ email: verificationCodes.email })
      .from(verificationCodes)
      .where(and(ticket, gt(verificationCodes.ticketExpiresAt, new Date(now))));
    const user = code === undefined ? null : await findByEmail(database.orm, code.email);
    if (code === undefined || user?.passwordHash == null || user.status === 'withdrawn')
      throw new ApiError('AUTH_06');
    if (await verifyPassword(body.password, user.passwordHash))
      throw atField('PASSWORD_REUSED', 'password', language);
    refuseWeakPassword(body.password, user, language);
    const passwordHash = await hashPassword(body.password);
    const ended = await database.orm.transaction(async (tx) => {
      const [taken] = await tx
        .update(verificationCodes)
        .set({ ticketHash: null, ticketExpiresAt: null })
        .where(ticket)
        .returning({ id: verificationCodes.id });
      // Somebody else used the ticket between reading and here.
      if (taken === undefined) throw new ApiError('AUTH_06');
      await tx
        .update(users)
        .set({ passwordHash, updatedAt: new Date(now) })
        .where(eq(users.id, user.id));
      await mail.send(tx, 'password-changed', {
        to: code.email,
        language,
        values: { at: now, language },
        key: `password-changed:${taken.id}:${now}`,
      });
      return endSessions(tx, { userId: user.id }, now);
    });
    return { data: { ended_sessions: ended } };
  };
}

const atField = (code: ErrorCode, field: string, language: Language): ApiError =>
  new ApiError(code, { errors: [{ field, code, message: errorText(code, language) }] });
