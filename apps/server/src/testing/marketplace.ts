import { eq, sql } from 'drizzle-orm';
import { tokenHash } from '../http/tokens.ts';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/schema/account.ts';
import { cartLines } from '../db/schema/cart.ts';
import { addresses } from '../db/schema/my-page.ts';
import { pointLots, userCoupons } from '../db/schema/rewards.ts';
import { productOptions, products } from '../db/schema/shop.ts';
import { plant } from './fixtures.ts';
import { testNow, text } from './fixture-values.ts';

const day = 86_400_000;

/** Somebody who can buy right away. */
export type Buyer = {
  readonly userId: number;
  /** Of the commerce API. */
  readonly token: string;
  readonly addressId: number;
  readonly couponId?: number;
};

export type Market = {
  readonly buyers: readonly Buyer[];
  /** The only shop's owner. */
  readonly seller: { readonly token: string };
  /** What every option had in stock at the beginning. */
  readonly stock: number;
};

/** Nobody signs in here: scrypt for two hundred members would take longer than what they buy. */
const tokenOf = (userId: number): string => `market-token-of-member-${userId}`;

/** The fixture's shop with buyers who have an address and are signed in, and with the same stock of everything. */
export async function seedMarketplace(
  database: Database,
  { buyers, stock, at = testNow }: { buyers: number; stock: number; at?: number },
): Promise<Market> {
  await plant(database);
  const { orm } = database;
  await orm.update(productOptions).set({ stock });
  await orm.update(products).set({ stock: sql`${stock}::int * ${products.optionCount}` });
  const members = await orm
    .insert(users)
    .values(
      Array.from({ length: buyers }, (_, index) => ({
        email: `khach-${index}@hien.example`,
        passwordHash: null,
        firstName: `Số ${index}`,
        lastName: 'Người',
      })),
    )
    .returning({ id: users.id });
  const [seller] = await orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'ban-hang@hien.example'));
  const homes = await orm
    .insert(addresses)
    .values(
      members.map(({ id }) => ({
        userId: id,
        receiver: 'An',
        phone: '0912345678',
        adminSystem: 'post2025' as const,
        city: 'Huế',
        ward: 'Phường Thuận Hóa',
        address: '8 Lê Lợi',
        isDefault: true,
      })),
    )
    .returning({ id: addresses.id, userId: addresses.userId });
  const ids = [...members.map(({ id }) => id), seller?.id ?? 0];
  await orm.insert(sessions).values(
    ids.map((userId) => ({
      userId,
      kind: 'commerce' as const,
      tokenHash: tokenHash(tokenOf(userId)),
      expiresAt: new Date(at + 4_000 * day),
    })),
  );
  return {
    buyers: homes.map(({ id, userId }) => ({ userId, token: tokenOf(userId), addressId: id })),
    seller: { token: tokenOf(seller?.id ?? 0) },
    stock,
  };
}

/** Lines as if they had been put into the cart; answers their ids. */
export async function fillCart(
  database: Database,
  lines: readonly { userId: number; optionId: number; quantity?: number }[],
): Promise<number[]> {
  const rows = await database.orm
    .insert(cartLines)
    .values(
      lines.map(({ userId, optionId, quantity = 1 }) => ({
        userId,
        // The fixture's products have two options each.
        productId: Math.ceil(optionId / 2),
        optionId,
        quantity,
        seenPrice: 0,
      })),
    )
    .returning({ id: cartLines.id });
  return rows.map(({ id }) => id);
}

/** A coupon that takes an amount off anything; answers its id. */
export async function giveCoupon(
  database: Database,
  userId: number,
  { code, amount, at = testNow }: { code: string; amount: number; at?: number },
): Promise<number> {
  const [row] = await database.orm
    .insert(userCoupons)
    .values({
      userId,
      code,
      name: text('Quà'),
      value: { kind: 'amount', amount },
      from: new Date(at - day),
      until: new Date(at + 300 * day),
      changedAt: new Date(at - day),
    })
    .returning({ id: userCoupons.id });
  return row?.id ?? 0;
}

/** A lot of points, good for some months. */
export async function givePoints(
  database: Database,
  userId: number,
  { source, points, at = testNow }: { source: string; points: number; at?: number },
): Promise<void> {
  await database.orm.insert(pointLots).values({
    userId,
    source,
    earned: points,
    left: points,
    earnedAt: new Date(at - day),
    expiresAt: new Date(at + 300 * day),
    changedAt: new Date(at - day),
  });
}
