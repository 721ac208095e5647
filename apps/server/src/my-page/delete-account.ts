import {
  deleteAccountSchema,
  deleteSocialAccountSchema,
  formatDate,
  isSocialLogin,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import { leftKey, mayReturnAt, rememberLeaving } from '../account/entry/left-accounts.ts';
import { verifyPassword } from '../account/passwords/passwords.ts';
import { holdMember } from '../cart/cart-rows.ts';
import type { AttemptLimit } from '../http/limits/attempt-limit.ts';
import { endSessions } from '../account/session-repository.ts';
import { sessions, users } from '../db/schema/account.ts';
import type { Orm } from '../db/database.ts';
import { leavingReasons } from '../db/schema/my-page.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf } from '../http/network/caller.ts';
import { readForm } from '../http/form.ts';
import type { Call, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';
import { findBusiness } from '../account/business/business-repository.ts';
import { forgetAvatar } from './avatar.ts';
import { isMoneyOpen } from './open-money.ts';
import { formerMember, personalData } from './personal-data.ts';

type Account = typeof users.$inferSelect;

/** How old a session may be that stands for a fresh sign-in. */
const freshMs = 10 * 60_000;

/** Withdraws the account and erases what is personal (D85). */
export function deleteAccount(services: Services, limit: AttemptLimit): Handler<'deleteAccount'> {
  const { database, now, mail } = services;
  return async (call) => {
    const member = await call.signedIn();
    const [account] = await database.orm.select().from(users).where(eq(users.id, member.userId));
    if (account === undefined) throw new ApiError('UNAUTHENTICATED');
    const { reason } = isSocialLogin(account.loginMethod)
      ? readForm(deleteSocialAccountSchema, call.body, call.language)
      : readForm(deleteAccountSchema, call.body, call.language);
    // Goods of theirs are on sale, and buyers have rights.
    if (account.partner.includes('commerce')) throw new ApiError('PARTNERSHIP_OPEN');
    await proveFresh(services, limit, call, account, member.sessionId);
    const at = new Date(now());
    const mayReturn = mayReturnAt(at.getTime());
    await database.orm.transaction(async (tx) => {
      // Held as a checkout holds its member: no order is placed meanwhile, and a second press waits for the first.
      if ((await holdMember(tx, account.id)) === 'withdrawn') throw new ApiError('UNAUTHENTICATED');
      if (await isMoneyOpen(tx, account.id)) throw new ApiError('ORDERS_OPEN');
      await withdraw(tx, account, at);
      if (reason !== '') {
        const memberYears = Math.floor(
          (at.getTime() - account.createdAt.getTime()) / (365.25 * 86_400_000),
        );
        await tx.insert(leavingReasons).values({ reason, memberYears, createdAt: at });
      }
      if (account.email !== null)
        await mail.send(tx, 'account-left', {
          to: account.email,
          language: account.language,
          values: {
            email: account.email,
            mayReturn: formatDate(mayReturn, 'date', account.language),
          },
          key: `account-left:${account.id}`,
        });
    });
    return {
      data: {
        withdrawn_at: at.toISOString(),
        may_return_at: new Date(mayReturn).toISOString(),
      },
    };
  };
}

/** The password again; after a social sign-in, which has none, a session that has just begun. */
async function proveFresh(
  { database, now }: Services,
  limit: AttemptLimit,
  { body, language, request }: Call<'deleteAccount'>,
  account: Account,
  sessionId: number,
): Promise<void> {
  if (isSocialLogin(account.loginMethod)) {
    const [session] = await database.orm
      .select({ createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    const age = now() - (session?.createdAt.getTime() ?? 0);
    if (age > freshMs) throw new ApiError('SIGN_IN_AGAIN');
    return;
  }
  const subject = `password ${account.id}`;
  const caller = callerOf(request);
  await limit.attempt(caller, subject);
  if (!(await verifyPassword(body.password ?? '', account.passwordHash)))
    throw refusedField('AUTH_09', language, 'password');
  await limit.gotIn(caller, subject);
}

/** The row stays, because orders and invoices point at it; nothing in it says who it was. */
async function withdraw(tx: Orm, account: Account, at: Date): Promise<void> {
  const business = await findBusiness(tx, account.id);
  const number = business?.sent.registration_number ?? '';
  await rememberLeaving(
    tx,
    [
      ...(account.email === null ? [] : [leftKey('email', account.email)]),
      ...(number === '' ? [] : [leftKey('registration', number)]),
    ],
    at,
  );
  const person = { userId: account.id, email: account.email };
  for (const { erase } of personalData) if (erase !== null) await tx.execute(erase(person));
  await tx
    .update(users)
    .set({
      status: 'withdrawn',
      withdrawnAt: at,
      updatedAt: at,
      email: null,
      passwordHash: null,
      firstName: formerMember,
      lastName: '',
      phone: null,
      avatar: null,
      marketingConsentAt: null,
      roles: ['customer'],
      businessKind: null,
      partner: [],
    })
    .where(eq(users.id, account.id));
  if (account.avatar !== null) await forgetAvatar(tx, account.avatar, at);
  await endSessions(tx, { userId: account.id }, at.getTime());
}
