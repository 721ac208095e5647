import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Account } from '../account.ts';

/** Trades the code of Google, Apple or Facebook for who it is; AUTH_06 when the provider refuses it. */
export function exchangeSocialCode({ providers }: Account): Handler<'exchangeSocialCode'> {
  return async ({ body }) => {
    const person = await providers[body.login_method].exchange({
      code: body.code,
      codeVerifier: body.code_verifier,
      nonce: body.nonce,
      redirectUri: body.redirect_uri,
    });
    if (person === null) throw new ApiError('AUTH_06');
    return {
      data: {
        social_id: person.socialId,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        avatar: person.avatar,
        access_token: person.token,
      },
    };
  };
}
