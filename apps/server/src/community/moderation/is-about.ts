import { type SQL, and, eq, isNull } from 'drizzle-orm';
import { communityCases } from '../../db/schema/community.ts';

/** The cases of one thing: of a home itself, or of one comment below it. */
export const isAbout = ({
  shareId,
  commentId,
}: {
  readonly shareId: number;
  readonly commentId: number | null;
}): SQL | undefined =>
  and(
    eq(communityCases.shareId, shareId),
    commentId === null ? isNull(communityCases.commentId) : eq(communityCases.commentId, commentId),
  );
