import { ictDate } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { interiorShares, shareComments } from '../../db/schema/community.ts';
import { writeNotice } from '../../notices/write-notice.ts';

/** So much of what was said stands in the inbox. */
const excerptLength = 140;

type Said = {
  readonly shareId: number;
  /** The comment that is answered. */
  readonly to: number | null;
  readonly userId: number;
  readonly content: string;
  readonly at: number;
};

/**
 * Who shows the home and whom somebody answers hear of it, once a day for each home and each comment: a home that is talked
 * about fills nobody's inbox. Nobody hears of their own words, nor of one answer twice.
 */
export async function tellOfComment(
  tx: Orm,
  { shareId, to, userId, content, at }: Said,
): Promise<void> {
  const [home] = await tx
    .select({ title: interiorShares.title, userId: interiorShares.userId })
    .from(interiorShares)
    .where(eq(interiorShares.id, shareId));
  if (home === undefined) return;
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
    { reader: home.userId, about: 'comment.written', of: `share:${shareId}` },
  ] as const;
  for (const { reader, about, of } of news) {
    if (reader === null || told.has(reader)) continue;
    told.add(reader);
    await writeNotice(tx, {
      userId: reader,
      about,
      to: 'member',
      name: home.title,
      note: content.slice(0, excerptLength),
      key: `${about}:${of}:${reader}:${day}`,
      at,
    });
  }
}
