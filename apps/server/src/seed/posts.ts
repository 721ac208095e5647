import { daysAfter, startOfDay } from '@hien/domain';
import { spotsIn } from '@hien/pictures';
import { and, eq, getTableName } from 'drizzle-orm';
import { ownPost } from '../community/posts/post-row.ts';
import { publish } from '../community/posts/publish.ts';
import type { Orm } from '../db/database.ts';
import {
  type ShareMark,
  communityCases,
  interiorShares,
  sharePieceCounts,
  sharePosts,
} from '../db/schema/community.ts';
import type { MediaStore } from '../media/media-store.ts';
import { picturesOf } from '../media/stored-uploads.ts';
import { between } from './chance.ts';
import { demoId } from './demo-accounts.ts';
import { plantCopy } from './files/plant-copy.ts';
import type { PictureBook } from './picture-book.ts';
import { firstOfModel } from './rows/catalogue-content.ts';
import { sharerUserId } from './rows/members.ts';
import { continueIds, reserveIds } from './write-rows.ts';

const day = 86_400_000;
const hour = 3_600_000;

type Sample = Pick<
  typeof sharePosts.$inferInsert,
  'title' | 'body' | 'houseType' | 'style' | 'areaM2' | 'city' | 'cost' | 'hashtags'
> & {
  /** What others of the sample know it by. */
  readonly key: keyof typeof authors;
  readonly rooms: readonly string[];
  /** The picture of the set that is shown as one's own: smaller, and compressed anew. */
  readonly copyOf?: string;
  /** What the shop does not sell: on which picture, and where. */
  readonly own: readonly (Pick<ShareMark, 'picture' | 'x' | 'y'> & { readonly label: string })[];
  readonly daysAgo: number;
  /** Days ago it was published, or days ahead it shall be; a draft without one. */
  readonly published?: number;
  /** Looks of readers since then, some of which led to its pieces. */
  readonly views?: number;
  readonly planned?: number;
};

/** Who writes which: the demo member, and somebody whose home is the first of theirs. */
const authors = {
  shown: demoId('customer'),
  planned: demoId('customer'),
  begun: demoId('customer'),
  copied: sharerUserId(3),
  removed: demoId('customer'),
  appealed: sharerUserId(8),
} as const;

const samples: readonly Sample[] = [
  {
    key: 'shown',
    title: 'Bếp nhỏ của hai mẹ con, sau một mùa mưa',
    body: '<p>Mình sửa bếp vào đúng tháng mưa nhiều nhất. Thợ hẹn mười ngày, thành gần bốn tuần vì gỗ không kịp khô.</p><h3>Điều mình sẽ làm khác</h3><p>Đo lại ổ cắm trước khi đặt tủ. Mình phải khoét một lỗ cho máy hút mùi, nhìn kỹ vẫn thấy.</p>',
    houseType: '2-bedroom',
    style: 'scandinavian',
    areaM2: 68.5,
    city: 'Hà Nội',
    cost: 145_000_000,
    hashtags: ['bếpnhỏ', 'chungcư'],
    rooms: ['kitchen-scandinavian-01', 'living-kitchen-scandinavian-01'],
    own: [{ picture: 1, x: 0.12, y: 0.22, label: 'Tranh con gái vẽ' }],
    daysAgo: 9,
    published: 8,
    views: 386,
  },
  {
    key: 'planned',
    title: 'Phòng khách không tivi, được bốn tháng',
    body: '<p>Nhà mình bỏ tivi từ Tết. Tuần đầu ai cũng nhìn vào bức tường trống, giờ chỗ đó là kệ sách của cả nhà.</p><ul><li>Ghế quay về phía cửa sổ</li><li>Một đèn đọc sách cho mỗi người</li></ul>',
    houseType: '2-bedroom',
    style: 'modern',
    areaM2: 68.5,
    city: 'Hà Nội',
    cost: 62_000_000,
    hashtags: ['phòngkhách', 'khôngtivi'],
    rooms: ['living-modern-02', 'living-kitchen-modern-01'],
    own: [],
    daysAgo: 1.5,
    planned: 1,
  },
  {
    key: 'begun',
    title: 'Phòng ngủ: mới viết được phần đầu',
    body: '<p>Mình muốn kể chuyện chọn rèm, vì đã thay ba lần.</p>',
    houseType: '2-bedroom',
    style: null,
    areaM2: null,
    city: null,
    cost: null,
    hashtags: [],
    rooms: ['bedroom-japandi-01'],
    own: [],
    daysAgo: 0.3,
  },
  {
    key: 'copied',
    title: 'Phòng khách mới dọn, chụp vội trước khi khách đến',
    body: '<p>Cuối tuần nhà mình có khách nên dọn từ sáng. Ghế kê lại sát tường, cái bàn thấp thì mượn của chị gái.</p><p>Sàn này lát được hai năm, mùa nồm vẫn khô.</p>',
    houseType: '2-bedroom',
    style: 'modern',
    areaM2: 24,
    city: 'Thành phố Hồ Chí Minh',
    cost: 38_000_000,
    hashtags: ['phòngkhách'],
    rooms: [],
    copyOf: 'living-modern-02',
    own: [],
    daysAgo: 2.4,
    published: 2.1,
  },
  {
    key: 'removed',
    title: 'Ban công hứng nắng chiều, và người hàng xóm',
    body: '<p>Ban công nhà mình hướng tây. Mình kéo một tấm bạt, xếp hai ghế, trồng rau thơm trong thùng gỗ.</p><p>Bạt này do anh Tư ở căn 1204 cho mượn máy khoan, ai cần cứ gọi anh theo số 09xx xxx 318.</p>',
    houseType: '2-bedroom',
    style: 'modern',
    areaM2: 6,
    city: 'Hà Nội',
    cost: 8_500_000,
    hashtags: ['bancông'],
    rooms: ['balcony-modern-01'],
    own: [],
    daysAgo: 7,
    published: 6.5,
    views: 47,
  },
  {
    key: 'appealed',
    title: 'Xưởng mộc đầu ngõ và căn phòng đọc',
    body: '<p>Kệ này mình đặt ở xưởng mộc đầu ngõ, mười tám triệu cho cả bức tường. Thợ làm trong ba tuần, giao đúng hẹn.</p><p>Mình chọn gỗ tần bì vì phòng ít nắng.</p>',
    houseType: '3-bedroom',
    style: 'scandinavian',
    areaM2: 18,
    city: 'Đà Nẵng',
    cost: 18_000_000,
    hashtags: ['phòngđọc', 'gỗtầnbì'],
    rooms: ['living-scandinavian-02'],
    own: [],
    daysAgo: 11,
    published: 10,
  },
];

/** As many as a finger tells apart. */
const marksAPicture = 4;

/** Publishing writes both. */
const written = [interiorShares, communityCases].map(getTableName);

export type SamplePosts = Readonly<Record<Sample['key'], number | null>>;

/**
 * What members of the sample write: posts that are read, one that is planned, one that is begun. Their homes come and go with the
 * catalogue, and so do they. Answers the homes by what they are known by.
 */
export async function seedPosts(
  orm: Orm,
  book: PictureBook,
  store: MediaStore,
  now: number,
): Promise<SamplePosts> {
  const homes: Record<Sample['key'], number | null> = {
    shown: null,
    planned: null,
    begun: null,
    copied: null,
    removed: null,
    appealed: null,
  };
  for (const table of written) await continueIds(orm, table);
  for (const { key, rooms, copyOf, own, daysAgo, published, planned, views, ...words } of samples) {
    const userId = authors[key];
    const at = new Date(now - daysAgo * day);
    const copy = copyOf === undefined ? [] : [await plantCopy(orm, copyOf, { store, at })];
    const pictures = [
      ...rooms.flatMap((room) => book.exact(room) ?? []),
      ...(await picturesOf(orm, copy)),
    ];
    await orm
      .delete(sharePosts)
      .where(and(eq(sharePosts.userId, userId), eq(sharePosts.title, words.title ?? '')));
    const [made] = await orm
      .insert(sharePosts)
      .values({
        ...words,
        userId,
        pictures,
        marks: [
          ...pictures.flatMap(({ name }, picture) => piecesOn(name, picture)),
          ...own.map(({ label, ...place }): ShareMark => ({
            ...place,
            productId: null,
            label: { vi: label, en: null, ko: null },
          })),
        ],
        publishAt: planned === undefined ? null : morningAfter(now, planned),
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: sharePosts.id });
    if (made === undefined || published === undefined || pictures.length === 0) continue;
    await publish(orm, await ownPost(orm, made.id, userId), 'vi', new Date(now - published * day));
    homes[key] = (await ownPost(orm, made.id, userId)).post.shareId;
    await readBy(orm, homes[key], views ?? 0);
  }
  for (const table of written) await reserveIds(orm, table);
  return homes;
}

/** What readers did since: one in twelve to one in five opens a piece, the first ones more often, and a few of those are bought. */
async function readBy(orm: Orm, shareId: number | null, views: number): Promise<void> {
  if (shareId === null || views === 0) return;
  const [home] = await orm
    .update(interiorShares)
    .set({ viewCount: views })
    .where(eq(interiorShares.id, shareId))
    .returning({ productIds: interiorShares.productIds });
  const counts = (home?.productIds ?? []).map((productId, at) => {
    const opened = Math.round(
      (views * between(8, 20, `piece ${productId}`, 'opened')) / 100 / (1 + at / 3),
    );
    const carted = Math.round((opened * between(0, 18, `piece ${productId}`, 'carted')) / 100);
    return { shareId, productId, opened, carted };
  });
  if (counts.length > 0) await orm.insert(sharePieceCounts).values(counts);
}

/** Eight in the morning by Vietnam's clock, some days from now. */
const morningAfter = (now: number, days: number): Date =>
  new Date(startOfDay(daysAfter(now, days)) + 8 * hour);

/** Pieces of the shop where they are seen. */
function piecesOn(name: string, picture: number): ShareMark[] {
  const seen = Object.entries(spotsIn(name.replace(/\.\w+$/, ''))).flatMap(
    ([model, [x, y]]): ShareMark[] => {
      const productId = firstOfModel.get(model)?.id;
      return productId === undefined ? [] : [{ picture, x, y, productId, label: null }];
    },
  );
  return seen.slice(0, marksAPicture);
}
