import { type Language, errorText } from '@hien/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../../http/api-error.ts';

/** What a password says about its owner, so that whoever knows them tries it first. */
export type Owner = {
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
};

/** Without case, accents and the width of letters: `Mật Khẩu` is tried as `mat khau`. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();

const letters = (text: string): string => folded(text).replace(/[^\p{L}]/gu, '');

/** The most used passwords of the world, and those of this country and this site. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .concat(
      ['matkhau', 'matkhau1', 'matkhau123', 'anhyeuem', 'emyeuanh', 'yeuanh', 'toiyeuem'],
      ['vietnam', 'vietnam1', 'saigon', 'hanoi123', 'hienvn', 'hien123', 'hien1234', 'hienhien'],
      ['123123a', 'a123456', 'asdasd', '1q2w3e4r5t', 'khongbiet', 'khongco', 'daugoi'],
    )
    .map(folded),
);

/** `aaaaaa`, `121212`, `123456`, `fedcba`: nothing to guess. */
function isPattern(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  const steps = [...text]
    .slice(1)
    .map((char, index) => (char.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0));
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) <= 1;
}

/** Whether the password is the owner's e-mail or name, alone or with up to four more signs. */
function isOwn(password: string, { email, firstName, lastName }: Owner): boolean {
  const text = folded(password);
  const [local = '', domain = ''] = folded(email ?? '').split('@');
  if (
    email !== null &&
    [`${local}@${domain}`, local, `${local}@${domain.split('.')[0]}`].includes(text)
  )
    return true;
  const names = [local, firstName, lastName, firstName + lastName, lastName + firstName].map(
    letters,
  );
  const core = letters(password);
  return core.length >= 2 && names.includes(core) && [...text].length - [...core].length <= 4;
}

/**
 * A password that is among the first anybody tries: a common one, a row of keys, the owner's e-mail or name. The
 * documents ask for six characters; this refuses those that guessing begins with.
 */
export function isWeakPassword(password: string, owner: Owner): boolean {
  const text = folded(password);
  return common.has(text) || isPattern(text) || isOwn(password, owner);
}

/** @throws {ApiError} PASSWORD_WEAK at `password`. */
export function refuseWeakPassword(password: string, owner: Owner, language: Language): void {
  if (!isWeakPassword(password, owner)) return;
  throw new ApiError('PASSWORD_WEAK', {
    errors: [
      { field: 'password', code: 'PASSWORD_WEAK', message: errorText('PASSWORD_WEAK', language) },
    ],
  });
}
