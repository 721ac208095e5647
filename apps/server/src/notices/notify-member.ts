import type { Actor, OrderNotice } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { notices } from '../db/schema/orders.ts';
import { mailInto } from '../mail/mail.ts';
import type { ValuesOf } from '../mail/templates/all.ts';

type Told = {
  readonly userId: number;
  /** As which of their roles; a buyer where nothing is said. */
  readonly to?: Actor;
  /** One notice and one mail per key, however often it is tried. */
  readonly key: string;
  readonly at: number;
  /** What stands in the inbox beside the title. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly mail:
    | { readonly template: 'money-step'; readonly values: ValuesOf<'money-step'> }
    | { readonly template: 'points-step'; readonly values: ValuesOf<'points-step'> }
    | { readonly template: 'bid-step'; readonly values: ValuesOf<'bid-step'> }
    | { readonly template: 'place-step'; readonly values: ValuesOf<'place-step'> }
    | { readonly template: 'membership-step'; readonly values: ValuesOf<'membership-step'> }
    | { readonly template: 'settlement-step'; readonly values: ValuesOf<'settlement-step'> };
};

/** News that belong to a member and to no order: written into the inbox, and mailed, with the change they tell of. */
export async function notifyMember(
  tx: Orm,
  { userId, to = 'buyer', key, at, values, mail }: Told,
): Promise<void> {
  const about: OrderNotice = mail.values.about;
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
  const { send } = mailInto(() => at);
  const envelope = { to: person.email, language: person.language, key: `notice:${key}` };
  if (mail.template === 'money-step')
    await send(tx, mail.template, { ...envelope, values: mail.values });
  else if (mail.template === 'bid-step')
    await send(tx, mail.template, { ...envelope, values: mail.values });
  else if (mail.template === 'place-step')
    await send(tx, mail.template, { ...envelope, values: mail.values });
  else if (mail.template === 'membership-step')
    await send(tx, mail.template, { ...envelope, values: mail.values });
  else if (mail.template === 'settlement-step')
    await send(tx, mail.template, { ...envelope, values: mail.values });
  else await send(tx, mail.template, { ...envelope, values: mail.values });
}
