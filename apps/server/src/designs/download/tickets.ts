import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type DownloadState, type ErrorCode, ictDate, limits, ownedState } from '@hien/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { newToken, tokenHash } from '../../http/tokens.ts';
import type { Orm } from '../../db/database.ts';
import {
  type FrozenFile,
  designDownloads,
  designLinks,
  designPurchases,
} from '../../db/schema/design-purchases.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Stamp, licenceNote } from '../package/licence.ts';
import type { DesignPackage } from '../package/package-files.ts';
import { planZip } from '../package/zip.ts';

const hourMs = 3_600_000;

export type Purchase = typeof designPurchases.$inferSelect;
export type Ticket = typeof designDownloads.$inferSelect;

const refusals: Readonly<Record<Exclude<DownloadState, 'available'>, ErrorCode>> = {
  locked: 'DOWNLOADS_LOCKED',
  expired: 'DOWNLOAD_EXPIRED',
  exhausted: 'DOWNLOADS_USED_UP',
};

/** What may be done with a purchase now. */
export const stateOf = (purchase: Purchase, now: number): DownloadState =>
  ownedState(
    {
      allowedTimes: purchase.allowedTimes,
      usedTimes: purchase.usedTimes,
      expiresAt: purchase.expiresAt.getTime(),
      isLocked: purchase.lockedAt !== null,
    },
    now,
  );

/** @throws {ApiError} why nothing may be downloaded (G6–G8) */
export function assertAvailable(purchase: Purchase, now: number): void {
  const state = stateOf(purchase, now);
  if (state !== 'available') throw new ApiError(refusals[state]);
}

/** Somebody's purchase of a design that was not given back. */
export async function purchaseOf(
  orm: Orm,
  { userId, designId }: { readonly userId: number; readonly designId: number },
): Promise<Purchase> {
  const [purchase] = await orm
    .select()
    .from(designPurchases)
    .where(
      and(
        eq(designPurchases.userId, userId),
        eq(designPurchases.designId, designId),
        isNull(designPurchases.returnedAt),
      ),
    );
  if (purchase === undefined) throw new ApiError('NOT_FOUND');
  return purchase;
}

/** What a ticket sends, fixed: the bytes that were made in one piece, pictures by their address. */
function frozen(
  { files, licence }: DesignPackage,
  stamp: Stamp,
): { files: FrozenFile[]; content: Buffer } {
  const note = licenceNote(stamp);
  const kept: Buffer[] = [];
  let at = 0;
  const keep = (content: Buffer): { at: number } => {
    const place = { at };
    kept.push(content);
    at += content.length;
    return place;
  };
  const list = files.map((file): FrozenFile => ({
    path: file.path,
    size: file.size,
    crc: file.crc,
    from: 'content' in file ? keep(file.content) : { picture: file.picture },
  }));
  list.push({ path: licence.path, size: note.length, crc: crc32(note), from: keep(note) });
  return { files: list, content: Buffer.concat(kept) };
}

/**
 * A ticket for one download, free until its first byte goes out. A link has one that was not begun: an older one is
 * written over.
 */
export async function openTicket(
  tx: Orm,
  {
    purchase,
    linkId,
    device,
    made,
    buyer,
    now,
  }: {
    readonly purchase: Purchase;
    readonly linkId: number;
    readonly device: string;
    readonly made: DesignPackage;
    readonly buyer: string;
    readonly now: number;
  },
): Promise<{ token: string; size: number }> {
  const at = new Date(now);
  const { files, content } = frozen(made, {
    designNumber: made.number,
    buyer,
    number: `HD-${purchase.id}`,
    boughtOn: ictDate(purchase.grantedAt.getTime()),
    downloadedOn: ictDate(now),
  });
  const { size } = planZip(files, at.getTime());
  const etag = `"${createHash('sha256')
    .update(JSON.stringify([files, at.getTime()]))
    .digest('hex')
    .slice(0, 32)}"`;
  const token = newToken();
  await tx
    .delete(designDownloads)
    .where(and(eq(designDownloads.linkId, linkId), isNull(designDownloads.startedAt)));
  await tx.insert(designDownloads).values({
    purchaseId: purchase.id,
    linkId,
    tokenHash: tokenHash(token),
    device,
    createdAt: at,
    expiresAt: new Date(now + hourMs),
    size,
    etag,
    files,
    content,
  });
  return { token, size };
}

/** The ticket of a token and the design it is for; null for a token nobody made. */
export async function findTicket(
  orm: Orm,
  token: string,
): Promise<{ ticket: Ticket; designId: number } | null> {
  const [found] = await orm
    .select({ ticket: designDownloads, designId: designPurchases.designId })
    .from(designDownloads)
    .innerJoin(designPurchases, eq(designPurchases.id, designDownloads.purchaseId))
    .where(eq(designDownloads.tokenHash, tokenHash(token)));
  return found ?? null;
}

/**
 * Takes so many bytes of a ticket, and a time of the purchase when they are its first. The purchase is locked before its
 * ticket, so that of two that want the last time one gets it.
 * @throws {ApiError} what the documents say of a link or a purchase that is over
 */
export async function takeBytes(
  tx: Orm,
  { id, purchaseId, bytes, now }: { id: number; purchaseId: number; bytes: number; now: number },
): Promise<void> {
  const [purchase] = await tx
    .select()
    .from(designPurchases)
    .where(eq(designPurchases.id, purchaseId))
    .for('update');
  const [found] = await tx
    .select({
      startedAt: designDownloads.startedAt,
      expiresAt: designDownloads.expiresAt,
      sent: designDownloads.sent,
      size: designDownloads.size,
      linkEndsAt: designLinks.expiresAt,
      revokedAt: designLinks.revokedAt,
    })
    .from(designDownloads)
    .innerJoin(designLinks, eq(designLinks.id, designDownloads.linkId))
    .where(eq(designDownloads.id, id));
  if (purchase === undefined || found === undefined || purchase.returnedAt !== null)
    throw new ApiError('NOT_FOUND');
  if (found.revokedAt !== null) throw new ApiError('LINK_EXPIRED');
  const isFirst = found.startedAt === null;
  if (isFirst) {
    if (now > Math.min(found.linkEndsAt.getTime(), found.expiresAt.getTime()))
      throw new ApiError('LINK_EXPIRED');
    assertAvailable(purchase, now);
    await tx
      .update(designPurchases)
      .set({
        usedTimes: purchase.usedTimes + 1,
        firstDownloadAt: purchase.firstDownloadAt ?? new Date(now),
      })
      .where(eq(designPurchases.id, purchaseId));
  } else if (now > found.expiresAt.getTime() || purchase.lockedAt !== null)
    throw new ApiError('DOWNLOAD_OVER');
  if (found.sent + bytes > found.size * limits.design.ticketSizes)
    throw new ApiError('DOWNLOAD_OVER');
  await tx
    .update(designDownloads)
    .set({
      sent: found.sent + bytes,
      ...(isFirst
        ? {
            startedAt: new Date(now),
            expiresAt: new Date(now + limits.design.ticketHours * hourMs),
          }
        : {}),
    })
    .where(eq(designDownloads.id, id));
}

/**
 * Gives back what did not go out. When nothing of a ticket ever did, its time comes back too, and with the last one the
 * right to ask for the money (D23).
 */
export async function giveBack(
  tx: Orm,
  { id, purchaseId, unsent, now }: { id: number; purchaseId: number; unsent: number; now: number },
): Promise<void> {
  await tx
    .select({ id: designPurchases.id })
    .from(designPurchases)
    .where(eq(designPurchases.id, purchaseId))
    .for('update');
  const [ticket] = await tx
    .update(designDownloads)
    .set({
      sent: sql`${designDownloads.sent} - ${unsent}`,
      finishedAt: sql`case when ${designDownloads.sent} - ${unsent} >= ${designDownloads.size} then coalesce(${designDownloads.finishedAt}, ${new Date(now).toISOString()}::timestamptz) end`,
    })
    .where(eq(designDownloads.id, id))
    .returning({ sent: designDownloads.sent });
  if (ticket?.sent !== 0) return;
  await tx
    .update(designDownloads)
    .set({ startedAt: null, expiresAt: new Date(now + hourMs) })
    .where(eq(designDownloads.id, id));
  await tx
    .update(designPurchases)
    .set({
      usedTimes: sql`${designPurchases.usedTimes} - 1`,
      firstDownloadAt: sql`(select min(started_at) from design_downloads where purchase_id = ${purchaseId})`,
    })
    .where(eq(designPurchases.id, purchaseId));
}
