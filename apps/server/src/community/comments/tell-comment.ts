import { ictDate } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { shareComments } from '../../db/schema/community.ts';
import type { Below, Host } from '../below.ts';
import { writeNotice } from '../../notices/write-notice.ts';

/** So much of what was said stands in the inbox. */
const excerptLength = 140;

type Said = {
  readonly below: Below;
  readonly host: Host;
  /** The comment that is answered. */
  readonly to: number | null;
  readonly userId: number;
  readonly content: string;
  readonly at: number;
};

/**
 * Who shows the home or sells the design and whom somebody answers hear of it, once a day for each home and each comment: a home that is talked
 * about fills nobody's inbox. Nobody hears of their own words, nor of one answer twice.
 */
export async function tellOfComment(
  tx: Orm,
  { below: { shareId, designId }, host, to, userId, content, at }: Said,
): Promise<void> {
  const [answered] =
    to === null
      ? []
      : await tx
          .select({ userId: shareComments.userId })
          .from(shareComments)
          .where(eq(shareComments.id, to));
  const day = ictDate(at);
  const told = new Set([userId]);
  const news = [
    { reader: answered?.userId ?? null, about: 'comment.answered', of: `comment:${to}` },
    {
      reader: host.userId,
      about: shareId === null ? 'design-comment.written' : 'comment.written',
      of: shareId === null ? `design:${designId}` : `share:${shareId}`,
    },
  ] as const;
  for (const { reader, about, of } of news) {
    if (reader === null || told.has(reader)) continue;
    told.add(reader);
    await writeNotice(tx, {
      userId: reader,
      about,
      to: 'member',
      name: host.title,
      note: content.slice(0, excerptLength),
      page: host.page,
      key: `${about}:${of}:${reader}:${day}`,
      at,
    });
  }
}
