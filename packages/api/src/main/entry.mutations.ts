import { unwrapData } from './envelope.ts';
import { mainApi } from './client.ts';
import type {
  BusinessRegistration,
  CodeCheck,
  CodeRequest,
  CodeSent,
  EndedSessions,
  PasswordReset,
  RegisteredBusiness,
  ResetTicket,
} from './generated/types.ts';

/** Registers a business, which then waits for a review. Does not sign in. */
export function registerBusiness(body: BusinessRegistration): Promise<RegisteredBusiness> {
  return unwrapData(mainApi.POST('/app/auth/register-business', { body }));
}

/** Has a code mailed. Answers alike for every e-mail; throws `ApiError` RATE_LIMITED with the seconds to wait. */
export function sendVerificationCode(body: CodeRequest): Promise<CodeSent> {
  return unwrapData(mainApi.POST('/app/auth/send-verification-code', { body }));
}

/** Trades the code of a forgotten password for a ticket. Throws AUTH_04 or AUTH_06. Keep the ticket in memory alone. */
export function verifyResetCode(body: CodeCheck): Promise<ResetTicket> {
  return unwrapData(mainApi.POST('/app/auth/verify-code', { body }));
}

/** Sets a new password with the ticket; every session of the member ends. */
export function resetPassword(body: PasswordReset): Promise<EndedSessions> {
  return unwrapData(mainApi.POST('/app/auth/reset-password', { body }));
}
