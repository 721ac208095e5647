import { type SQL, and, eq, isNull } from 'drizzle-orm';
import { communityCases, communityReports } from '../../db/schema/community.ts';

/** A home itself, or one comment, below whatever it stands. */
export type Thing = { readonly shareId: number | null; readonly commentId: number | null };

const isOf =
  (table: typeof communityCases | typeof communityReports) =>
  ({ shareId, commentId }: Thing): SQL | undefined =>
    commentId === null
      ? and(eq(table.shareId, shareId ?? 0), isNull(table.commentId))
      : eq(table.commentId, commentId);

/** The cases of one thing, and what members said of it. */
export const isAbout = isOf(communityCases);
export const isReportOf = isOf(communityReports);
