import { and, eq, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { products } from '../../db/schema/shop.ts';
import { offerAppliances } from '../../offer-appliances.ts';

/** Approved items whose day has come are on sale from its first moment on, whoever notices it. */
export async function openScheduled(
  orm: Orm,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const at = new Date(now);
  try {
    await orm.transaction(async (tx) => {
      const opened = await tx
        .update(products)
        .set({ status: 'on_sale', publishedAt: sql`${products.visibleFrom}`, updatedAt: at })
        .where(and(eq(products.status, 'scheduled'), lte(products.visibleFrom, at)))
        .returning({ id: products.id, appliance: products.appliance });
      await offerAppliances(
        tx,
        opened.flatMap(({ id, appliance }) => (appliance === null ? [] : [id])),
      );
    });
  } catch (error) {
    onError(error);
  }
}
