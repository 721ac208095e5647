import { moment } from '@hien/api/wire';
import { shopInvitationStanding } from '@hien/domain';
import { and, count, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { users } from '../../db/schema/account.ts';
import { shopInvitations, shopStaff } from '../../db/schema/shop-team.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Member } from '../../http/member.ts';
import { tokenHash } from '../../http/tokens.ts';
import type { Services } from '../../services.ts';
import { noteAct } from '../../shop-log.ts';
import { type InvitationRow, isOver, nameOf } from './stored-team.ts';
import { tellOfTeam } from './tell-of-team.ts';

type Shown = Answer<'readShopInvitation'>;

/**
 * The invitation of a link. What is looked up is a digest, as of every token here: how long that takes says nothing of the
 * token. One that is over, was taken back or opened to somebody else is as one that never was.
 */
async function invitationOf(tx: Orm, token: string): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(shopInvitations)
    .where(eq(shopInvitations.tokenHash, tokenHash(token)));
  if (row === undefined || row.state === 'withdrawn') throw new ApiError('NOT_FOUND');
  return row;
}

type Opening = { readonly row: InvitationRow; readonly member: Member; readonly at: number };

/** @throws {ApiError} NOT_FOUND for a link that is not good any more, or of a shop that sells here no more. */
async function openedBy(tx: Orm, { row, member, at }: Opening): Promise<Shown> {
  const { userId, capabilities } = member;
  const [shop] = await tx
    .select({ name: sellers.name, partner: users.partner })
    .from(sellers)
    .innerJoin(users, eq(users.id, sellers.userId))
    .where(eq(sellers.id, row.sellerId));
  if (shop === undefined || !shop.partner.includes('commerce')) throw new ApiError('NOT_FOUND');
  const [own] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const [kept] = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.userId, userId));
  const [works] = await tx
    .select({ sellerId: shopStaff.sellerId })
    .from(shopStaff)
    .where(eq(shopStaff.userId, userId));
  const [people] = await tx
    .select({ n: count() })
    .from(shopStaff)
    .where(eq(shopStaff.sellerId, row.sellerId));
  const standing = shopInvitationStanding({
    isAddressee: own?.email === row.email,
    isAdmin: capabilities.roles.includes('admin'),
    keepsShop: kept !== undefined || capabilities.partner.includes('commerce'),
    worksIn: works === undefined ? null : works.sellerId === row.sellerId ? 'this' : 'another',
    people: people?.n ?? 0,
  });
  // A link is good once: after that for whoever it let in alone, who is told so.
  const isSpent = row.state === 'accepted' || isOver(row, at);
  if (isSpent && standing !== 'works_here') throw new ApiError('NOT_FOUND');
  const { email, expiresAt } = row;
  return { shop: shop.name, email, expiresAt: moment(expiresAt.getTime()), standing };
}

/** What a link is for, and what stands between it and the caller. */
export function readShopInvitation({ database, now }: Services): Handler<'readShopInvitation'> {
  return async ({ body: { token }, signedIn }) => {
    const member = await signedIn();
    const row = await invitationOf(database.orm, token);
    return openedBy(database.orm, { row, member, at: now() });
  };
}

/** Lets the caller into the shop that asked them; one at a time of each shop. */
export function acceptShopInvitation({
  database,
  mail,
  now,
}: Services): Handler<'acceptShopInvitation'> {
  return async ({ body: { token }, signedIn }) => {
    const member = await signedIn();
    const { userId } = member;
    const at = now();
    return retried(database.orm, async (tx) => {
      const { sellerId } = await invitationOf(tx, token);
      await tx
        .select({ id: sellers.id })
        .from(sellers)
        .where(eq(sellers.id, sellerId))
        .for('no key update');
      const row = await invitationOf(tx, token);
      const shown = await openedBy(tx, { row, member, at });
      if (shown.standing === 'works_here') return shown;
      if (shown.standing !== 'open') throw new ApiError('CONFLICT', { current: shown });
      const joined = await tx
        .insert(shopStaff)
        .values({ userId, sellerId, joinedAt: new Date(at) })
        .onConflictDoNothing()
        .returning({ userId: shopStaff.userId });
      // Another shop was faster.
      if (joined.length === 0)
        throw new ApiError('CONFLICT', { current: await openedBy(tx, { row, member, at }) });
      await tx
        .update(shopInvitations)
        .set({ state: 'accepted' })
        .where(and(eq(shopInvitations.id, row.id), eq(shopInvitations.state, 'waiting')));
      const [who] = await tx
        .select({ first: users.firstName, last: users.lastName })
        .from(users)
        .where(eq(users.id, userId));
      const name = who === undefined ? '' : nameOf(who);
      const id = userId;
      await noteAct(tx, { sellerId, userId, act: 'team.join', subject: 'team', id, name, at });
      await tellOfTeam(mail, tx, { sellerId, to: 'owner', step: 'joined', person: name, at });
      return { ...shown, standing: 'works_here' as const };
    });
  };
}
