import { cleanPhone, errorText, isVietnamesePhone } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { callerOf } from '../../http/network/caller.ts';
import type { Answer, Call, Handler } from '../../http/handler.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Account } from '../account.ts';
import { recordConsents, signUpConsents } from './consents.ts';
import { emailOf } from '../email.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { withProvenEmail } from './prove-email.ts';
import { emailTaken, registrability } from './registrability.ts';
import { type NewUser, insertUser } from '../user-repository.ts';
import { type Owner, refuseWeakPassword } from '../passwords/weak-password.ts';

type RegisterCall = Call<'registerUser'>;
type Body = RegisterCall['body'];
type SystemBody = Extract<Body, { login_method: 'system' }>;
type SocialBody = Exclude<Body, SystemBody>;
type Registered = NewUser & { readonly id: number };

const isSystem = (body: Body): body is SystemBody => body.login_method === 'system';

/** Registers a customer by e-mail or with a provider's data. */
export function registerUser(account: Account): Handler<'registerUser'> {
  return async (call) => {
    const { body } = call;
    const user = isSystem(body)
      ? await bySystem(account, body, call)
      : await byProvider(account, body, call);
    const data: Answer<'registerUser'>['data'] = {
      id: user.id,
      user_type: 'customer',
      login_method: user.loginMethod,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
    };
    return { data };
  };
}

async function bySystem(
  account: Account,
  body: SystemBody,
  { language, request }: RegisterCall,
): Promise<Registered> {
  checkPasswords(body, language);
  refuseWeakPassword(body.password, ownerOf(body), language);
  const marketing = body.marketing_consent === true;
  const user = await newMember(
    account,
    { ...body, phone: phoneOf(body.phone, language) },
    language,
  );
  const consents = await signUpConsents(account.database, { marketing }, account.now());
  const proof = {
    email: user.email,
    code: body.verification_code,
    language,
    caller: callerOf(request),
  };
  return withProvenEmail(account, proof, async (tx) => {
    const id = await insertUser(tx, user);
    if (id === null) throw emailTaken(null, language);
    await recordConsents(tx, id, consents, account.now());
    return { ...user, id };
  });
}

/** Whose password it will be. */
export const ownerOf = (person: Pick<Person, 'email' | 'first_name' | 'last_name'>): Owner => ({
  email: person.email,
  firstName: person.first_name,
  lastName: person.last_name,
});

type Person = {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly marketing_consent?: boolean | undefined;
};

/** Somebody who registers with an e-mail and a password of their own. */
export async function newMember(
  account: Account,
  person: Person,
  language: RegisterCall['language'],
): Promise<NewUser & { readonly email: string }> {
  const createdAt = new Date(account.now());
  return {
    email: emailOf(person.email),
    passwordHash: await hashPassword(person.password),
    loginMethod: 'system',
    socialId: null,
    firstName: clean(person.first_name),
    lastName: clean(person.last_name),
    phone: person.phone,
    language,
    marketingConsentAt: person.marketing_consent === true ? createdAt : null,
    createdAt,
  };
}

/** @throws {ApiError} AUTH_14 for a number nobody here can have. */
function phoneOf(typed: string | undefined, language: RegisterCall['language']): string | null {
  const phone = cleanPhone(typed ?? '');
  if (phone === '') return null;
  if (!isVietnamesePhone(phone)) throw refusedField('AUTH_14', language, 'phone');
  return phone;
}

/** @throws {ApiError} AUTH_07 at the second password. */
export function checkPasswords(
  body: { readonly password: string; readonly confirm_password: string },
  language: RegisterCall['language'],
): void {
  if (body.password === body.confirm_password) return;
  throw new ApiError('AUTH_07', {
    errors: [
      { field: 'confirm_password', code: 'AUTH_07', message: errorText('AUTH_07', language) },
    ],
  });
}

async function byProvider(
  account: Account,
  body: SocialBody,
  { language, request }: RegisterCall,
): Promise<Registered> {
  // An id nobody vouches for would let anyone take another person's place at the provider.
  const proof = await account.providers[body.login_method].prove(body.social_id, body.access_token);
  if (typeof proof === 'string') throw new ApiError('AUTH_08', { status: 422 });
  const at = account.now();
  const user: NewUser = {
    email: body.email === null ? null : emailOf(body.email),
    passwordHash: null,
    loginMethod: body.login_method,
    socialId: body.social_id,
    firstName: clean(body.first_name),
    lastName: clean(body.last_name),
    phone: null,
    language,
    marketingConsentAt: body.marketing_consent === true ? new Date(at) : null,
    createdAt: new Date(at),
  };
  const consents = await signUpConsents(
    account.database,
    { marketing: body.marketing_consent === true },
    at,
  );
  const write = async (tx: Orm): Promise<Registered> => {
    const id = await insertUser(tx, user);
    if (id === null) throw emailTaken(null, language);
    await recordConsents(tx, id, consents, at);
    return { ...user, id };
  };
  const { email } = user;
  const vouched = proof.email === null ? null : emailOf(proof.email);
  if (email === null || email === vouched)
    return account.database.orm.transaction(async (tx) => {
      const state = email === null ? null : await registrability(tx, email, at);
      if (state !== null && !state.registrable) throw emailTaken(state, language);
      return write(tx);
    });
  // Nobody takes an address they cannot read: the provider has not vouched for it, so the mailed code has to.
  const code = body.verification_code;
  if (code === undefined) throw refusedField('AUTH_04', language, 'verification_code');
  return withProvenEmail(account, { email, code, language, caller: callerOf(request) }, write);
}

/** Names are kept as written, in NFC and without spaces around. */
const clean = (name: string): string => name.normalize('NFC').trim();
