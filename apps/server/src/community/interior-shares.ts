import { objectSql } from '../db/json-sql.ts';
import { listText } from '../db/list-query.ts';
import { type Handler, type Handlers, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { deleteShareComment, editShareComment } from './comments/change-comment.ts';
import { listDesignComments, listShareComments } from './comments/list-comments.ts';
import { writeDesignComment, writeShareComment } from './comments/write-comment.ts';
import { getInteriorShare } from './interior-share.ts';
import { likeInteriorShare, listLikedShares } from './likes.ts';
import { applyForJob, getJobApplication } from './jobs/apply.ts';
import { withdrawJobApplication } from './jobs/withdraw.ts';
import { getJob, listJobs } from './jobs/read-jobs.ts';
import { listMyHomes } from './my-homes.ts';
import { listMyRemovals } from './moderation/my-removals.ts';
import { appealRemoval } from './moderation/appeal-removal.ts';
import { getModerationNumbers } from './moderation/numbers.ts';
import { postHandlers } from './posts/handlers.ts';
import { reportListing } from './listings/report-listing.ts';
import { reportInteriorShare } from './report.ts';
import { shareFields } from './share-card.ts';
import { countSharePieces } from './views/count-pieces.ts';
import type { PieceLog } from './views/piece-log.ts';
import type { ViewLog } from './views/view-log.ts';
import { viewInteriorShare } from './views/view-share.ts';

const orders = {
  newest: 't.published_at desc, t.id desc',
  popular: 't.like_count desc, t.id desc',
};

/** Homes that members show, newest or most liked first; with words, best match first. */
export function listInteriorShares({ database }: Services): Handler<'listInteriorShares'> {
  return async ({ query, language }) => {
    const { style, house_type: house, city } = query;
    const text = await listText(database, {
      table: 'interior_shares',
      item: objectSql(shareFields(language)),
      order: orders[query.sort ?? 'newest'],
      where: [
        `t.status = 'visible'`,
        ...(style === undefined ? [] : [['t.style =', style] as const]),
        ...(house === undefined ? [] : [['t.house_type =', house] as const]),
        ...(city === undefined ? [] : [['t.city =', city] as const]),
      ],
      text: query.q ?? '',
      page: { page: query.page ?? 1, limit: query.limit ?? 9 },
    });
    return new JsonText(text);
  };
}

/** What readers do is counted by these. */
export type CommunityLogs = { readonly viewLog: ViewLog; readonly pieceLog: PieceLog };

export function communityHandlers(services: Services, { viewLog, pieceLog }: CommunityLogs) {
  return {
    listInteriorShares: listInteriorShares(services),
    getInteriorShare: getInteriorShare(services),
    likeInteriorShare: likeInteriorShare(services),
    viewInteriorShare: viewInteriorShare(viewLog),
    countSharePieces: countSharePieces(pieceLog),
    listLikedShares: listLikedShares(services),
    listMyHomes: listMyHomes(services),
    listShareComments: listShareComments(services),
    listDesignComments: listDesignComments(services),
    writeShareComment: writeShareComment(services),
    writeDesignComment: writeDesignComment(services),
    editShareComment: editShareComment(services),
    deleteShareComment: deleteShareComment(services),
    reportInteriorShare: reportInteriorShare(services),
    reportListing: reportListing(services),
    listMyRemovals: listMyRemovals(services),
    appealRemoval: appealRemoval(services),
    getModerationNumbers: getModerationNumbers(services),
    ...postHandlers(services),
    listJobs,
    getJob,
    getJobApplication: getJobApplication(services),
    applyForJob: applyForJob(services),
    withdrawJobApplication: withdrawJobApplication(services),
  } satisfies Partial<Handlers>;
}
