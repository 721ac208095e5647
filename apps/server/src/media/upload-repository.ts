import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { mediaUploads } from '../db/schema/system.ts';
import type { FairQueue, TurnOf } from './fair-queue.ts';
import type { MediaStore } from './media-store.ts';
import { privateName, uploadName } from './upload-address.ts';
import type { UploadFacts } from './upload-pictures.ts';

/** How long an upload may wait for the message it was made for. */
export const orphanAgeMs = 24 * 3_600_000;

/** Where uploads go. */
export type Keeping = {
  readonly database: Pick<Database, 'orm'>;
  readonly store: MediaStore;
  readonly at: Date;
  /** Whose it alone is; left out, whoever has the address sees it. */
  readonly owner?: number;
  /** Where encoding waits for its turn, and as whose. */
  readonly turns: FairQueue;
  readonly turn: TurnOf;
  readonly make: Make;
};

/** Judges what was sent, and answers what is kept of it. */
export type Make = (
  content: Buffer,
  turns: FairQueue,
  turn: TurnOf,
) => Promise<{ facts: UploadFacts; data: Buffer }>;

/**
 * Keeps a picture or a document and answers its name. The same file sent again (a retry after a lost answer) gets the
 * same name and is stored once.
 * @throws {ApiError} UNSUPPORTED_MEDIA, TOO_LARGE
 */
export async function keepUpload(content: Buffer, keeping: Keeping): Promise<string> {
  const { database, store, at, owner, turns, turn, make } = keeping;
  // The same file of two people, or kept in private and in public, is two uploads.
  const whose = owner === undefined ? '' : `private ${owner}`;
  const sourceSha256 = createHash('sha256').update(content).update(whose).digest('hex');
  const [before] = await database.orm
    .update(mediaUploads)
    .set({ createdAt: at })
    .where(and(eq(mediaUploads.sourceSha256, sourceSha256), isNull(mediaUploads.sweptAt)))
    .returning({ name: mediaUploads.name, print: mediaUploads.print });
  if (before !== undefined) {
    // It was sent before pictures had prints.
    if (before.print === null && owner === undefined) {
      const { facts } = await make(content, turns, turn);
      await database.orm
        .update(mediaUploads)
        .set({ print: facts.print ?? null })
        .where(eq(mediaUploads.name, before.name));
    }
    return before.name;
  }
  const { facts: made, data } = await make(content, turns, turn);
  const facts = owner === undefined ? made : { ...made, name: privateName(made.name) };
  await store.put(facts.name, data);
  const [kept] = await database.orm
    .insert(mediaUploads)
    .values({ ...facts, ownerId: owner ?? null, sourceSha256, createdAt: at })
    .onConflictDoUpdate({
      target: mediaUploads.sourceSha256,
      targetWhere: isNull(mediaUploads.sweptAt),
      set: { createdAt: at },
    })
    .returning({ name: mediaUploads.name });
  const name = kept?.name ?? facts.name;
  // The same file came twice at once; the other one was first.
  if (name !== facts.name) await store.remove(facts.name);
  return name;
}

/**
 * Marks uploads as belonging to something, so that they stay. False when one of the addresses is none of ours, gone,
 * or another person's private one: the caller then lets its transaction fail.
 */
export async function claimUploads(
  orm: Orm,
  addresses: readonly string[],
  claim: {
    readonly userId: number | null;
    readonly at: Date;
    /** What it goes with, as `releaseUploads` calls it; left out, it stays for good. */
    readonly for?: string;
    /** It is shown to others: no private upload will do. */
    readonly open?: boolean;
  },
): Promise<boolean> {
  const { userId, at, for: owner = null, open = false } = claim;
  if (addresses.length === 0) return true;
  const names = new Set(addresses.map(uploadName));
  const ours = [...names].filter((name) => name !== null);
  if (ours.length !== names.size) return false;
  const claimed = await orm
    .update(mediaUploads)
    .set({
      usedAt: sql`coalesce(${mediaUploads.usedAt}, ${at.toISOString()}::timestamptz)`,
      // The same file may be claimed by others: then nobody takes it along.
      claimedFor: sql`case when ${mediaUploads.usedAt} is null or ${mediaUploads.claimedFor} = ${owner}::text then ${owner}::text end`,
    })
    .where(
      and(
        inArray(mediaUploads.name, ours),
        isNull(mediaUploads.sweptAt),
        userId === null || open
          ? isNull(mediaUploads.ownerId)
          : or(isNull(mediaUploads.ownerId), eq(mediaUploads.ownerId, userId)),
      ),
    )
    .returning({ name: mediaUploads.name });
  return claimed.length === names.size;
}

/**
 * Gives up what was claimed for this alone and is not among those that are kept: the sweep takes it after a day, unless somebody
 * claims it again.
 */
export async function releaseUploads(
  orm: Orm,
  owner: string,
  { keep, at }: { readonly keep: ReadonlySet<string>; readonly at: Date },
): Promise<void> {
  const others = notInArray(mediaUploads.name, [...keep]);
  await orm
    .update(mediaUploads)
    .set({ usedAt: null, claimedFor: null, createdAt: at })
    .where(and(eq(mediaUploads.claimedFor, owner), keep.size === 0 ? undefined : others));
}

/**
 * Keeps those of the addresses that are uploads still there: what a draft names is not swept while it waits to be sent, nor goes
 * with what it was claimed for alone until then.
 * @param owner Whose private uploads are kept too; nobody's without.
 */
export async function keepDrafted(
  orm: Orm,
  addresses: readonly string[],
  at: Date,
  owner?: number,
): Promise<void> {
  const names = addresses.map(uploadName).filter((name) => name !== null);
  if (names.length === 0) return;
  await orm
    .update(mediaUploads)
    .set({
      usedAt: sql`coalesce(${mediaUploads.usedAt}, ${at.toISOString()}::timestamptz)`,
      claimedFor: null,
    })
    .where(
      and(
        inArray(mediaUploads.name, names),
        or(isNull(mediaUploads.usedAt), isNotNull(mediaUploads.claimedFor)),
        isNull(mediaUploads.sweptAt),
        owner === undefined
          ? isNull(mediaUploads.ownerId)
          : or(isNull(mediaUploads.ownerId), eq(mediaUploads.ownerId, owner)),
      ),
    );
}

/** Whose a private upload is; null when there is no such one. */
export async function ownerOfPrivate(database: Database, name: string): Promise<number | null> {
  const [row] = await database.orm
    .select({ ownerId: mediaUploads.ownerId })
    .from(mediaUploads)
    .where(and(eq(mediaUploads.name, privateName(name)), isNull(mediaUploads.sweptAt)));
  return row?.ownerId ?? null;
}

/** Whether the address is a private upload of this member that is still there. */
export async function isOwnPrivate(orm: Orm, address: string, userId: number): Promise<boolean> {
  const name = uploadName(address);
  if (name === null) return false;
  const [row] = await orm
    .select({ ownerId: mediaUploads.ownerId })
    .from(mediaUploads)
    .where(and(eq(mediaUploads.name, name), isNull(mediaUploads.sweptAt)));
  return row?.ownerId === userId;
}

/**
 * Removes what nothing was made of within a day. The row is marked first, so that nobody claims a picture
 * whose bytes are going; a picture that could not be removed is tried again the next time.
 * @returns how many went.
 */
export async function sweepUploads(
  database: Database,
  store: MediaStore,
  now: number,
): Promise<number> {
  await database.rows(
    {
      text: 'update media_uploads set swept_at = $1 where used_at is null and swept_at is null and created_at < $2',
    },
    [new Date(now), new Date(now - orphanAgeMs)],
  );
  const orphans = await database.rows<{ name: string }>(
    { text: 'select name from media_uploads where swept_at is not null order by id limit 500' },
    [],
  );
  let gone = 0;
  for (const { name } of orphans) {
    const removed = await store.remove(name).then(
      () => true,
      () => false,
    );
    if (!removed) continue;
    await database.rows({ text: 'delete from media_uploads where name = $1' }, [name]);
    gone += 1;
  }
  return gone;
}
