import { moment } from '@hien/api/wire';
import { shopTeamLimits } from '@hien/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { shopInvitations, shopStaff } from '../../db/schema/shop-team.ts';
import { sellers } from '../../db/schema/shop.ts';
import type { Answer } from '../../http/handler.ts';

export type InvitationRow = typeof shopInvitations.$inferSelect;

/** A shop as its people see it. */
export const nameOf = ({
  first,
  last,
}: {
  readonly first: string;
  readonly last: string;
}): string => `${last} ${first}`.trim();

const names = { id: users.id, first: users.firstName, last: users.lastName };

export type Person = { readonly id: number; readonly name: string; readonly since: Date | null };

/** Who keeps a shop; null of one that nobody does. */
export async function ownerOf(orm: Orm, sellerId: number): Promise<Person | null> {
  const [row] = await orm
    .select(names)
    .from(sellers)
    .innerJoin(users, eq(users.id, sellers.userId))
    .where(eq(sellers.id, sellerId));
  return row === undefined ? null : { id: row.id, name: nameOf(row), since: null };
}

/** Who works in it beside them, the longest first. */
export async function staffOf(orm: Orm, sellerId: number): Promise<Person[]> {
  const rows = await orm
    .select({ ...names, since: shopStaff.joinedAt })
    .from(shopStaff)
    .innerJoin(users, eq(users.id, shopStaff.userId))
    .where(eq(shopStaff.sellerId, sellerId))
    .orderBy(asc(shopStaff.joinedAt), asc(shopStaff.userId))
    .limit(99);
  return rows.map(({ id, since, ...name }) => ({ id, name: nameOf(name), since }));
}

/** What waits, the newest first. */
export const waitingInvitations = (orm: Orm, sellerId: number): Promise<InvitationRow[]> =>
  orm
    .select()
    .from(shopInvitations)
    .where(and(eq(shopInvitations.sellerId, sellerId), eq(shopInvitations.state, 'waiting')))
    .orderBy(desc(shopInvitations.sentAt), desc(shopInvitations.id))
    .limit(100);

export const isOver = ({ expiresAt }: Pick<InvitationRow, 'expiresAt'>, at: number): boolean =>
  expiresAt.getTime() <= at;

/** The people of a shop; with its open invitations for whoever keeps it. */
export async function shownTeam(
  orm: Orm,
  {
    sellerId,
    userId,
    at,
  }: { readonly sellerId: number; readonly userId: number; readonly at: number },
): Promise<Answer<'readShopTeam'>> {
  const owner = await ownerOf(orm, sellerId);
  const staff = await staffOf(orm, sellerId);
  const waiting = owner?.id === userId ? await waitingInvitations(orm, sellerId) : [];
  return {
    people: [
      ...(owner === null
        ? []
        : [{ id: owner.id, name: owner.name, role: 'owner' as const, since: null }]),
      ...staff.map(({ id, name, since }) => ({
        id,
        name,
        role: 'staff' as const,
        since: since === null ? null : moment(since.getTime()),
      })),
    ],
    invitations: waiting.map((row) => ({
      id: row.id,
      email: row.email,
      version: row.version,
      sentAt: moment(row.sentAt.getTime()),
      expiresAt: moment(row.expiresAt.getTime()),
      isOver: isOver(row, at),
    })),
    most: shopTeamLimits.people,
  };
}
