import { type DesignContent, blankDesign, blankRoom } from '@hien/domain';
import { and, asc, eq, getTableName, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { designDrafts, designRequests, designWorks } from '../db/schema/design-works.ts';
import { designs } from '../db/schema/designs.ts';
import { contentOf } from '../designs/partner/design-version.ts';
import type { MediaStore } from '../media/media-store.ts';
import { demoId } from './demo-accounts.ts';
import { paperAsPdf } from './files/paper.ts';
import { plantCopy } from './files/plant-copy.ts';
import { type Planting, plantFile } from './files/plant-file.ts';
import { reserveIds } from './write-rows.ts';

const day = 86_400_000;
/** Behind the ids of the designs that are sold. */
const firstId = 201;

type Story = Pick<DesignContent, 'name' | 'summary' | 'description' | 'area' | 'price'> & {
  readonly state: 'waiting' | 'rejected';
  readonly reason: string | null;
  readonly daysAgo: number;
  readonly rooms: readonly {
    readonly room_type: string;
    readonly area: number;
    /** A picture of the set. */
    readonly picture: string;
  }[];
};

/** What the partner wants to sell and nobody buys yet. */
export const partnerStories: readonly Story[] = [
  {
    state: 'waiting',
    name: {
      vi: 'Nhà Ống Đón Gió',
      en: 'Tube House in the Wind',
      ko: '바람이 드는 좁고 긴 집',
    },
    summary: {
      vi: 'Ống 4 × 16 m, giếng trời giữa nhà, phòng nào cũng có hai mặt thoáng.',
      en: 'Four by sixteen metres with a light well; every room has air on two sides.',
      ko: '4×16m, 가운데 중정. 모든 방이 양면 통풍됩니다.',
    },
    description: {
      vi: 'Tủ đi hết chiều dài một bên tường nên lối đi rộng 1,1 m. Hồ sơ có bản vẽ tủ từng đoạn 60 cm để xưởng nào cũng đóng được.',
      en: 'Cupboards run along one wall and leave a passage of 1.1 m. The drawings show them in lengths of 60 cm, so that any workshop can build them.',
      ko: '한쪽 벽을 따라 수납을 두어 통로 폭은 1.1m입니다. 60cm 단위의 수납 도면이 포함되어 어느 공방에서나 제작할 수 있습니다.',
    },
    area: 128,
    price: 9_800_000,
    reason: null,
    daysAgo: 1.1,
    rooms: [
      { room_type: 'living-room', area: 26, picture: 'living-scandinavian-01' },
      { room_type: 'kitchen', area: 14, picture: 'kitchen-modern-01' },
      { room_type: 'bedroom', area: 13, picture: 'bedroom-scandinavian-01' },
    ],
  },
  {
    state: 'rejected',
    name: { vi: 'Căn Góc Nhiều Nắng', en: 'The Sunny Corner', ko: '' },
    summary: {
      vi: 'Căn góc 74 m², hai phòng ngủ, phòng khách ba mặt kính.',
      en: 'A corner flat of 74 m² with two bedrooms and glass on three sides.',
      ko: '',
    },
    description: {
      vi: 'Rèm hai lớp và sàn gỗ nhạt màu để nắng chiều không gắt.',
      en: 'Two layers of curtains and a pale floor soften the afternoon sun.',
      ko: '',
    },
    area: 74,
    price: 6_400_000,
    reason:
      'Ảnh chỉ có phòng khách, trong khi thiết kế bán cả căn hai phòng ngủ. Hãy thêm ảnh hai phòng ngủ và mặt bằng rồi gửi lại.',
    daysAgo: 6.4,
    rooms: [{ room_type: 'living-room', area: 24, picture: 'living-modern-01' }],
  },
];

const begun: DesignContent = {
  ...blankDesign,
  name: { vi: 'Phòng Trẻ Lớn Cùng Con', en: '', ko: '' },
  summary: { vi: 'Giường hạ dần theo tuổi, bàn học kéo dài ra.', en: '', ko: '' },
  design_type: 'by-room',
  house_type: '2-bedroom',
  style: 'scandinavian',
  area: 12,
};

/** What the partner of the sample writes: one begun, one that waits with real uploads, one refused, an edit of one on sale. */
export async function seedPartnerDesigns(orm: Orm, store: MediaStore, now: number): Promise<void> {
  const ownerId = demoId('freelancer');
  for (const [index, story] of partnerStories.entries())
    await seedStory(orm, { id: firstId + index, story, now, store });
  await orm.insert(designDrafts).values({
    id: firstId + 10,
    ownerId,
    workId: null,
    content: begun,
    version: 5,
    savedAt: new Date(now - day / 5),
  });
  await askForEdit(orm, new Date(now - 2.3 * day));
  for (const table of [designWorks, designDrafts, designRequests])
    await reserveIds(orm, getTableName(table));
}

async function seedStory(
  orm: Orm,
  {
    id,
    story: { state, reason, daysAgo, rooms, ...told },
    now,
    store,
  }: {
    readonly id: number;
    readonly story: Story;
    readonly now: number;
    readonly store: MediaStore;
  },
): Promise<void> {
  const ownerId = demoId('freelancer');
  const sentAt = new Date(now - daysAgo * day);
  const planting: Planting = { store, at: sentAt };
  const pictures: string[] = [];
  for (const { picture } of rooms) pictures.push(await plantCopy(orm, picture, planting));
  const paper = await paperAsPdf({
    title: told.name.vi,
    lines: [
      'BẢN VẼ KỸ THUẬT',
      ...rooms.map(({ area }, at) => `Phòng ${at + 1}: ${area} m², kích thước ghi trên mặt bằng.`),
    ],
  });
  const content: DesignContent = {
    ...blankDesign,
    ...told,
    design_type: 'whole-unit',
    house_type: state === 'waiting' ? '3-bedroom' : '2-bedroom',
    style: state === 'waiting' ? 'scandinavian' : 'modern',
    plan_type: state === 'waiting' ? 'multi-floor' : 'open-plan',
    pictures,
    rooms: rooms.map(({ room_type, area }, at) => ({
      ...blankRoom,
      room_type,
      area,
      pictures: pictures.slice(at, at + 1),
    })),
    files: [
      {
        file: await plantFile(orm, paper, { ...planting, owner: ownerId }),
        kind: 'plan',
        title: 'Bản vẽ kỹ thuật',
      },
    ],
  };
  await orm.insert(designWorks).values({ id, ownerId, state, sent: content, sortOrder: id });
  await orm
    .insert(designDrafts)
    .values({ id, ownerId, workId: id, content, version: 4, savedAt: sentAt });
  const isRefused = state === 'rejected';
  await orm.insert(designRequests).values({
    id,
    ownerId,
    workId: id,
    after: content,
    state,
    version: isRefused ? 1 : 0,
    sentAt,
    reason,
    ...(isRefused
      ? { decidedBy: demoId('admin'), decidedAt: new Date(sentAt.getTime() + day) }
      : {}),
  });
}

/** A design on sale costs more with a room told better; buyers see it as it was. */
async function askForEdit(orm: Orm, sentAt: Date): Promise<void> {
  const ownerId = demoId('freelancer');
  const [, found] = await orm
    .select({ work: designWorks, design: designs })
    .from(designWorks)
    .innerJoin(designs, eq(designs.id, designWorks.designId))
    .where(and(eq(designWorks.ownerId, ownerId), isNull(designs.withdrawnAt)))
    .orderBy(asc(designWorks.sortOrder))
    .limit(2);
  if (found === undefined) return;
  const before = await contentOf(orm, found.design);
  const after = {
    ...before,
    price: (before.price ?? 0) + 900_000,
    description: {
      ...before.description,
      vi: `${before.description.vi}\n\nBản này thêm chi tiết đóng tủ bếp và sơ đồ ổ điện từng phòng.`,
    },
  };
  await orm.insert(designDrafts).values({
    id: firstId + 11,
    ownerId,
    workId: found.work.id,
    content: after,
    version: 3,
    savedAt: sentAt,
  });
  await orm.insert(designRequests).values({
    id: firstId + 11,
    ownerId,
    workId: found.work.id,
    before,
    after,
    sentAt,
  });
}
