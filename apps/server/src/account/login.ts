import { notices } from '@hien/domain';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import type { Account } from './account.ts';
import { verifyPassword } from './passwords.ts';
import { openSession } from './session-repository.ts';
import { type Credentials, findByEmail, findBySocialId } from './user-repository.ts';

type Body = Call<'loginUser'>['body'];
type SystemBody = Extract<Body, { login_method: 'system' }>;
type SocialBody = Exclude<Body, SystemBody>;

const isSystem = (body: Body): body is SystemBody => body.login_method === 'system';

/** Signs in with e-mail and password, or with the id a provider vouches for. */
export function loginUser(account: Account): Handler<'loginUser'> {
  return async ({ body, language, request }) => {
    if (isSystem(body)) return withPassword(account, body, request.ip);
    const user = await findBySocialId(account.database, body.login_method, body.social_id);
    // D52: the client registers after this answer, and signs in again.
    if (user === null)
      return { data: null, code: 'AUTH_10', message: notices['login.notRegistered'][language] };
    return withProvider(account, body, user, request.ip);
  };
}

async function withPassword(
  account: Account,
  body: SystemBody,
  address: string,
): Promise<Answer<'loginUser'>> {
  const email = body.email.trim().toLowerCase();
  await account.limit.check(address, email);
  const user = await findByEmail(account.database, email);
  if (
    !(await verifyPassword(body.password, user?.passwordHash ?? null)) ||
    user === null ||
    user.status === 'withdrawn'
  ) {
    await account.limit.failed(address, email);
    throw new ApiError('AUTH_13');
  }
  await account.limit.succeeded(address, email);
  return signIn(account, user);
}

/** An id alone proves nothing: without the provider's word nobody signs in with it. */
async function withProvider(
  account: Account,
  body: SocialBody,
  user: Credentials,
  address: string,
): Promise<Answer<'loginUser'>> {
  const subject = `${body.login_method} ${body.social_id}`;
  await account.limit.check(address, subject);
  const proof = await account.providers[body.login_method].prove(body.social_id, body.access_token);
  if (proof === 'not-configured') throw new ApiError('FORBIDDEN');
  if (proof === 'refused' || user.status === 'withdrawn') {
    await account.limit.failed(address, subject);
    throw new ApiError('AUTH_13');
  }
  return signIn(account, user);
}

async function signIn(account: Account, user: Credentials): Promise<Answer<'loginUser'>> {
  // Said only after the password fitted: nobody else learns that the account is stopped.
  if (user.status === 'suspended') throw new ApiError('AUTH_08');
  const { token, expiresAt } = await openSession(account.database, user.id, account.now());
  return { data: { token, expires_at: expiresAt.toISOString() } };
}
