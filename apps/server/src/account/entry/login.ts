import { type Language, errorText, notices } from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';
import { callerOf } from '../../http/network/caller.ts';
import type { Answer, Call, Handler } from '../../http/handler.ts';
import type { Account } from '../account.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { emailOf } from '../email.ts';
import { secondStep } from '../second-factor/second-factor.ts';
import { openSession, openTicket } from '../session-repository.ts';
import { enter } from '../standing.ts';
import { type Credentials, findByEmail, findBySocialId } from '../user-repository.ts';

type Body = Call<'loginUser'>['body'];
type SystemBody = Extract<Body, { login_method: 'system' }>;
type SocialBody = Exclude<Body, SystemBody>;

/** Where a sign-in comes from and in which language it is answered. */
type From = { readonly caller: string | null; readonly language: Language };

const isSystem = (body: Body): body is SystemBody => body.login_method === 'system';

/** Signs in with e-mail and password, or with the id a provider vouches for. */
export function loginUser(account: Account): Handler<'loginUser'> {
  return async ({ body, language, request }) => {
    if (isSystem(body)) return withPassword(account, body, { caller: callerOf(request), language });
    const user = await findBySocialId(account.database, body.login_method, body.social_id);
    // D52: the client registers after this answer, and signs in again.
    if (user === null)
      return { data: null, code: 'AUTH_10', message: notices['login.notRegistered'][language] };
    return withProvider(account, body, user, { caller: callerOf(request), language });
  };
}

async function withPassword(
  account: Account,
  body: SystemBody,
  { caller, language }: From,
): Promise<Answer<'loginUser'>> {
  const email = emailOf(body.email);
  await account.limit.attempt(caller, email);
  const user = await findByEmail(account.database.orm, email);
  if (
    !(await verifyPassword(body.password, user?.passwordHash ?? null)) ||
    user === null ||
    user.status === 'withdrawn'
  )
    throw new ApiError('AUTH_13');
  await account.limit.gotIn(caller, email);
  return signIn(account, user, language);
}

/** An id alone proves nothing: without the provider's word nobody signs in with it. */
async function withProvider(
  account: Account,
  body: SocialBody,
  user: Credentials,
  { caller, language }: From,
): Promise<Answer<'loginUser'>> {
  const subject = `${body.login_method} ${body.social_id}`;
  await account.limit.attempt(caller, subject);
  const proof = await account.providers[body.login_method].prove(body.social_id, body.access_token);
  if (proof === 'refused' || (typeof proof === 'object' && user.status === 'withdrawn'))
    throw new ApiError('AUTH_13');
  await account.limit.gotIn(caller, subject);
  if (proof === 'not-configured') throw new ApiError('FORBIDDEN');
  return signIn(account, user, language);
}

async function signIn(
  account: Account,
  user: Credentials,
  language: Language,
): Promise<Answer<'loginUser'>> {
  const now = account.now();
  return account.database.orm.transaction(async (tx) => {
    await enter(tx, user.id, now, language);
    const step = await secondStep(tx, user, account.staffNeedSecondFactor);
    if (step !== null) {
      const { token, expiresAt } = await openTicket(tx, user.id, now);
      return {
        data: null,
        code: 'SECOND_FACTOR',
        message: errorText('SECOND_FACTOR', language),
        second_factor: { step, ticket: token, expires_at: expiresAt.toISOString() },
      };
    }
    const { token, expiresAt } = await openSession(tx, user.id, now);
    return { data: { token, expires_at: expiresAt.toISOString() } };
  });
}
