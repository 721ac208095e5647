import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { communityCases, interiorShares, sharePosts } from '../../db/schema/community.ts';
import { releaseUploads } from '../../media/upload-repository.ts';

/** What a post's pictures are claimed for. */
export const claimedFor = (postId: number): string => `post:${postId}`;

/** Uploads that anything names, however deep. */
const uploadsNamed = (thing: unknown): string[] =>
  JSON.stringify(thing).match(/[a-f0-9]{32}\.webp/g) ?? [];

/**
 * Lets go of pictures that stand neither in the post, nor in what readers see of it, nor in what was reported of it. A post that is
 * gone lets go of all.
 */
export async function releasePictures(
  tx: Orm,
  { id, shareId }: { readonly id: number; readonly shareId: number | null },
  at: Date,
): Promise<void> {
  const [posts, shown, cases] = await Promise.all([
    tx
      .select({ pictures: sharePosts.pictures, before: sharePosts.before, body: sharePosts.body })
      .from(sharePosts)
      .where(eq(sharePosts.id, id)),
    shareId === null
      ? []
      : tx
          .select({
            cover: interiorShares.cover,
            pictures: interiorShares.pictures,
            before: interiorShares.before,
            content: interiorShares.content,
          })
          .from(interiorShares)
          .where(eq(interiorShares.id, shareId)),
    shareId === null
      ? []
      : tx
          .select({ copy: communityCases.copy })
          .from(communityCases)
          .where(eq(communityCases.shareId, shareId)),
  ]);
  const keep = new Set(uploadsNamed([posts, shown, cases]));
  await releaseUploads(tx, claimedFor(id), { keep, at });
}
