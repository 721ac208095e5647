import { shopRoleOf } from '@hien/domain';
import { ApiError } from '../http/api-error.ts';
import type { Handler, Handlers } from '../http/handler.ts';
import { bearerToken } from '../http/member.ts';
import type { Account } from './account.ts';
import { loginUser } from './entry/login.ts';
import { profileOf } from './profile.ts';
import { registerUser } from './entry/register.ts';
import { registerBusiness } from './entry/register-business.ts';
import { resetPassword, verifyCode } from './passwords/reset-password.ts';
import { sendVerificationCode } from './entry/send-code.ts';
import { proveStaff, setUpSecondFactor } from './second-factor/second-factor-handlers.ts';
import { commerceToken } from './session-repository.ts';
import { exchangeSocialCode } from './social/exchange-code.ts';
import { hintMember } from '../http/network/member-hint.ts';
import { signOut } from './entry/sign-out.ts';
import { findProfile } from './user-repository.ts';

export function accountHandlers(account: Account) {
  return {
    loginUser: loginUser(account),
    registerUser: registerUser(account),
    registerBusiness: registerBusiness(account),
    sendVerificationCode: sendVerificationCode(account),
    verifyCode: verifyCode(account),
    resetPassword: resetPassword(account),
    setUpSecondFactor: setUpSecondFactor(account),
    proveSecondFactor: proveStaff(account),
    signOut: signOut(account),
    listProviders: listProviders(account),
    getCommerceTokens: getCommerceTokens(account),
    getProfile: getProfile(account),
    exchangeSocialCode: exchangeSocialCode(account),
    exchangeZaloCode: exchangeZaloCode(account),
    getZaloMe: getZaloMe(account),
  } satisfies Partial<Handlers>;
}

function listProviders({ providers, socialSimulated }: Account): Handler<'listProviders'> {
  const methods = ['google', 'facebook', 'apple', 'zalo'] as const;
  return async () => ({
    data: {
      items: methods.map((method) => {
        const { clientId, authorizeUrl } = providers[method];
        return {
          method,
          configured: clientId !== null,
          client_id: clientId,
          authorize_url: authorizeUrl,
          simulated: socialSimulated && clientId !== null,
        };
      }),
    },
  });
}

function getProfile({ database }: Account): Handler<'getProfile'> {
  return async ({ signedIn, language, request, reply }) => {
    const member = await signedIn();
    const user = await findProfile(database, member.userId);
    if (user === null) return { data: null };
    hintMember(request, reply);
    return { data: profileOf(user, language) };
  };
}

function getCommerceTokens({ database }: Account): Handler<'getCommerceTokens'> {
  return async ({ signedIn, request }) => {
    const member = await signedIn();
    const token = bearerToken(request.headers.authorization);
    const user = await findProfile(database, member.userId);
    if (token === null || user === null) throw new ApiError('UNAUTHENTICATED');
    const session = {
      token,
      sessionId: member.sessionId,
      userId: member.userId,
      expiresAt: member.tokenExpiresAt,
    };
    return {
      data: {
        commerce_token: await commerceToken(database, session, 'commerce'),
        commerce_partner_token:
          shopRoleOf(user) === null ? null : await commerceToken(database, session, 'partner'),
      },
    };
  };
}

function exchangeZaloCode({ zalo }: Account): Handler<'exchangeZaloCode'> {
  return async ({ body }) => {
    const token = (await zalo?.exchange(body.code, body.code_verifier)) ?? null;
    if (token === null) throw new ApiError('AUTH_06');
    return { data: { access_token: token } };
  };
}

function getZaloMe({ zalo }: Account): Handler<'getZaloMe'> {
  return async ({ query }) => {
    const me = (await zalo?.me(query.access_token)) ?? null;
    if (me === null) throw new ApiError('AUTH_06');
    return { data: me };
  };
}
