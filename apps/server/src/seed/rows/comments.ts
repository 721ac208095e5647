import type { shareComments } from '../../db/schema/community.ts';
import { sharers } from '../content/shares/people.ts';
import { shares } from '../content/shares/shares.ts';
import { type Said, talk } from '../content/shares/talk.ts';
import type { PictureBook } from '../picture-book.ts';
import { daysBefore } from '../epoch.ts';
import { isShown, publishedDays, sharerName } from './shares.ts';
import { sharerAvatar, sharerUserId } from './members.ts';

type Row = typeof shareComments.$inferInsert;

/** What members say below each other's homes: a comment some days after the last, answers within a day. */
export function commentRows(book: PictureBook): Row[] {
  const rows: Row[] = [];
  const add = (home: number, [author, content]: Said, parentId: number | null, days: number) => {
    const sharer = sharers[author];
    if (sharer === undefined) throw new Error(`nobody says ${content}`);
    const name = sharerName(sharer);
    rows.push({
      id: rows.length + 1,
      shareId: home + 1,
      parentId,
      userId: sharerUserId(author),
      authorName: name,
      authorAvatar: sharerAvatar(book, author, name),
      content,
      language: sharer.language,
      createdAt: daysBefore(days),
      editedAt: null,
      goneAt: null,
      goneBy: null,
    });
    return rows.length;
  };
  for (const [home, threads] of talk.entries()) {
    const told = shares[home];
    if (told === undefined || !isShown(book, told)) continue;
    for (const [at, [first, ...replies]] of threads.entries()) {
      const said = publishedDays(home) * (1 - (at + 1) / (threads.length + 1.7));
      const id = add(home, first, null, said);
      for (const [index, reply] of replies.entries())
        add(home, reply, id, said * (1 - (index + 1) * 0.13));
    }
  }
  return rows;
}
