import { type Language, type Text, inEach, writtenAfter } from '@hien/domain';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import type { LocalizedText, StoredPicture } from '../../db/schema/columns.ts';
import { articles } from '../../db/schema/content.ts';
import { products } from '../../db/schema/shop.ts';
import { searchVector } from '../../db/search-vector.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Call } from '../../http/handler.ts';
import { measuredHtml } from '../../support/measured-html.ts';
import { picturesOf } from '../../media/stored-uploads.ts';
import { uploadName } from '../../media/upload-address.ts';
import { claimUploads } from '../../media/upload-repository.ts';
import { uploadsIn } from '../../support/composed-html.ts';
import { written } from '../../support/words.ts';
import { cleanText } from './clean-text.ts';
import { type DeskRow, partsOf } from './desk-row.ts';

type Content = Omit<Call<'saveReading'>['body'], 'expected_version'>;
type Kept = Omit<DeskRow, 'id' | 'kind' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'version'>;

const lostPicture: Text = {
  vi: 'Một tấm ảnh không còn nữa. Bạn hãy tải lại ảnh đó.',
  en: 'One of the pictures is gone. Please upload it again.',
  ko: '사진 한 장이 더 이상 없습니다. 다시 올려 주세요.',
};

const lostPiece: Text = {
  vi: 'Một món được nêu không có trong cửa hàng.',
  en: 'A piece that is named is not in the shop.',
  ko: '언급한 상품이 상점에 없습니다.',
};

const refused = (field: string, said: Text, language: Language) =>
  new ApiError('VALIDATION', {
    status: 422,
    errors: [{ field, code: 'validation.choice.invalid', message: said[language] }],
  });

const addressOf = ({ path, name }: StoredPicture): string => `/media/${path}/${name}`;

/**
 * What staff sent as it is kept: words composed, HTML cleaned, pictures and pieces that are there.
 * @throws {ApiError} VALIDATION naming the field.
 */
export async function keptText(
  tx: Orm,
  content: Content,
  row: DeskRow,
  { userId, at, language }: { userId: number; at: Date; language: Language },
): Promise<Partial<Kept>> {
  const title = localizedOf(content.title, written);
  const excerpt = localizedOf(content.excerpt, written);
  const clean = localizedOf(content.body, cleanText);
  const uploads = [clean.vi, clean.en ?? '', clean.ko ?? ''].flatMap(uploadsIn);
  if (!(await claimUploads(tx, [...new Set(uploads)], { userId, at })))
    throw refused('body', lostPicture, language);
  const body = {
    vi: await measuredHtml(tx, clean.vi),
    en: clean.en && (await measuredHtml(tx, clean.en)),
    ko: clean.ko && (await measuredHtml(tx, clean.ko)),
  };
  const cover = content.cover === null ? null : await coverAt(tx, content.cover, row, userId, at);
  if (cover === undefined) throw refused('cover', lostPicture, language);
  const alt = localizedOf(content.cover_alt, written);
  const isDescribed = Object.values(alt).some((words) => words !== null && words !== '');
  const productIds = [...new Set(content.product_ids)];
  const found =
    productIds.length === 0
      ? []
      : await tx.select({ id: products.id }).from(products).where(inArray(products.id, productIds));
  if (found.length < productIds.length) throw refused('product_ids', lostPiece, language);
  const authorName = written(content.author);
  return {
    type: row.kind === 'essay' ? 'story' : content.type,
    title,
    excerpt,
    body,
    cover: cover && isDescribed ? { ...cover, alt } : cover,
    authorName,
    authorAvatar:
      (authorName === row.authorName ? row.authorAvatar : null) ?? (await faceOf(tx, authorName)),
    tags: [...new Set(content.tags.map(written))].filter((word) => word !== ''),
    productIds,
    written: writtenAfter(row.written, {
      before: partsOf(row),
      after: partsOf({ title, excerpt, body }),
      confirmed: content.confirmed,
      at: at.getTime(),
    }),
    search: searchVector(title, [excerpt]),
  };
}

const localizedOf = (said: Content['title'], as: (text: string) => string): LocalizedText => ({
  vi: as(said.vi),
  en: as(said.en) || null,
  ko: as(said.ko) || null,
});

/** The picture at an address: the text's own, one that stands over another text, or an upload; undefined when there is none. */
async function coverAt(
  tx: Orm,
  address: string,
  row: DeskRow,
  userId: number,
  at: Date,
): Promise<StoredPicture | undefined> {
  if (row.cover !== null && addressOf(row.cover) === address) return row.cover;
  if (uploadName(address) === null) {
    const [found] = await tx
      .select({ cover: articles.cover })
      .from(articles)
      .where(
        sql`'/media/' || (${articles.cover}->>'path') || '/' || (${articles.cover}->>'name') = ${address}`,
      )
      .limit(1);
    return found?.cover;
  }
  if (!(await claimUploads(tx, [address], { userId, at }))) return undefined;
  const [picture] = await picturesOf(tx, [address]);
  return picture;
}

/** Who signed a text before has a face already. */
async function faceOf(tx: Orm, name: string): Promise<StoredPicture | null> {
  const [found] = await tx
    .select({ face: articles.authorAvatar })
    .from(articles)
    .where(and(eq(articles.authorName, name), isNotNull(articles.authorAvatar)))
    .limit(1);
  return found?.face ?? null;
}

/** Whether saving it would change nothing: columns come back from the database in another order than they were written. */
export const isSame = (row: DeskRow, kept: Partial<Kept>): boolean =>
  Object.entries(kept).every(
    ([name, value]) =>
      name === 'search' || canonical(row[name as keyof DeskRow]) === canonical(value),
  );

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What a text is before anybody wrote a word. */
export const blankText = (): Pick<DeskRow, 'title' | 'excerpt' | 'body' | 'written' | 'search'> => {
  const nothing = { vi: '', en: null, ko: null };
  return {
    title: nothing,
    excerpt: nothing,
    body: nothing,
    written: inEach(() => null),
    search: searchVector(nothing, []),
  };
};
