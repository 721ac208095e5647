import type { Language } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Account } from '../account.ts';
import { codeRefusal, compareCode, submitCode } from './codes.ts';
import { emailTaken, registrability } from './registrability.ts';

export type EmailProof = {
  readonly email: string;
  /** What was typed. */
  readonly code: string;
  readonly language: Language;
  /** `callerOf` the request. */
  readonly caller: string | null;
};

/**
 * Does the work of a registration for somebody who holds the code that was mailed (D80). A wrong code is counted
 * and refused; a work that fails leaves the code as it was, so that it can be tried again.
 * @throws {ApiError} AUTH_04, AUTH_06, or AUTH_01 when the e-mail may not register: said only after the right code. A
 * right code that has made the account before is AUTH_03: its owner can sign in.
 */
export async function withProvenEmail<Result>(
  { database, codeTries, now }: Account,
  { email, code, language, caller }: EmailProof,
  work: (tx: Orm) => Promise<Result>,
): Promise<Result> {
  await codeTries.attempt(caller, email);
  const compared = await compareCode(database, { email, purpose: 'sign-up', code });
  const at = now();
  let isRight = false;
  const proven = database.orm.transaction(async (tx) => {
    const tried = await submitCode(tx, compared, at);
    isRight = tried.ok || tried.used;
    if (!tried.ok) return tried;
    const state = await registrability(tx, email, at);
    if (!state.registrable) throw emailTaken(state, language);
    return { ok: true, result: await work(tx) } as const;
  });
  // A right code is no guess, whatever becomes of the form it came with.
  const outcome = await proven.finally(async () => {
    if (isRight) await codeTries.takeBack(caller, email);
  });
  if (outcome.ok) return outcome.result;
  if (outcome.used) {
    // The same form a second time: the first one has made the account.
    const state = await registrability(database.orm, email, at);
    if (!state.registrable)
      throw state.from === null ? new ApiError('AUTH_03') : emailTaken(state, language);
  }
  throw codeRefusal(outcome, language, 'verification_code');
}
