import { reasonTexts } from '@hien/domain';
import { desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { designExtensions, designPurchases } from '../../db/schema/design-purchases.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownedDetail } from './owned-designs.ts';
import { purchaseOf, stateOf } from './tickets.ts';

type Extension = Answer<'getOwnedDesign'>['data']['extension'];

/** What was asked last of a purchase. */
export async function lastExtension(orm: Orm, purchaseId: number): Promise<Extension> {
  const [row] = await orm
    .select()
    .from(designExtensions)
    .where(eq(designExtensions.purchaseId, purchaseId))
    .orderBy(desc(designExtensions.id))
    .limit(1);
  if (row === undefined) return null;
  return {
    reason: row.reason,
    requested_at: row.requestedAt.toISOString(),
    decision: row.decision,
    answer: row.answer,
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/** Asks staff for more once nothing can be downloaded; one request waits at a time. */
export function askForDownloads({ database, now }: Services): Handler<'askForDownloads'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { language } = call;
    const at = now();
    const asked = await database.orm.transaction(async (tx) => {
      const { id } = await purchaseOf(tx, { userId, designId: call.params.id });
      const [purchase] = await tx
        .select()
        .from(designPurchases)
        .where(eq(designPurchases.id, id))
        .for('update');
      if (purchase === undefined) throw new ApiError('NOT_FOUND');
      const state = stateOf(purchase, at);
      if (state === 'available' || state === 'locked')
        throw new ApiError('EVENT_REFUSED', {
          said: reasonTexts[state === 'locked' ? 'DOWNLOADS_LOCKED' : 'NOT_NOW'][language],
        });
      await tx
        .insert(designExtensions)
        .values({ purchaseId: id, reason: call.body.reason.trim(), requestedAt: new Date(at) })
        .onConflictDoNothing();
      return purchase;
    });
    return { data: await ownedDetail(database, database.orm, asked, { language, now: at }) };
  };
}
