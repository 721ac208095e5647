import type { Language } from '../language/language.ts';

/** The stored fields; Zalo and Apple members have an empty last name. */
export type PersonName = { readonly first_name: string; readonly last_name: string };

const hangul = /^[\uAC00-\uD7A3]+$/;

/** The derived full name of the documents: first name, then last name. */
export function fullName(name: PersonName): string {
  return [name.first_name, name.last_name]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * The name as it is said: Vietnamese and Korean put the family name first, and a Korean name in Hangul
 * has no space. Stored fields stay as they are (3.1).
 */
export function displayName(name: PersonName, language: Language): string {
  const first = name.first_name.trim();
  const last = name.last_name.trim();
  if (first === '' || last === '') return first || last;
  if (hangul.test(first) && hangul.test(last)) return `${last}${first}`;
  return language === 'en' ? `${first} ${last}` : `${last} ${first}`;
}

/** The name beside what somebody wrote for everybody to read: enough to know them again, too little to find them. */
export function publicName(name: PersonName): string {
  const first = name.first_name.trim();
  const last = name.last_name.trim();
  if (first === '' || last === '') return first || last;
  if (hangul.test(first) && hangul.test(last)) return `${last}${'*'.repeat(first.length)}`;
  return `${first} ${last[0]?.toUpperCase() ?? ''}.`;
}

/** What a member is called where a name would tell too much: `TV-000123`. */
export const memberNumber = (id: number): string => `TV-${String(id).padStart(6, '0')}`;
