import { fold } from '../search/fold.ts';

const prefixes =
  /^(cong ty|cty|doanh nghiep|ho kinh doanh|hkd|dntn)\b|\b(trach nhiem huu han|tnhh|co phan|cp|mtv|mot thanh vien|tu nhan|ltd|co|jsc|company|limited)\b/g;

/** `CÔNG TY TNHH Nội Thất An Gia` and `NOI THAT AN GIA` are one name: bank names come without accents (D92). */
export function companyCore(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(prefixes, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the account belongs to the company, as far as names can tell. */
export function holderMatches(accountHolder: string, company: string): boolean {
  const core = companyCore(company);
  return core !== '' && companyCore(accountHolder) === core;
}

const wordsOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')
    .toSorted()
    .join(' ');

/**
 * Whether an account may be in the name of this person, as far as names can tell: banks write them without accents, and
 * foreign ones in either order. A name in another script than the banks' tells nothing.
 */
export function holderIsPerson(
  accountHolder: string,
  name: { readonly first_name: string; readonly last_name: string },
): boolean {
  const person = wordsOf(`${name.last_name} ${name.first_name}`);
  const holder = wordsOf(accountHolder);
  if (person === '' || holder === '') return false;
  return holder === person || !/^[a-z ]+$/.test(person);
}
