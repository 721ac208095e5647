import { appealUntil } from '@hien/domain';
import { and, gte } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import type { LocalizedText } from '../../db/schema/columns.ts';
import { communityReports } from '../../db/schema/community.ts';
import { textOf } from '../../db/localized.ts';
import { notifyMember } from '../../notices/notify-member.ts';
import { writeNotice } from '../../notices/write-notice.ts';
import { isReportOf } from './is-about.ts';
import type { CaseRow } from './stored-case.ts';

type Told = {
  readonly about: 'moderation.removed' | 'moderation.restored' | 'moderation.upheld';
  readonly title: LocalizedText;
  readonly at: number;
};

/** The author hears the rule, the place and until when to appeal, or what the appeal has come to: in the inbox and by mail. */
export async function tellAuthor(tx: Orm, row: CaseRow, { about, title, at }: Told): Promise<void> {
  const { authorId, rule, quote, decidedAt } = row;
  if (authorId === null || rule === null || quote === null || decidedAt === null) return;
  await notifyMember(tx, {
    userId: authorId,
    to: 'member',
    key: `${about}:${row.id}`,
    at,
    values: {
      vi: textOf(title, 'vi'),
      en: textOf(title, 'en'),
      ko: textOf(title, 'ko'),
      note: row.answer ?? quote,
    },
    mail: {
      template: 'moderation-step',
      values: {
        about,
        target: writtenTarget(row),
        title: textOf(title, 'vi'),
        rule,
        quote,
        until: about === 'moderation.removed' ? appealUntil(decidedAt.getTime()) : null,
        answer: row.answer,
        samePerson: row.answeredBy !== null && row.answeredBy === row.decidedBy,
      },
    },
  });
}

/** What its author wrote; of what is sold its seller hears by its own news. */
function writtenTarget({ about, commentId }: CaseRow) {
  if (about === 'product-review' || about === 'question') return about;
  return commentId === null ? ('share' as const) : ('comment' as const);
}

/** Who reported it since the case was opened hears what came of it. */
export async function tellReporters(
  tx: Orm,
  { id, shareId, commentId, about: listing, aboutId, openedAt }: CaseRow,
  {
    about,
    title,
    at,
  }: Omit<Told, 'about'> & {
    readonly about: `moderation.report-${'removed' | 'restored' | 'kept' | 'gone'}`;
  },
): Promise<void> {
  const said = await tx
    .select({ userId: communityReports.userId })
    .from(communityReports)
    .where(
      and(
        isReportOf({ shareId, commentId, about: listing, aboutId }),
        gte(communityReports.createdAt, openedAt),
      ),
    );
  for (const { userId } of said)
    await writeNotice(tx, {
      userId,
      about,
      to: 'member',
      name: title,
      key: `${about}:${id}:${userId}`,
      at,
    });
}
