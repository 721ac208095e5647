import { type Language, errorText, formatDate, mayRegisterAgain } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import type { LoginMethod } from '../../db/schema/account.ts';
import { ApiError } from '../../http/api-error.ts';
import { leftKey, mayReturnAt, whenLeft } from './left-accounts.ts';
import { findByEmail } from '../user-repository.ts';

/** An e-mail that may not register: `from` says since when again, for one that left; else it is taken. */
export type Taken =
  | { readonly registrable: false; readonly from: number }
  | { readonly registrable: false; readonly from: null; readonly method: LoginMethod };

export type Registrable = { readonly registrable: true } | Taken;

/** The same e-mail may come back six months after it left (spec). */
export async function registrability(tx: Orm, email: string, now: number): Promise<Registrable> {
  const user = await findByEmail(tx, email);
  if (user !== null && user.status !== 'withdrawn')
    return { registrable: false, from: null, method: user.loginMethod };
  // The row of who left holds no e-mail any more: a hash of it tells.
  const withdrawnAt = user?.withdrawnAt?.getTime() ?? (await whenLeft(tx, leftKey('email', email)));
  if (withdrawnAt === null || mayRegisterAgain({ withdrawnAt }, now)) return { registrable: true };
  return { registrable: false, from: mayReturnAt(withdrawnAt) };
}

const leftLately: Readonly<Record<Language, (day: string) => string>> = {
  vi: (day) => `Tài khoản của email này đã được xóa. Có thể đăng ký lại từ ${day}.`,
  en: (day) => `The account of this email was deleted. It can register again from ${day}.`,
  ko: (day) => `이 이메일의 계정은 탈퇴 처리되었습니다. ${day}부터 다시 가입할 수 있습니다.`,
};

/** AUTH_01 at the e-mail, with the day from which it may come back. */
export function emailTaken(state: Taken | null, language: Language): ApiError {
  const message =
    state?.from == null
      ? errorText('AUTH_01', language)
      : leftLately[language](formatDate(state.from, 'date', language));
  return new ApiError('AUTH_01', {
    said: message,
    errors: [{ field: 'email', code: 'AUTH_01', message }],
  });
}
