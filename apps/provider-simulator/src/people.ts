import type { Method } from './outcomes.ts';

/** Somebody who has an account at every provider; the names are those of the demo members. */
export type Person = {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  /** `own`: another one at each provider; `taken`: a demo member has it, with a password, so registration fails. */
  readonly email: 'own' | 'taken' | 'none';
};

export const people: readonly Person[] = [
  { id: 'an', first: 'Thu An', last: 'Nguyễn', email: 'own' },
  { id: 'seoyeon', first: '서연', last: '이', email: 'own' },
  { id: 'hannah', first: 'Hannah', last: 'Miller', email: 'none' },
  { id: 'taken', first: 'Thu An', last: 'Nguyễn', email: 'taken' },
];

export const fullName = ({ first, last }: Person): string => `${last} ${first}`;

/** What a provider tells us. Zalo never does; Apple only a page that takes posts from it, which ours is not. */
export function emailAt(method: Method, { id, email }: Person): string | null {
  if (method === 'zalo' || method === 'apple' || email === 'none') return null;
  return email === 'taken' ? 'khach@hien.example' : `${id}.${method}@hien.example`;
}
