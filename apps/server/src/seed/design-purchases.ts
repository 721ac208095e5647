import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { designDownloads, designLinks, designPurchases } from '../db/schema/design-purchases.ts';
import { designs } from '../db/schema/designs.ts';
import { grantDesign } from '../designs/purchases.ts';
import { newToken, tokenHash } from '../http/tokens.ts';
import { demoId } from './demo-accounts.ts';

const dayMs = 86_400_000;
const devices = ['Chrome, Windows', 'Safari, iOS'] as const;

/** Designs of the demo company: `nth` counts what is on sale; days before today. */
export const purchaseStories = [
  { nth: 0, granted: 1, downloads: [] },
  { nth: 4, granted: 9, downloads: [8.6, 3.2] },
  { nth: 9, granted: 16, downloads: [15.9, 15.1, 12, 6.4, 2.3] },
  { nth: 14, granted: 27, downloads: [26.5] },
  { nth: 19, granted: 43, downloads: [42, 40.5] },
] as const;

/** What the demo company bought: untouched, half used, used up, soon over, over. */
export async function seedDesignPurchases(tx: Orm, now: number): Promise<void> {
  const userId = demoId('company');
  const shelf = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(and(isNull(designs.withdrawnAt), isNotNull(designs.constructionPriceFrom)))
    .orderBy(asc(designs.id));
  for (const { nth, granted, downloads } of purchaseStories) {
    const designId = shelf[nth]?.id;
    if (designId === undefined) continue;
    const at = now - granted * dayMs;
    await grantDesign(tx, { userId, designId, orderId: null, at });
    for (const [index, days] of downloads.entries())
      await downloaded(tx, { designId, at: now - days * dayMs, device: devices[index % 2] ?? '' });
  }
}

/** A download that is long over: its ticket opens nothing. */
async function downloaded(
  tx: Orm,
  { designId, at, device }: { designId: number; at: number; device: string },
): Promise<void> {
  const mine = and(
    eq(designPurchases.userId, demoId('company')),
    eq(designPurchases.designId, designId),
  );
  const [purchase] = await tx
    .update(designPurchases)
    .set({
      usedTimes: sql`${designPurchases.usedTimes} + 1`,
      firstDownloadAt: sql`coalesce(${designPurchases.firstDownloadAt}, ${new Date(at).toISOString()}::timestamptz)`,
    })
    .where(mine)
    .returning({ id: designPurchases.id });
  if (purchase === undefined) return;
  const begun = new Date(at);
  const [link] = await tx
    .insert(designLinks)
    .values({
      purchaseId: purchase.id,
      tokenHash: tokenHash(newToken()),
      createdAt: begun,
      expiresAt: new Date(at + dayMs),
    })
    .returning({ id: designLinks.id });
  await tx.insert(designDownloads).values({
    purchaseId: purchase.id,
    linkId: link?.id ?? 0,
    tokenHash: tokenHash(newToken()),
    device,
    createdAt: begun,
    startedAt: begun,
    finishedAt: new Date(at + 40_000),
    expiresAt: new Date(at + dayMs / 4),
    size: 0,
    etag: '',
    files: [],
    content: new Uint8Array(),
  });
}
