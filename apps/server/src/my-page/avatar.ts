import { and, eq, notExists, sql } from 'drizzle-orm';
import { users } from '../db/schema/account.ts';
import type { StoredPicture } from '../db/schema/columns.ts';
import type { Orm } from '../db/database.ts';
import { mediaUploads } from '../db/schema/system.ts';
import { claimUploads } from '../media/upload-repository.ts';

/** What a picture is claimed for that only profiles show. */
const claim = 'avatar';

/** Marks an upload as somebody's profile picture; false when it is none of ours, or gone. */
export const claimAvatar = (
  tx: Orm,
  address: string,
  whose: { readonly userId: number; readonly at: Date },
): Promise<boolean> => claimUploads(tx, [address], { ...whose, for: claim });

/**
 * The sweep takes a profile picture that no profile shows any more. Anybody can name the address of a public upload: what
 * something else was made of too, a shop's item or a home, stays where it is.
 */
export async function forgetAvatar(tx: Orm, { path, name }: StoredPicture, at: Date) {
  if (path !== 'uploads') return;
  const shown = tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.avatar}->>'name' = ${name}`);
  await tx
    .update(mediaUploads)
    .set({ sweptAt: at })
    .where(and(eq(mediaUploads.name, name), eq(mediaUploads.claimedFor, claim), notExists(shown)));
}
