import { type Language, type Text, freeSlug, postSlug, publicName } from '@hien/domain';
import { eq, like, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { interiorShareSlugs, interiorShares, sharePosts } from '../../db/schema/community.ts';
import { searchVector } from '../../db/search-vector.ts';
import { ApiError, type FieldError } from '../../http/api-error.ts';
import { productsIn, uploadsIn } from '../../support/composed-html.ts';
import { compareCopies } from '../moderation/copied-pictures.ts';
import { openFirst } from '../moderation/open-case.ts';
import { bodyExcerpt, isEmptyBody } from './clean-body.ts';
import { releasePictures } from './post-pictures.ts';
import type { PostRow } from './post-row.ts';

/** What the page of a home lists. */
const mostPieces = 100;

type Complete = PostRow['post'] & {
  houseType: NonNullable<PostRow['post']['houseType']>;
  style: NonNullable<PostRow['post']['style']>;
};

/** What a post must have, as its author hears it. */
const wanted = {
  title: {
    vi: 'Bài viết cần một tiêu đề.',
    en: 'The post needs a title.',
    ko: '제목을 입력해 주세요.',
  },
  body: {
    vi: 'Bạn hãy viết vài dòng về căn nhà.',
    en: 'Please write a few lines about the home.',
    ko: '집에 대한 이야기를 적어 주세요.',
  },
  pictures: {
    vi: 'Bài viết cần ít nhất một tấm ảnh.',
    en: 'The post needs at least one picture.',
    ko: '사진이 한 장 이상 필요합니다.',
  },
  house_type: {
    vi: 'Bạn hãy chọn loại nhà.',
    en: 'Please choose the kind of home.',
    ko: '집 유형을 선택해 주세요.',
  },
  style: {
    vi: 'Bạn hãy chọn phong cách.',
    en: 'Please choose a style.',
    ko: '스타일을 선택해 주세요.',
  },
} as const satisfies Readonly<Record<string, Text>>;

const missingIn = (post: PostRow['post']): (keyof typeof wanted)[] => [
  ...(post.title === '' ? (['title'] as const) : []),
  ...(isEmptyBody(post.body) ? (['body'] as const) : []),
  ...(post.pictures.length === 0 ? (['pictures'] as const) : []),
  ...(post.houseType === null ? (['house_type'] as const) : []),
  ...(post.style === null ? (['style'] as const) : []),
];

export const isComplete = (post: PostRow['post']): boolean => missingIn(post).length === 0;

/** @throws {ApiError} VALIDATION with everything that is missing. */
export function assertComplete(
  post: PostRow['post'],
  language: Language,
): asserts post is Complete {
  const missing = missingIn(post);
  if (missing.length === 0) return;
  throw new ApiError('VALIDATION', {
    errors: missing.map((field): FieldError => ({
      field,
      code: 'validation.required',
      message: wanted[field][language],
    })),
  });
}

/** Writes what readers see: the first time with an address of its own, which then stays. */
export async function publish(tx: Orm, { post, shown }: PostRow, language: Language, at: Date) {
  assertComplete(post, language);
  const [author] = await tx
    .select({ first_name: users.firstName, last_name: users.lastName, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, post.userId));
  const [cover] = post.pictures;
  if (cover === undefined) return;
  const text = (vi: string) => ({ vi, en: null, ko: null });
  const excerpt = bodyExcerpt(post.body);
  const seen = {
    userId: post.userId,
    authorName: publicName(author ?? { first_name: '', last_name: '' }),
    authorAvatar: author?.avatar ?? null,
    title: text(post.title),
    excerpt: text(excerpt),
    content: text(post.body),
    houseType: post.houseType,
    style: post.style,
    areaM2: post.areaM2,
    city: post.city,
    cost: post.cost,
    cover,
    pictures: post.pictures,
    marks: post.marks,
    before: post.before,
    hashtags: post.hashtags,
    productIds: [
      ...new Set([
        ...post.marks.flatMap(({ productId }) => productId ?? []),
        ...productsIn(post.body),
      ]),
    ].slice(0, mostPieces),
    status: 'visible' as const,
    search: searchVector(text(post.title), [excerpt, post.city ?? '', ...post.hashtags]),
  };
  // What comes back as it was is not changed by that.
  const isEdited = post.version !== post.shownVersion;
  if (post.shareId !== null && shown !== null)
    await tx
      .update(interiorShares)
      .set({ ...seen, ...(isEdited ? { updatedAt: at } : {}) })
      .where(eq(interiorShares.id, post.shareId));
  const shareId =
    post.shareId !== null && shown !== null
      ? post.shareId
      : await insertShown(tx, postSlug(post.title, post.id), { ...seen, publishedAt: at });
  if (shown === null) await openFirst(tx, { shareId, commentId: null, authorId: post.userId, at });
  await tx
    .update(sharePosts)
    .set({ shareId, shownVersion: post.version, publishAt: null })
    .where(eq(sharePosts.id, post.id));
  await compareCopies(tx, {
    shareId,
    authorId: post.userId,
    pictures: [
      ...[...post.pictures, ...(post.before ? [post.before] : [])].map(
        ({ path, name }) => `/media/${path}/${name}`,
      ),
      ...uploadsIn(post.body),
    ],
    at,
  });
  // Readers saw others until now.
  await releasePictures(tx, { id: post.id, shareId }, at);
}

/** Two titles alike at the same moment: the second takes the next address. */
async function insertShown(
  tx: Orm,
  wanted: string,
  seen: Omit<typeof interiorShares.$inferInsert, 'slug'>,
): Promise<number> {
  const taken = await takenSlugs(tx, wanted);
  for (;;) {
    const slug = freeSlug(wanted, taken);
    const [made] = await tx
      .insert(interiorShares)
      .values({ ...seen, slug })
      .onConflictDoNothing({ target: interiorShares.slug })
      .returning({ id: interiorShares.id });
    if (made !== undefined) return made.id;
    taken.add(slug);
  }
}

async function takenSlugs(tx: Orm, wanted: string): Promise<Set<string>> {
  const [now, before] = await Promise.all([
    tx
      .select({ slug: interiorShares.slug })
      .from(interiorShares)
      .where(or(eq(interiorShares.slug, wanted), like(interiorShares.slug, `${wanted}-%`))),
    tx
      .select({ slug: interiorShareSlugs.slug })
      .from(interiorShareSlugs)
      .where(or(eq(interiorShareSlugs.slug, wanted), like(interiorShareSlugs.slug, `${wanted}-%`))),
  ]);
  return new Set([...now, ...before].map(({ slug }) => slug));
}
