import { createHash, randomBytes } from 'node:crypto';
import type { Orm } from '../../db/database.ts';
import { orderLinks } from '../../db/schema/orders.ts';

/** As long as an order with a claim usually lives. */
const goodForMs = 60 * 86_400_000;

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new way into one order without signing in (D15). The token stands in the mail alone. */
export async function newOrderLink(tx: Orm, orderId: number, at: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await tx.insert(orderLinks).values({
    orderId,
    tokenHash: linkHash(token),
    expiresAt: new Date(at + goodForMs),
    createdAt: new Date(at),
  });
  return token;
}
