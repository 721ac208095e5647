import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { sellers } from '../../db/schema/shop.ts';
import type { Services } from '../../services.ts';
import type { ValuesOf } from '../../mail/templates/all.ts';

type Told = Pick<ValuesOf<'shop-team-step'>, 'step' | 'person'> & {
  readonly sellerId: number;
  /** Of a member, or whoever keeps the shop. */
  readonly to: number | 'owner';
  readonly at: number;
};

/** Writes to one side what the other did: who came, who went. Whoever has no address any more is told nothing. */
export async function tellOfTeam(
  mail: Services['mail'],
  tx: Orm,
  { sellerId, to, step, person, at }: Told,
): Promise<void> {
  const [shop] = await tx
    .select({ name: sellers.name, owner: sellers.userId })
    .from(sellers)
    .where(eq(sellers.id, sellerId));
  const readerId = to === 'owner' ? (shop?.owner ?? 0) : to;
  const [reader] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, readerId));
  if (shop === undefined || reader === undefined || reader.email === null) return;
  await mail.send(tx, 'shop-team-step', {
    to: reader.email,
    language: reader.language,
    values: { step, shop: shop.name, person },
    key: `shop-team-step:${sellerId}:${step}:${readerId}:${person}:${at}`,
  });
}
