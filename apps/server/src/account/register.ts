import { errorText } from '@hien/domain';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import type { Account } from './account.ts';
import { hashPassword } from './passwords.ts';
import { type NewUser, insertUser } from './user-repository.ts';

type Body = Call<'registerUser'>['body'];
type SystemBody = Extract<Body, { login_method: 'system' }>;
type SocialBody = Exclude<Body, SystemBody>;

const isSystem = (body: Body): body is SystemBody => body.login_method === 'system';

/** Registers a customer by e-mail or with a provider's data. */
export function registerUser(account: Account): Handler<'registerUser'> {
  return async ({ body, language }) => {
    const createdAt = new Date(account.now());
    const user = isSystem(body)
      ? await bySystem(body, language, createdAt)
      : await byProvider(account, body, language, createdAt);
    const id = await insertUser(account.database, user);
    if (id === null) throw taken(language);
    const data: Answer<'registerUser'>['data'] = {
      id,
      user_type: 'customer',
      login_method: user.loginMethod,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
    };
    return { data };
  };
}

const taken = (language: Call<'registerUser'>['language']): ApiError =>
  new ApiError('AUTH_01', {
    errors: [{ field: 'email', code: 'AUTH_01', message: errorText('AUTH_01', language) }],
  });

async function bySystem(
  body: SystemBody,
  language: NewUser['language'],
  createdAt: Date,
): Promise<NewUser> {
  if (body.password !== body.confirm_password) {
    throw new ApiError('AUTH_07', {
      errors: [
        { field: 'confirm_password', code: 'AUTH_07', message: errorText('AUTH_07', language) },
      ],
    });
  }
  return {
    email: body.email.trim().toLowerCase(),
    passwordHash: await hashPassword(body.password),
    loginMethod: 'system',
    socialId: null,
    firstName: clean(body.first_name),
    lastName: clean(body.last_name),
    phone: body.phone ?? null,
    language,
    marketingConsentAt: body.marketing_consent === true ? createdAt : null,
    createdAt,
  };
}

async function byProvider(
  account: Account,
  body: SocialBody,
  language: NewUser['language'],
  createdAt: Date,
): Promise<NewUser> {
  // An id nobody vouches for would let anyone take another person's place at the provider.
  const proof = await account.providers[body.login_method].prove(body.social_id, body.access_token);
  if (proof !== 'proven') throw new ApiError('AUTH_08', { status: 422 });
  return {
    email: body.email?.trim().toLowerCase() ?? null,
    passwordHash: null,
    loginMethod: body.login_method,
    socialId: body.social_id,
    firstName: clean(body.first_name),
    lastName: clean(body.last_name),
    phone: null,
    language,
    marketingConsentAt: null,
    createdAt,
  };
}

/** Names are kept as written, in NFC and without spaces around. */
const clean = (name: string): string => name.normalize('NFC').trim();
