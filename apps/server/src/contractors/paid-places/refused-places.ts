import { refusedPlacesAtMost } from '@hien/domain';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { refusedPlaces } from '../../db/schema/paid-places.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { lockMember } from '../../cart/cart-rows.ts';
import type { Services } from '../../services.ts';

/** Whose bought places a member keeps away. */
export async function refusedBy({ orm }: Database, userId: number): Promise<readonly number[]> {
  const rows = await orm
    .select({ id: refusedPlaces.contractorId })
    .from(refusedPlaces)
    .where(eq(refusedPlaces.userId, userId));
  return rows.map(({ id }) => id);
}

export function listRefusedPlaces({ database }: Services): Handler<'listRefusedPlaces'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    return { data: { items: await placesOf(database.orm, userId) } };
  };
}

/**
 * Says how it shall be, so that pressing twice counts once.
 * @throws {ApiError} NOT_FOUND for a company that is not in the directory; one that left it can be let go of.
 */
export function refusePlace({ database, now }: Services): Handler<'refusePlace'> {
  return async ({ body: { contractor_id: contractorId, refused }, signedIn }) => {
    const { userId } = await signedIn();
    return database.orm.transaction(async (tx) => {
      await lockMember(tx, userId);
      const own = eq(refusedPlaces.userId, userId);
      if (refused) {
        if (!(await isListed(tx, contractorId))) throw new ApiError('NOT_FOUND');
        await tx
          .insert(refusedPlaces)
          .values({ userId, contractorId, refusedAt: new Date(now()) })
          .onConflictDoNothing();
        const kept = (await placesOf(tx, userId)).map(({ id }) => id);
        await tx
          .delete(refusedPlaces)
          .where(and(own, notInArray(refusedPlaces.contractorId, kept)));
      } else {
        await tx
          .delete(refusedPlaces)
          .where(and(own, eq(refusedPlaces.contractorId, contractorId)));
      }
      return { data: { items: await placesOf(tx, userId) } };
    });
  };
}

const placesOf = (orm: Orm, userId: number) =>
  orm
    .select({ id: contractors.id, name: contractors.companyName })
    .from(refusedPlaces)
    .innerJoin(contractors, eq(contractors.id, refusedPlaces.contractorId))
    .where(eq(refusedPlaces.userId, userId))
    .orderBy(desc(refusedPlaces.refusedAt), desc(refusedPlaces.contractorId))
    .limit(refusedPlacesAtMost);

async function isListed(tx: Orm, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: contractors.id })
    .from(contractors)
    .where(and(eq(contractors.id, id), eq(contractors.approval, 'approved')));
  return found.length > 0;
}
