import { type Language, type Text, postLimits } from '@hien/domain';
import { inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import type { ShareMark, sharePosts } from '../../db/schema/community.ts';
import { products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Call } from '../../http/handler.ts';
import { measuredHtml } from '../../support/measured-html.ts';
import { picturesOf } from '../../media/stored-uploads.ts';
import { claimUploads } from '../../media/upload-repository.ts';
import { uploadsIn } from '../../support/composed-html.ts';
import { written } from '../../support/words.ts';
import { cleanBody, isEmptyBody } from './clean-body.ts';

type Content = Omit<Call<'savePost'>['body'], 'expected_version'>;
type Post = typeof sharePosts.$inferSelect;

const addressOf = ({ path, name }: StoredPicture): string => `/media/${path}/${name}`;

const lostPicture: Text = {
  vi: 'Một tấm ảnh không còn nữa. Bạn hãy tải lại ảnh đó.',
  en: 'One of the pictures is gone. Please upload it again.',
  ko: '사진 한 장이 더 이상 없습니다. 다시 올려 주세요.',
};

const manyPictures: Text = {
  vi: `Trong bài chỉ để được ${postLimits.textPictures} ảnh. Bạn hãy bỏ bớt.`,
  en: `A text holds ${postLimits.textPictures} pictures at most. Please take some out.`,
  ko: `본문에는 사진을 ${postLimits.textPictures}장까지만 넣을 수 있습니다. 몇 장을 빼 주세요.`,
};

const lostPiece: Text = {
  vi: 'Một món được đánh dấu không có trong cửa hàng.',
  en: 'A piece that is marked is not in the shop.',
  ko: '표시한 상품이 상점에 없습니다.',
};

const refused = (field: string, said: Text, language: Language) =>
  new ApiError('VALIDATION', {
    errors: [{ field, code: 'validation.choice.invalid', message: said[language] }],
  });

/** Whose post, and when. */
type Writer = {
  readonly userId: number;
  readonly at: Date;
  readonly language: Language;
  /** The post that its pictures go with. */
  readonly for: string;
};

/**
 * What a member sent as it is kept: words composed, HTML cleaned, pictures that are theirs, marks that lead to pictures
 * and pieces that exist. A mark without a name is nothing yet.
 * @throws {ApiError} VALIDATION naming the field.
 */
export async function keptContent(
  tx: Orm,
  content: Content,
  before: Pick<Post, 'pictures' | 'before'> | null,
  writer: Writer,
): Promise<Omit<typeof sharePosts.$inferInsert, 'userId' | 'updatedAt'>> {
  const { language } = writer;
  const wanted = [...new Set(content.pictures)];
  const known = new Map(
    [...(before?.pictures ?? []), ...(before?.before ? [before.before] : [])].map((picture) => [
      addressOf(picture),
      picture,
    ]),
  );
  const fresh = [...wanted, ...(content.before === null ? [] : [content.before])].filter(
    (address) => !known.has(address),
  );
  if (!(await claimUploads(tx, fresh, writer))) throw refused('pictures', lostPicture, language);
  for (const picture of await picturesOf(tx, fresh)) known.set(addressOf(picture), picture);
  const pictures = wanted.flatMap((address) => known.get(address) ?? []);
  const shownBefore = content.before === null ? null : (known.get(content.before) ?? null);
  if (pictures.length < wanted.length || (content.before !== null && shownBefore === null))
    throw refused('pictures', lostPicture, language);
  const clean = cleanBody(content.body);
  const inText = [...new Set(uploadsIn(clean))];
  if (inText.length > postLimits.textPictures) throw refused('body', manyPictures, language);
  if (!(await claimUploads(tx, inText, writer))) throw refused('body', lostPicture, language);
  const body = await measuredHtml(tx, clean);
  return {
    title: written(content.title),
    body: isEmptyBody(body) ? '' : body,
    houseType: content.house_type,
    style: content.style,
    areaM2: content.area,
    city: written(content.city ?? '') || null,
    cost: content.cost,
    pictures,
    marks: await keptMarks(tx, content.marks, pictures.length, language),
    before: shownBefore,
    hashtags: [...new Set(content.hashtags.map((word) => written(word).replace(/^#+/, '')))].filter(
      (word) => word !== '',
    ),
  };
}

async function keptMarks(
  tx: Orm,
  marks: Content['marks'],
  pictures: number,
  language: Language,
): Promise<ShareMark[]> {
  const ids = [...new Set(marks.flatMap(({ product_id: id }) => id ?? []))];
  const found =
    ids.length === 0
      ? []
      : await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids));
  if (found.length < ids.length) throw refused('marks', lostPiece, language);
  const counts = Array.from({ length: pictures }, () => 0);
  return marks.flatMap(({ picture, x, y, product_id: productId, label }) => {
    const words = written(label);
    const count = counts[picture];
    if (count === undefined || count >= postLimits.marks) return [];
    if (productId === null && words === '') return [];
    counts[picture] = count + 1;
    return [
      {
        picture,
        x,
        y,
        productId,
        label: productId === null ? { vi: words, en: null, ko: null } : null,
      },
    ];
  });
}
