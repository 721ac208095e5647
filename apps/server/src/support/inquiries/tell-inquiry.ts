import { type InquiryRefusal, type Language, displayName } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { storedPage } from '../../notices/news-page.ts';
import { notifyMember } from '../../notices/notify-member.ts';

type Told = {
  readonly message: { readonly id: number; readonly senderId: number };
  readonly company: { readonly userId: number; readonly name: string };
  /** When, milliseconds. */
  readonly at: number;
};

type Refusal = { readonly reason: InquiryRefusal; readonly words: string };

const inAll = (say: (language: Language) => string) => ({
  vi: say('vi'),
  en: say('en'),
  ko: say('ko'),
});

const pageOf = ({ message }: Told) => storedPage({ of: 'inquiry', key: String(message.id) });

/** The member hears that a company does not take their job, and why. */
export const tellOfRefusal = (
  tx: Orm,
  { refusal, ...told }: Told & { readonly refusal: Refusal },
): Promise<void> =>
  // A company that wrote again after all may refuse a second time.
  tellMember(tx, told, {
    about: 'inquiry.refused',
    key: `inquiry.refused:${told.message.id}:${told.at}`,
    ...refusal,
  });

/** The member hears that the company has not answered for days, and what they can do. */
export const tellOfSilence = (tx: Orm, told: Told): Promise<void> =>
  tellMember(tx, told, {
    about: 'inquiry.overdue',
    key: `inquiry.overdue:${told.message.id}`,
    reason: null,
    words: '',
  });

/** The company hears that a member needs no answer any more. */
export const tellOfWithdrawal = (tx: Orm, told: Told): Promise<void> =>
  tellCompany(tx, told, 'inquiry.withdrawn');

/** The company hears that a member still waits for its answer. */
export const tellOfWaiting = (tx: Orm, told: Told): Promise<void> =>
  tellCompany(tx, told, 'inquiry.waits');

async function tellMember(
  tx: Orm,
  told: Told,
  {
    key,
    ...step
  }: {
    readonly about: 'inquiry.refused' | 'inquiry.overdue';
    readonly key: string;
    readonly reason: InquiryRefusal | null;
    readonly words: string;
  },
): Promise<void> {
  const { message, company, at } = told;
  await notifyMember(tx, {
    userId: message.senderId,
    to: 'member',
    key,
    at,
    values: { ...inAll(() => company.name), ...pageOf(told) },
    mail: {
      template: 'inquiry-step',
      values: { ...step, id: message.id, name: company.name },
    },
  });
}

async function tellCompany(
  tx: Orm,
  told: Told,
  about: 'inquiry.withdrawn' | 'inquiry.waits',
): Promise<void> {
  const { message, company, at } = told;
  const [sender] = await tx
    .select({ first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(eq(users.id, message.senderId));
  const [owner] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, company.userId));
  if (sender === undefined || owner === undefined) return;
  await notifyMember(tx, {
    userId: company.userId,
    to: 'company',
    key: `${about}:${message.id}`,
    at,
    values: { ...inAll((language) => displayName(sender, language)), ...pageOf(told) },
    mail: {
      template: 'inquiry-step',
      values: {
        about,
        id: message.id,
        name: displayName(sender, owner.language),
        reason: null,
        words: '',
      },
    },
  });
}
