import type { Database } from '../db/database.ts';
import { interiorShareSlugs, interiorShares } from '../db/schema/community.ts';
import { articles } from '../db/schema/content.ts';
import { contractors } from '../db/schema/contractors.ts';
import { designProducts, designs, furnitureDecors } from '../db/schema/designs.ts';
import {
  roomLayouts,
  roomProjectParts,
  roomProjects,
  roomStyles,
  roomUnits,
  rooms,
} from '../db/schema/room-by-room.ts';
import { searchVector } from '../db/search-vector.ts';
import { picture, testNow, text } from './fixture-values.ts';

export async function plantRooms({ orm }: Database): Promise<void> {
  await orm.insert(designs).values({
    slug: 'can-ho-sang',
    number: 'HD-0001',
    name: text('Căn hộ sáng', 'A bright flat'),
    summary: text('Gỗ và nắng', 'Wood and sun'),
    designerName: 'Lan',
    designType: 'whole-unit',
    houseType: '2-bedroom',
    style: 'modern',
    areaM2: 72.5,
    price: 4_900_000,
    constructionPriceFrom: 300_000_000,
    constructionPriceTo: 420_000_000,
    cover: picture('can-ho', 'rooms'),
    simple: true,
    top: true,
    search: searchVector(text('Căn hộ sáng', 'A bright flat'), []),
  });
  await orm.insert(designProducts).values({ designId: 1, productId: 1, x: 0.25, y: 0.5 });
  await orm.insert(furnitureDecors).values({
    slug: 'goc-doc',
    title: text('Góc đọc', 'Reading corner'),
    content: text('<p>Một <b>góc</b></p>'),
    roomType: 'living-room',
    style: 'modern',
    cover: picture('goc-doc', 'rooms'),
    productIds: [1, 2],
  });
  await orm.insert(roomProjects).values({
    slug: 'song-xanh',
    name: text('Sông Xanh', 'Blue River'),
    location: text('Thủ Đức', 'Thu Duc'),
    description: text('Ven sông'),
    towers: ['S1'],
    cover: picture('song-xanh', 'rooms'),
  });
  await orm
    .insert(roomProjectParts)
    .values({ projectId: 1, name: text('Khu A', 'Block A'), tower: 'S1' });
  await orm.insert(roomUnits).values({
    projectId: 1,
    name: text('Căn 2 phòng ngủ'),
    tower: 'S1',
    type: '2-bedroom',
    areaM2: 68,
    plan: picture('mat-bang', 'rooms'),
  });
  await orm.insert(roomStyles).values([
    { name: text('Hiện đại', 'Modern'), thumbnail: picture('hien-dai', 'rooms') },
    { name: text('Chưa vẽ'), thumbnail: picture('chua', 'rooms') },
  ]);
  await orm.insert(rooms).values({
    unitId: 1,
    roomType: 'living-room',
    name: text('Phòng khách', 'Living room'),
    thumbnail: picture('khach', 'rooms'),
  });
  await orm.insert(roomLayouts).values({
    roomId: 1,
    styleId: 1,
    picture: picture('khach-hien-dai', 'rooms'),
    price: 60_000_000,
    products: [{ productId: 2, x: 0.1, y: 0.9 }],
  });
}

export async function plantStories({ orm }: Database): Promise<void> {
  const titles = ['Chọn đèn cho trần thấp', 'Ban công nhỏ'];
  await orm.insert(articles).values(
    titles.map((title, index) => ({
      slug: `bai-${index}`,
      type: index === 0 ? ('guide' as const) : ('story' as const),
      title: text(title),
      excerpt: text('Tóm tắt'),
      body: text('<p>Thân bài</p>'),
      cover: picture(`bai-${index}`, 'rooms'),
      authorName: 'Hà',
      publishedAt: new Date(testNow - index * 1000),
      search: searchVector(text(title), []),
    })),
  );
  await orm.insert(articles).values({
    slug: 'tan-van-0',
    kind: 'essay',
    type: 'story',
    title: text('Cái ghế của bà'),
    excerpt: text('Tóm tắt'),
    body: text('<p>Nhà bán rồi.</p>'),
    cover: picture('ghe', 'rooms'),
    authorName: 'Vy',
    publishedAt: new Date(testNow),
    search: searchVector(text('Cái ghế của bà'), []),
  });
  await orm.insert(interiorShares).values(
    ['Nhà của Vy', 'Phòng của Khoa'].map((title, index) => ({
      slug: `nha-${index}`,
      userId: 1,
      authorName: 'Vy',
      title: text(title),
      excerpt: text('Ở 3 năm'),
      content: text('Nội dung'),
      houseType: '1-bedroom' as const,
      style: 'modern' as const,
      areaM2: index === 0 ? 45 : null,
      city: index === 0 ? 'Đà Nẵng' : null,
      cover: picture(`nha-${index}`, 'rooms'),
      marks:
        index === 0
          ? [
              { picture: 0, x: 0.25, y: 0.5, productId: 1, label: null },
              { picture: 0, x: 0.75, y: 0.5, productId: null, label: text('Ghế của ông') },
            ]
          : [],
      productIds: index === 0 ? [1] : [],
      likeCount: index * 10,
      publishedAt: new Date(testNow - index * 1000),
      search: searchVector(text(title), []),
    })),
  );
  await orm.insert(interiorShareSlugs).values({ slug: 'nha-cu', shareId: 1 });
  await orm.insert(contractors).values([
    {
      userId: 3,
      slug: 'xay-dep',
      companyName: 'Xây Đẹp',
      companyPhone: '02811112222',
      email: 'xaydep@hien.example',
      address: '5 Hai Bà Trưng',
      city: 'TP. Hồ Chí Minh',
      taxCode: '0311111111',
      experienceYears: 12,
      introduction: text('Thi công trọn gói', 'Turnkey works'),
      approval: 'approved',
    },
    {
      userId: 3,
      slug: 'cho-duyet',
      companyName: 'Chờ Duyệt',
      companyPhone: '02811113333',
      email: 'cho@hien.example',
      address: '6 Hai Bà Trưng',
      city: 'TP. Hồ Chí Minh',
      taxCode: '0311111112',
      introduction: text('…'),
      approval: 'applied',
    },
  ]);
}
