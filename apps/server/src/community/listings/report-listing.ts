import { listingReportReasons, reportsPerHour } from '@hien/domain';
import { retried } from '../../db/retried.ts';
import { communityReports } from '../../db/schema/community.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import { ownShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { openReported } from '../moderation/open-case.ts';
import { listingDigest } from '../moderation/copies.ts';
import { ownReport, reportOf } from '../report.ts';
import { holdListing } from './read-listings.ts';

/**
 * Tells staff of a product, a review, a question or a design, once for each member and version of it, as with homes (docs/adr/0196).
 * @throws {ApiError} NOT_FOUND for what buyers do not see, CONFLICT for one’s own, RATE_LIMITED after too many in an hour.
 */
export function reportListing({ database, now }: Services): Handler<'reportListing'> {
  const limit = memberLimit({ database, now }, 'report', reportsPerHour);
  return async ({ body: { about, id, reason, words }, signedIn, language }) => {
    const { userId } = await signedIn();
    const shop = about === 'product' ? await ownShop(database.orm, userId) : null;
    return retried(database.orm, async (tx) => {
      const stands = await holdListing(tx, { about, id });
      const at = now();
      if (stands === null || !stands.shown) throw new ApiError('NOT_FOUND');
      const { authorId, copy, reach, sellerId } = stands;
      if (authorId === userId || (sellerId !== null && sellerId === shop))
        throw new ApiError('CONFLICT', { said: ownReport[language] });
      const thing = { shareId: null, commentId: null, about, aboutId: id };
      const digest = listingDigest(copy, about);
      const before = await reportOf(tx, userId, { ...thing, digest });
      const add = async () => {
        await limit(tx, userId);
        await openReported(tx, { ...thing, designId: null, authorId, copy, reach, at });
        const [made] = await tx
          .insert(communityReports)
          .values({
            ...thing,
            userId,
            reason,
            words: written(words),
            digest,
            createdAt: new Date(at),
          })
          .returning();
        if (made === undefined) throw new Error('a report that is not there');
        return made;
      };
      const said = before ?? (await add());
      return {
        data: {
          about,
          id,
          reason: listingReportReasons.find((one) => one === said.reason) ?? reason,
          reported_at: said.createdAt.toISOString(),
        },
      };
    });
  };
}
