import { goesToAccount, type Language, reasonTexts } from '@hien/domain';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { designRefunds } from '../db/schema/design-orders.ts';
import { designDownloads, designLinks } from '../db/schema/design-purchases.ts';
import { ApiError } from '../http/api-error.ts';
import { wrongText } from '../http/contract/field-texts.ts';
import type { Call, Handler } from '../http/handler.ts';
import { type LockedDesigns, lockDesigns, moveDesigns } from '../orders/designs/stored-order.ts';
import { holderIsBuyer } from '../orders/write/holder-is-buyer.ts';
import type { Services } from '../services.ts';
import { wireOrder } from './wire-order.ts';

type Form = Call<'requestDesignRefund'>['body'];

/**
 * Asks for the money of an order of which nothing was downloaded (D23). What was bought is held by `lockDesigns`, as a
 * download holds it when it opens and at its first byte: of the two that come at once, one wins.
 */
export function requestDesignRefund({ database, now }: Services): Handler<'requestDesignRefund'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, params, language } = call;
    const reason = body.reason.normalize('NFC').trim();
    return retried(database.orm, async (tx) => {
      const at = now();
      const locked = await lockDesigns(tx, params.id, userId);
      if (locked === null) throw new ApiError('NOT_FOUND');
      if (await isAskedSo(tx, locked, { ...body, reason }))
        return wireOrder(tx, params.id, { language, now: at });
      if (locked.row.version !== body.version)
        throw new ApiError('VERSION_CONFLICT', {
          current: await wireOrder(tx, params.id, { language, now: at }),
        });
      if (await isBeingOpened(tx, locked, at))
        throw new ApiError('CONFLICT', { said: reasonTexts.DOWNLOAD_OPEN[language] });
      await moveDesigns(
        tx,
        locked,
        { event: 'refund.request', by: 'buyer', at, payload: { reason } },
        language,
      );
      const account = await accountOf(tx, locked, body, language);
      await tx
        .insert(designRefunds)
        .values({ orderId: params.id, reason, account, requestedAt: new Date(at) });
      return wireOrder(tx, params.id, { language, now: at });
    });
  };
}

/** The same request again: its first answer may have been lost on the way. */
async function isAskedSo(tx: Orm, { row }: LockedDesigns, body: Form): Promise<boolean> {
  if (row.state !== 'refund_requested' || row.version !== body.version + 1) return false;
  const [refund] = await tx
    .select({ reason: designRefunds.reason })
    .from(designRefunds)
    .where(eq(designRefunds.orderId, row.id));
  return refund?.reason === body.reason;
}

/** A download that was opened and whose first byte can go out at any moment. */
async function isBeingOpened(tx: Orm, { owned }: LockedDesigns, at: number): Promise<boolean> {
  const ids = owned.map(({ id }) => id);
  if (ids.length === 0) return false;
  const open = await tx
    .select({ id: designDownloads.id })
    .from(designDownloads)
    .innerJoin(designLinks, eq(designLinks.id, designDownloads.linkId))
    .where(
      and(
        inArray(designDownloads.purchaseId, ids),
        isNull(designDownloads.startedAt),
        gt(designDownloads.expiresAt, new Date(at)),
        gt(designLinks.expiresAt, new Date(at)),
        isNull(designLinks.revokedAt),
      ),
    )
    .limit(1);
  return open.length > 0;
}

/**
 * The account the money goes to; null when it goes back where it came from.
 * @throws {ApiError} VALIDATION when it is needed and missing, or is not the buyer's (2.9)
 */
async function accountOf(
  tx: Orm,
  { group, row }: LockedDesigns,
  { account }: Form,
  language: Language,
) {
  if (!goesToAccount(group.method)) return null;
  const wrong = (field: string) =>
    new ApiError('VALIDATION', {
      status: 422,
      errors: [{ field, code: 'VALIDATION', message: wrongText(language) }],
    });
  if (account === null) throw wrong('account');
  const named = { ...account, bank: account.bank.trim(), holder: account.holder.trim() };
  if (!(await holderIsBuyer(tx, row.userId, named.holder))) throw wrong('holder');
  return named;
}
