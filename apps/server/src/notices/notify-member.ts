import type { Actor, NoticeSubject } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { notices } from '../db/schema/orders.ts';
import { mailInto } from '../mail/mail.ts';
import type { ValuesOf } from '../mail/templates/all.ts';

/** Mails that tell one step of something, each under the subject of its notice. */
type Step =
  | 'item-sale-step'
  | 'moderation-step'
  | 'money-step'
  | 'points-step'
  | 'bid-step'
  | 'designer-step'
  | 'inquiry-step'
  | 'dispute-step'
  | 'place-step'
  | 'membership-step'
  | 'settlement-step'
  | 'paper-step'
  | 'shop-data-step'
  | 'shop-sales-step';

type Told<Name extends Step> = {
  readonly userId: number;
  /** As which of their roles; a buyer where nothing is said. */
  readonly to?: Actor;
  /** One notice and one mail per key, however often it is tried. */
  readonly key: string;
  readonly at: number;
  /** What stands in the inbox beside the title. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly mail: {
    readonly template: Name;
    readonly values: ValuesOf<Name> & { readonly about: NoticeSubject };
  };
};

/** News that belong to a member and to no order: written into the inbox, and mailed, with the change they tell of. */
export async function notifyMember<Name extends Step>(
  tx: Orm,
  { userId, to = 'buyer', key, at, values, mail }: Told<Name>,
): Promise<void> {
  const { about } = mail.values;
  const told = await tx
    .insert(notices)
    .values({ userId, about, to, values, key, at: new Date(at) })
    .onConflictDoNothing({ target: notices.key })
    .returning({ id: notices.id });
  if (told.length === 0) return;
  const [person] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  if (person === undefined || person.email === null) return;
  await mailInto(() => at).send(tx, mail.template, {
    to: person.email,
    language: person.language,
    key: `notice:${key}`,
    values: mail.values,
  });
}
