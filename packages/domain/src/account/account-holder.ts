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
