import { displayName, type Language } from '@hien/domain';
import { and, arrayContains, eq, ne, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { contractors } from '../db/schema/contractors.ts';
import { inboxMessages } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';

/** Whose the designs are to be. */
export type DesignOwner = { readonly userId: number; readonly name: string };

/**
 * The member in whose name a contractor buys (G1): one who asked this company for these designs. Null when the buyer buys
 * for itself.
 * @throws {ApiError} NOT_FOUND for a message to another company, of who has left since, and for designs that it did not ask for.
 */
export async function askedFor(
  orm: Orm,
  buyerId: number,
  messageId: number | undefined,
  designIds: readonly number[],
  language: Language,
): Promise<DesignOwner | null> {
  if (messageId === undefined) return null;
  const [found] = await orm
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(inboxMessages)
    .innerJoin(contractors, eq(contractors.id, inboxMessages.contractorId))
    .innerJoin(users, eq(users.id, inboxMessages.senderId))
    .where(
      and(
        eq(inboxMessages.id, messageId),
        eq(contractors.userId, buyerId),
        eq(contractors.approval, 'approved'),
        ne(users.status, 'withdrawn'),
        arrayContains(inboxMessages.designIds, [...designIds]),
        // Who took the question back has nothing bought in their name.
        sql`${inboxMessages.closedBy} is distinct from 'sender'`,
      ),
    );
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return {
    userId: found.userId,
    name: displayName({ first_name: found.firstName, last_name: found.lastName }, language),
  };
}
