import { createHash, randomBytes } from 'node:crypto';
import type { Orm } from '../../db/database.ts';
import { orderLinks } from '../../db/schema/orders.ts';

/** As long as an order with a claim usually lives. */
const goodForMs = 60 * 86_400_000;

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** New ways into orders without signing in (D15), in the order of the ids. The tokens stand in the mails alone. */
export async function newOrderLinks(
  tx: Orm,
  orderIds: readonly number[],
  at: number,
): Promise<string[]> {
  const links = orderIds.map((orderId) => ({
    orderId,
    token: randomBytes(24).toString('base64url'),
  }));
  if (links.length > 0)
    await tx.insert(orderLinks).values(
      links.map(({ orderId, token }) => ({
        orderId,
        tokenHash: linkHash(token),
        expiresAt: new Date(at + goodForMs),
        createdAt: new Date(at),
      })),
    );
  return links.map(({ token }) => token);
}
