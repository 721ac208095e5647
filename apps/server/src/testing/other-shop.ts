import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { shopAccounts } from '../db/schema/shop-account.ts';
import { sellers } from '../db/schema/shop.ts';

/** The address of another seller than the fixture's, with the same password. */
export const otherSeller = 'shop-khac@hien.example';

/**
 * Another seller, who has no shop yet; call it after `plant`.
 * @returns their id.
 */
export async function plantOtherSeller({ orm }: Database): Promise<number> {
  const [seller] = await orm.select().from(users).where(eq(users.email, 'ban-hang@hien.example'));
  if (seller === undefined) throw new Error('The fixture has no seller: plant it first.');
  const { passwordHash, partner, roles, businessKind } = seller;
  const [other] = await orm
    .insert(users)
    .values({
      email: otherSeller,
      passwordHash,
      firstName: 'Bình',
      lastName: 'Lê',
      partner,
      roles,
      businessKind,
    })
    .returning({ id: users.id });
  return other?.id ?? 0;
}

/**
 * A shop that is not the caller's; without an owner, nobody signs in to it.
 * @returns its id.
 */
export async function plantOtherShop({ orm }: Database, userId?: number): Promise<number> {
  const [shop] = await orm
    .insert(sellers)
    .values({
      userId,
      slug: 'shop-khac',
      name: 'Shop khác',
      companyName: 'Shop khác',
      registrationNumber: '0312345678',
      taxCode: '0312345678',
      address: 'Huế',
      phone: '02343822222',
      email: otherSeller,
    })
    .returning({ id: sellers.id });
  const sellerId = shop?.id ?? 0;
  // Staff saw its papers: it may sell.
  await orm.insert(shopAccounts).values({ sellerId, verifiedAt: new Date('2024-05-04T00:00:00Z') });
  return sellerId;
}
