import type { users } from '../../db/schema/account.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import { hashPassword } from '../../account/passwords/passwords.ts';
import { type DemoAccount, demoAccounts } from '../demo-accounts.ts';
import { contractors, firstContractors } from '../content/contractors.ts';
import { designs } from '../content/designs/designs.ts';
import { firstSharers, sharers } from '../content/shares/people.ts';
import { text } from '../content/text.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';

/** Companies that sell designs, by their slugs. */
export const designSellers: ReadonlySet<string> = new Set(
  designs.flatMap(({ company }) => company ?? []),
);

type UserRow = typeof users.$inferInsert;

/** The drawn avatar with that number, counted from one; null while none is drawn. */
export function avatarOf(book: PictureBook, number: number, name: string): StoredPicture | null {
  if (!book.hasKind('avatar')) return null;
  return book.find({
    id: `avatar-${String(number).padStart(2, '0')}`,
    kinds: ['avatar'],
    tags: [String(number)],
    alt: text(`Ảnh đại diện của ${name}`, `Avatar of ${name}`, `${name} 프로필 그림`),
  });
}

/** Who came later and stands behind everybody, so that nobody's id moves. */
const later = demoAccounts.filter(({ role }) => role === 'shop-staff' || role === 'moderator');
/** Whose ids follow their order. */
const numbered = demoAccounts.filter((account) => !later.includes(account));

/** Ids after the demo accounts: the first contractors' people, the members who share their homes, whoever works in a shop, all others. */
export const contractorUserId = (index: number): number => {
  if (index === 0) return demoAccounts.findIndex((each) => each.role === 'contractor') + 1;
  if (index < firstContractors.length) return numbered.length + index;
  return laterUserId(later.length) + index - firstContractors.length;
};

export const sharerUserId = (index: number): number =>
  numbered.length + firstContractors.length + index + (index < firstSharers ? 0 : 1);

/** The first of those who came later stands behind the first who share their homes, the others behind all of them. */
const laterUserId = (at: number): number =>
  at === 0
    ? numbered.length + firstContractors.length + firstSharers
    : sharerUserId(sharers.length + at - 1);

/** The face drawn for whoever shares a home: those of the demo accounts stand behind the first of them. */
export const sharerAvatar = (
  book: PictureBook,
  index: number,
  name: string,
): StoredPicture | null =>
  avatarOf(book, index + 1 + (index < firstSharers ? 0 : numbered.length), name);

/** They wait for the demo admin. */
export const hasApplied = (index: number): boolean =>
  index >= firstContractors.length - 2 && index < firstContractors.length;

/** The members of the sample. Only demo accounts have a password; nobody can sign in as the others. */
export async function memberRows(book: PictureBook): Promise<UserRow[]> {
  const demo = await Promise.all(
    demoAccounts.map((account, index) =>
      demoRow(
        account,
        numbered.includes(account) ? index + 1 : laterUserId(later.indexOf(account)),
        book,
      ),
    ),
  );
  const companies = contractors.slice(1).map((contractor, index): UserRow => ({
    ...plain(
      contractorUserId(index + 1),
      contractor.person,
      `nhathau${index + 2}@hien.example`,
      'vi',
    ),
    roles: ['contractor'],
    businessKind: 'company',
    partner: [
      ...(hasApplied(index + 1) ? [] : ['construction' as const]),
      ...(designSellers.has(contractor.slug) ? ['design' as const] : []),
    ],
    avatar: null,
  }));
  const members = sharers.map((sharer, index): UserRow => ({
    ...plain(sharerUserId(index), sharer, `thanhvien${index + 1}@hien.example`, sharer.language),
    roles: ['customer'],
    businessKind: null,
    partner: [],
    avatar: sharerAvatar(book, index, sharer.firstName),
  }));
  return [...demo, ...companies, ...members];
}

function plain(
  id: number,
  person: { firstName: string; lastName: string },
  email: string,
  language: 'vi' | 'en' | 'ko',
) {
  const since = daysBefore(60 + id * 11);
  return {
    id,
    email,
    passwordHash: null,
    firstName: person.firstName,
    lastName: person.lastName,
    phone: null,
    language,
    membershipType: null,
    termsAcceptedAt: since,
    createdAt: since,
    updatedAt: since,
  } satisfies Partial<UserRow>;
}

async function demoRow(account: DemoAccount, id: number, book: PictureBook): Promise<UserRow> {
  const index = demoAccounts.indexOf(account);
  return {
    ...plain(id, account, account.email, account.language),
    passwordHash: await hashPassword(account.password),
    phone: `09000000${String(index + 1).padStart(2, '0')}`,
    roles: [account.userRole],
    businessKind: account.businessKind,
    partner: account.partner,
    // One is drawn for each that has a number.
    avatar: numbered.includes(account)
      ? avatarOf(book, firstSharers + index + 1, account.firstName)
      : null,
  };
}
