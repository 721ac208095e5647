import { fold } from '../search/fold.ts';
import { bareTaxCode } from './reviews.ts';

/** What tells whose company it is, whatever its name of the day. */
export type RegisteredCompany = {
  readonly id: number;
  readonly userId: number;
  readonly taxCode: string;
  /** The legal representative's name; null where nobody has said it. */
  readonly representative: string | null;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
};

/** By what a company is known to go on under another name. */
export const companyLines = ['tax-code', 'representative'] as const;
export type CompanyLine = (typeof companyLines)[number];

const letters = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z\d]+/gu, ' ')
    .trim();
const onlyDigits = (text: string): string => text.replaceAll(/\D/gu, '');
const digits = (phone: string): string => onlyDigits(phone).replace(/^84/u, '0');
const same = (a: string, b: string): boolean => a !== '' && a === b;

/**
 * Whether a company goes on where an older one stopped (docs/adr/0142): the same tax code, or the same legal representative.
 * Two people may bear one name, so a representative counts where account, phone, e-mail or office is the same too.
 */
export function companyLine(
  newer: RegisteredCompany,
  older: RegisteredCompany,
): CompanyLine | null {
  if (newer.id === older.id) return null;
  if (same(bareTaxCode(newer.taxCode), bareTaxCode(older.taxCode))) return 'tax-code';
  const isNamed = same(letters(newer.representative ?? ''), letters(older.representative ?? ''));
  const isReached =
    newer.userId === older.userId ||
    same(digits(newer.phone), digits(older.phone)) ||
    same(letters(newer.email), letters(older.email)) ||
    same(letters(newer.address), letters(older.address));
  return isNamed && isReached ? 'representative' : null;
}

/** An account to which money goes back, as its owner typed it. */
export type NamedAccount = { readonly bank: string; readonly account: string };

/**
 * The same as marks: two companies that share one have one owner. A representative stands with what else has to be the same.
 * Beside them the bank accounts that were named for repayments, by bank and digits: money that goes to one place is one owner's.
 */
export function ownerMarks({
  userId,
  taxCode,
  representative,
  phone,
  email,
  address,
  accounts,
}: Omit<RegisteredCompany, 'id'> & { readonly accounts: readonly NamedAccount[] }): string[] {
  const name = letters(representative ?? '');
  const reached = [digits(phone), letters(email), letters(address)].filter((one) => one !== '');
  const banks = accounts.map(({ bank, account }) => `bank ${letters(bank)} ${onlyDigits(account)}`);
  return [
    `tax ${bareTaxCode(taxCode)}`,
    `user ${userId}`,
    ...(name === '' ? [] : reached.map((one) => `representative ${name} ${one}`)),
    ...new Set(banks),
  ];
}

/** The earlier of two days of registration: a company grows no older or younger with a name. Days as `YYYY-MM-DD`. */
export const registeredFirst = (
  newer: string | null,
  older: string | null,
  by: CompanyLine,
): string | null => {
  if (by === 'representative' || older === null) return newer;
  return newer === null || older < newer ? older : newer;
};
