import type { ReportedListing } from '@hien/domain';
import { type SQL, and, eq, isNull } from 'drizzle-orm';
import { communityCases, communityReports } from '../../db/schema/community.ts';

/** A home itself, or one comment, below whatever it stands; or what is sold, and what is said of it. */
export type Thing = {
  readonly shareId: number | null;
  readonly commentId: number | null;
  readonly about?: ReportedListing | null;
  readonly aboutId?: number | null;
};

const isOf =
  (table: typeof communityCases | typeof communityReports) =>
  ({ shareId, commentId, about = null, aboutId = null }: Thing): SQL | undefined =>
    about !== null
      ? and(eq(table.about, about), eq(table.aboutId, aboutId ?? 0))
      : commentId === null
        ? and(eq(table.shareId, shareId ?? 0), isNull(table.commentId))
        : eq(table.commentId, commentId);

/** The cases of one thing, and what members said of it. */
export const isAbout = isOf(communityCases);
export const isReportOf = isOf(communityReports);
