import { and, eq } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../account/passwords/passwords.ts';
import type { AttemptLimit } from '../http/limits/attempt-limit.ts';
import { endSessions } from '../account/session-repository.ts';
import { refuseWeakPassword } from '../account/passwords/weak-password.ts';
import { users } from '../db/schema/account.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf } from '../http/network/caller.ts';
import type { Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';

/** Changes the password and ends every other session. Wrong guesses count like failed sign-ins. */
export function changePassword(
  { database, now, mail }: Services,
  limit: AttemptLimit,
): Handler<'changePassword'> {
  return async (call) => {
    const { body, language, request } = call;
    const member = await call.signedIn();
    if (body.password !== body.confirm_password) throw refusedField('AUTH_07', language);
    const subject = `password ${member.userId}`;
    const caller = callerOf(request);
    await limit.attempt(caller, subject);
    const [user] = await database.orm
      .select({
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        hash: users.passwordHash,
      })
      .from(users)
      .where(eq(users.id, member.userId));
    if (user === undefined || !(await verifyPassword(body.old_password, user.hash)))
      throw refusedField('AUTH_09', language);
    await limit.gotIn(caller, subject);
    if (await verifyPassword(body.password, user.hash))
      throw refusedField('PASSWORD_REUSED', language);
    refuseWeakPassword(body.password, user, language);
    const passwordHash = await hashPassword(body.password);
    const at = new Date(now());
    const ended = await database.orm.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set({ passwordHash, updatedAt: at })
        // Two at once: the second finds another password than the one it proved.
        .where(and(eq(users.id, member.userId), eq(users.passwordHash, user.hash ?? '')))
        .returning({ id: users.id });
      if (changed.length === 0) throw new ApiError('CONFLICT', { status: 422 });
      if (user.email !== null)
        await mail.send(tx, 'password-changed', {
          to: user.email,
          language: member.language,
          values: { at: at.getTime(), language: member.language },
          key: `password-changed:${member.userId}:${at.getTime()}`,
        });
      return endSessions(tx, { userId: member.userId, but: member.sessionId }, at.getTime());
    });
    return { data: { ended } };
  };
}
