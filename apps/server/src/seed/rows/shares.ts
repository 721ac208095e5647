import { slug } from '@hien/domain';
import type { StoredPicture } from '../../db/schema/columns.ts';
import type { ShareMark, interiorShareSlugs, interiorShares } from '../../db/schema/community.ts';
import { searchVector } from '../../db/search-vector.ts';
import { between } from '../chance.ts';
import { type ShareFacts, shareFacts } from '../content/shares/facts.ts';
import { sharers } from '../content/shares/people.ts';
import { type ShareContent, shares } from '../content/shares/shares.ts';
import { talk } from '../content/shares/talk.ts';
import { type Text, text } from '../content/text.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { firstOfModel, productIdOf } from './catalogue-content.ts';
import { escaped } from './editorial-html.ts';
import { sharerAvatar, sharerUserId } from './members.ts';
import { seenIn } from './seen.ts';

/** A member's name as they write it. */
export const sharerName = ({ firstName, lastName, language }: (typeof sharers)[number]): string =>
  language === 'en'
    ? `${firstName} ${lastName}`
    : `${lastName}${language === 'ko' ? '' : ' '}${firstName}`;

/** Rooms whose post is about them alone, not about the home; a corner's picture is of that home only. */
const alone = [
  'home',
  'bathroom',
  'balcony',
  'gym',
  'multipurpose',
  'bedroom-rural',
  'living-japandi',
];

/** The cover, and other rooms of the same look: one of a kind. */
function picturesOf(book: PictureBook, { cover, look, title }: ShareContent): StoredPicture[] {
  const first = book.find({ id: cover, kinds: ['room'], tags: [look], alt: title });
  if (alone.some((room) => cover.startsWith(room))) return [first];
  const others = rooms
    .filter((room) => !cover.startsWith(room))
    .flatMap((room) => book.exact(`${room}-${look}-01`) ?? [])
    .filter(({ name }) => name !== first.name);
  return [first, ...others.slice(0, between(1, 4, cover, 'pictures'))];
}

const rooms = [
  'living',
  'living-kitchen',
  'kitchen',
  'bedroom',
  'master-room',
  'bathroom',
  'balcony',
  'multipurpose',
];

/** A mark on each piece that is seen, where it is seen. */
function marksOf(pictures: readonly StoredPicture[], own: ShareFacts['own']): ShareMark[] {
  return pictures.flatMap((picture, at) => {
    const isOwn = (model: string) => at === 0 && model === own?.[0];
    return seenIn(picture, (model) => isOwn(model) || firstOfModel.has(model)).map(
      ({ model, x, y }): ShareMark => ({
        picture: at,
        x,
        y,
        productId: isOwn(model) ? null : productIdOf(model),
        label: isOwn(model) && own ? own[1] : null,
      }),
    );
  });
}

const bodyOf = ({ story }: ShareContent): Text => {
  const html = (language: keyof Text) =>
    story[language]
      .split('\n\n')
      .map((part) => `<p>${escaped(part)}</p>`)
      .join('');
  return text(html('vi'), html('en'), html('ko'));
};

/** A corner's picture is of that home only: until it is rendered there is nothing to show. */
export const isShown = (book: PictureBook, { cover }: ShareContent): boolean =>
  !cover.startsWith('home-') || book.has(cover);

/** How many days ago a home was shown. */
export const publishedDays = (home: number): number => 1 + home * 6.3;

export function shareRows(book: PictureBook): (typeof interiorShares.$inferInsert)[] {
  return shares.flatMap((content, index) => {
    if (!isShown(book, content)) return [];
    const author = sharers[content.author];
    const facts = shareFacts[content.cover];
    if (author === undefined || facts === undefined)
      throw new Error(`nobody tells of ${content.title.en}`);
    const pictures = picturesOf(book, content);
    const [cover] = pictures;
    if (cover === undefined) throw new Error(`no picture of ${content.title.en}`);
    const marks = marksOf(pictures, facts.own);
    const published = daysBefore(publishedDays(index));
    const name = sharerName(author);
    return {
      id: index + 1,
      slug: slug(content.title.vi),
      userId: sharerUserId(content.author),
      authorName: name,
      authorAvatar: sharerAvatar(book, content.author, name),
      title: content.title,
      excerpt: content.excerpt,
      content: bodyOf(content),
      houseType: content.house,
      style: content.style,
      areaM2: content.area,
      city: facts.city,
      cost: facts.cost === null ? null : facts.cost * 1_000_000,
      cover,
      pictures,
      marks,
      before: book.exact(`before-${content.cover}`),
      hashtags: [...content.tags],
      productIds: [...new Set(marks.flatMap(({ productId }) => productId ?? []))],
      status: 'visible',
      likeCount: between(14, 620, content.cover, 'share likes'),
      commentCount: talk[index]?.flat().length ?? 0,
      saveCount: between(3, 180, content.cover, 'share saves'),
      viewCount: between(240, 9_400, content.cover, 'share views'),
      publishedAt: published,
      createdAt: published,
      search: searchVector(content.title, [content.excerpt, facts.city, ...content.tags]),
    };
  });
}

/** Addresses that posts had before their titles were changed. */
export function shareSlugRows(): (typeof interiorShareSlugs.$inferInsert)[] {
  return shares.flatMap(({ cover }, index) => {
    const former = shareFacts[cover]?.formerSlug;
    return former === undefined ? [] : [{ slug: former, shareId: index + 1 }];
  });
}
