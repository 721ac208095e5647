import { createHash } from 'node:crypto';
import type { Language, ReportedListing } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pictureOf, textOf } from '../../db/localized.ts';
import type { LocalizedText } from '../../db/schema/columns.ts';
import {
  type ReportedCopy,
  type communityCases,
  interiorShares,
  shareComments,
} from '../../db/schema/community.ts';
import { belowOf, titleOf } from '../below.ts';
import { bodyText } from '../../support/body-text.ts';
import { bodyLinks, bodyPictures } from '../posts/clean-body.ts';

type Thing = Pick<typeof communityCases.$inferSelect, 'shareId' | 'designId' | 'commentId'>;

/** The columns of a home that a copy is made of. */
export const copiedHome = {
  title: interiorShares.title,
  content: interiorShares.content,
  pictures: interiorShares.pictures,
  before: interiorShares.before,
  marks: interiorShares.marks,
  hashtags: interiorShares.hashtags,
};

/** A comment keeps the title alone of what it stands below. */
type CopiedHome = Pick<ReportedCopy, 'title'>;

/** A comment has words alone, and the title of its home. */
export const copyFrom = (
  home: CopiedHome | null,
  comment: { readonly content: string },
): ReportedCopy => {
  return {
    title: home?.title ?? { vi: '', en: null, ko: null },
    content: { vi: comment.content, en: null, ko: null },
    pictures: [],
    before: null,
    marks: [],
    hashtags: [],
  };
};

/** What stands there now; null when it is gone. */
export async function copyOf(
  tx: Orm,
  { shareId, designId, commentId }: Thing,
): Promise<ReportedCopy | null> {
  if (commentId === null) {
    const [home = null] = await tx
      .select(copiedHome)
      .from(interiorShares)
      .where(eq(interiorShares.id, shareId ?? 0));
    return home;
  }
  const [comment] = await tx
    .select({ content: shareComments.content })
    .from(shareComments)
    .where(eq(shareComments.id, commentId));
  const title = await titleOf(tx, belowOf({ shareId, designId }));
  return comment === undefined ? null : copyFrom(title && { title }, comment);
}

/** Alike for what its author left as it was. The title above a comment is not the author’s. */
export function digestOf(copy: ReportedCopy, { commentId }: Pick<Thing, 'commentId'>): string {
  const { title, content, pictures, before, marks, hashtags } = copy;
  const words = (text: LocalizedText | null) =>
    text === null ? null : [text.vi, text.en ?? null, text.ko ?? null];
  const shown = [...pictures, before].map((one) =>
    one === null ? null : [one.path, one.name, words(one.alt)],
  );
  const placed = marks.map(({ picture, x, y, productId, label }) => [
    picture,
    x,
    y,
    productId,
    words(label),
  ]);
  const parts = [words(content), shown, placed, hashtags];
  return createHash('sha256')
    .update(JSON.stringify(commentId === null ? [words(title), ...parts] : parts))
    .digest('base64url');
}

/** A product and a design tell their own title; that above a review or a question is not the author’s. */
export const listingDigest = (copy: ReportedCopy, about: ReportedListing): string =>
  digestOf(copy, { commentId: about === 'product' || about === 'design' ? null : 0 });

/** As staff read it: everything that its author wrote and shows, a link with where it leads. */
export function wireCopy(
  { title, content, pictures, before, marks, hashtags }: ReportedCopy,
  { commentId }: Pick<Thing, 'commentId'>,
  language: Language,
) {
  const body = textOf(content, language);
  const isHome = commentId === null;
  return {
    title: textOf(title, language),
    content: isHome ? bodyText(body) : body,
    links: isHome ? bodyLinks(body) : [],
    labels: [
      ...marks.flatMap(({ label }) => (label === null ? [] : [textOf(label, language)])),
      ...hashtags.map((tag) => `#${tag}`),
    ],
    pictures: [
      ...[...pictures, before].flatMap((picture) => pictureOf(picture, language) ?? []),
      ...(isHome ? bodyPictures(body) : []),
    ],
  };
}
