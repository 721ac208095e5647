/** Somebody who has an account at every provider; the names are those of the demo members. */
export type Person = {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly email: string | null;
};

export const people: readonly Person[] = [
  { id: 'an', first: 'Thu An', last: 'Nguyễn', email: 'an.provider@hien.example' },
  { id: 'seoyeon', first: '서연', last: '이', email: 'seoyeon.provider@hien.example' },
  { id: 'hannah', first: 'Hannah', last: 'Miller', email: null },
  /** Its e-mail belongs to a demo member with a password: registration fails. */
  { id: 'taken', first: 'Thu An', last: 'Nguyễn', email: 'khach@hien.example' },
];

export const fullName = ({ first, last }: Person): string => `${last} ${first}`;
