import { hoursAfter, limits } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { newToken, tokenHash } from '../../http/tokens.ts';
import { users } from '../../db/schema/account.ts';
import { designLinks, designPurchases } from '../../db/schema/design-purchases.ts';
import { designs } from '../../db/schema/designs.ts';
import { textOf } from '../../db/localized.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import type { PackageFiles } from '../package/package-files.ts';
import { deviceOf } from './device.ts';
import { liveLinks, ownedDetail } from './owned-designs.ts';
import { assertAvailable, openTicket, purchaseOf } from './tickets.ts';

/** A link that opens the download for a day; asking for it uses nothing (2.10). */
export function makeDownloadLink({ database, now, mail }: Services): Handler<'makeDownloadLink'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const at = now();
    const purchase = await purchaseOf(database.orm, { userId, designId: call.params.id });
    assertAvailable(purchase, at);
    const token = newToken();
    const expiresAt = new Date(hoursAfter(at, limits.design.linkHours));
    return database.orm.transaction(async (tx) => {
      // The purchase is locked: of two at once one sees the link of the other.
      await tx
        .select({ id: designPurchases.id })
        .from(designPurchases)
        .where(eq(designPurchases.id, purchase.id))
        .for('update');
      const live = await liveLinks(tx, purchase.id, at);
      const oldest = live.at(-1);
      // Nobody is refused a link: the oldest makes room.
      if (live.length >= limits.design.maxLinks && oldest !== undefined)
        await tx
          .update(designLinks)
          .set({ revokedAt: new Date(at) })
          .where(eq(designLinks.id, oldest.id));
      const [made] = await tx
        .insert(designLinks)
        .values({
          purchaseId: purchase.id,
          tokenHash: tokenHash(token),
          createdAt: new Date(at),
          expiresAt,
        })
        .returning({ id: designLinks.id });
      const id = made?.id ?? 0;
      if (call.body.mail) {
        const [told] = await tx
          .select({ email: users.email, design: designs.name })
          .from(users)
          .innerJoin(designs, eq(designs.id, purchase.designId))
          .where(eq(users.id, userId));
        if (told?.email != null)
          await mail.send(tx, 'design-link', {
            to: told.email,
            language: call.language,
            values: {
              design: textOf(told.design, call.language),
              designId: purchase.designId,
              token,
              until: expiresAt.getTime(),
            },
            key: `design-link:${id}`,
            goodUntil: expiresAt.getTime(),
          });
      }
      return { data: { id, token, expires_at: expiresAt.toISOString() } };
    });
  };
}

export function revokeDownloadLink({ database, now }: Services): Handler<'revokeDownloadLink'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const purchase = await purchaseOf(database.orm, { userId, designId: call.params.id });
    const at = now();
    const ended = await database.orm
      .update(designLinks)
      .set({ revokedAt: new Date(at) })
      .where(and(eq(designLinks.id, call.body.link_id), eq(designLinks.purchaseId, purchase.id)))
      .returning({ id: designLinks.id });
    if (ended.length === 0) throw new ApiError('NOT_FOUND');
    return {
      data: await ownedDetail(database, database.orm, purchase, {
        language: call.language,
        now: at,
      }),
    };
  };
}

/** The address of the archive for who holds the link and bought the design: a link passed on opens nothing. */
export function openDownload(
  { database, now }: Services,
  packages: PackageFiles,
): Handler<'openDownload'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const at = now();
    const { orm } = database;
    const purchase = await purchaseOf(orm, { userId, designId: call.params.id });
    const [link] = await orm
      .select()
      .from(designLinks)
      .where(
        and(
          eq(designLinks.tokenHash, tokenHash(call.body.token)),
          eq(designLinks.purchaseId, purchase.id),
        ),
      );
    if (link === undefined) throw new ApiError('NOT_FOUND');
    if (link.revokedAt !== null || at > link.expiresAt.getTime())
      throw new ApiError('LINK_EXPIRED');
    assertAvailable(purchase, at);
    const made = await packages.of(purchase.designId, call.language, at);
    if (made === null) throw new ApiError('NOT_FOUND');
    const [person] = await orm
      .select({ last: users.lastName, first: users.firstName })
      .from(users)
      .where(eq(users.id, userId));
    const { token, size } = await orm.transaction(async (tx) => {
      // Held as a refund holds it: a ticket and a request for the money never stand side by side.
      const [held] = await tx
        .select()
        .from(designPurchases)
        .where(eq(designPurchases.id, purchase.id))
        .for('update');
      if (held === undefined || held.returnedAt !== null) throw new ApiError('NOT_FOUND');
      assertAvailable(held, at);
      return openTicket(tx, {
        purchase,
        linkId: link.id,
        device: deviceOf(call.request.headers['user-agent']),
        made,
        buyer: `${person?.last ?? ''} ${person?.first ?? ''}`.trim(),
        now: at,
      });
    });
    return { data: { url: `/downloads/${token}`, size } };
  };
}

/** Every file by name. The licence note is the buyer's own, and as long for everybody. */
export function listPackageFiles(
  { now }: Services,
  packages: PackageFiles,
): Handler<'listPackageFiles'> {
  return async (call) => {
    await call.signedIn();
    const made = await packages.of(call.params.id, call.language, now());
    if (made === null) throw new ApiError('NOT_FOUND');
    const files = [
      ...made.files.map(({ path, kind, size }) => ({ path, kind, size })),
      { ...made.licence, kind: 'licence' as const },
    ];
    return { data: { files, size: made.size } };
  };
}
