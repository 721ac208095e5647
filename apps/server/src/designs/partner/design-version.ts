import {
  type DesignContent,
  type DesignRoomPlace,
  type ItemWords,
  designAddresses,
  displayName,
  ictDate,
  slug,
  vatRateOn,
} from '@hien/domain';
import { constructionRange, constructionVat, estimate, levelOf } from '@hien/domain/design-package';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import type { LocalizedText, StoredPicture } from '../../db/schema/columns.ts';
import { type PlanType, designProducts, designRooms, designs } from '../../db/schema/designs.ts';
import { designFiles } from '../../db/schema/design-works.ts';
import type { FloorRoom, RoomFloor } from '../../db/schema/room-by-room.ts';
import { products } from '../../db/schema/shop.ts';
import type { HouseType, InteriorStyle, RoomType } from '../../db/schema/vocabulary.ts';
import { searchVector } from '../../db/search-vector.ts';
import { ApiError } from '../../http/api-error.ts';
import { addressOf, pictureByAddress } from '../../media/known-pictures.ts';
import { shownAt } from '../../media/shown-size.ts';
import { packageRooms } from '../detail.ts';

type Design = typeof designs.$inferSelect;
type Room = typeof designRooms.$inferSelect;

const wordsOf = (text: LocalizedText | null): ItemWords => ({
  vi: text?.vi ?? '',
  en: text?.en ?? '',
  ko: text?.ko ?? '',
});

const stored = ({ vi, en, ko }: ItemWords): LocalizedText => ({
  vi: vi.trim(),
  en: en.trim() === '' ? null : en.trim(),
  ko: ko.trim() === '' ? null : ko.trim(),
});

const roomsOf = (orm: Orm, designId: number): Promise<Room[]> =>
  orm
    .select()
    .from(designRooms)
    .where(eq(designRooms.designId, designId))
    .orderBy(asc(designRooms.position), asc(designRooms.id));

/** The room's pictures, what it is known by first. */
const picturesOfRoom = ({ cover, pictures }: Room): StoredPicture[] => [
  cover,
  ...pictures.filter((one) => addressOf(one) !== addressOf(cover)),
];

/** A design that is sold, as its partner tells it. */
export async function contentOf(orm: Orm, design: Design): Promise<DesignContent> {
  const rooms = await roomsOf(orm, design.id);
  const pieces = await orm
    .select({
      roomId: designProducts.roomId,
      product_id: designProducts.productId,
      quantity: designProducts.quantity,
      x: designProducts.x,
      y: designProducts.y,
    })
    .from(designProducts)
    .innerJoin(products, eq(products.id, designProducts.productId))
    .where(
      and(
        eq(designProducts.designId, design.id),
        inArray(products.status, ['on_sale', 'sold_out']),
      ),
    )
    .orderBy(asc(designProducts.position), asc(designProducts.id));
  const files = await orm
    .select({ file: designFiles.file, kind: designFiles.kind, title: designFiles.title })
    .from(designFiles)
    .where(eq(designFiles.designId, design.id))
    .orderBy(asc(designFiles.position));
  const [first] = rooms;
  const places = placesOf(design);
  return {
    name: wordsOf(design.name),
    summary: wordsOf(design.summary),
    description: wordsOf(design.description),
    design_type: design.designType,
    house_type: design.houseType,
    style: design.style,
    area: design.areaM2,
    plan_type: design.planType ?? '',
    price: design.price,
    pictures: design.pictures.map(addressOf),
    rooms: rooms.map((room, at) => ({
      room_id: room.id,
      room_type: room.roomType,
      area: room.areaM2,
      pictures: picturesOfRoom(room).map(addressOf),
      pieces: pieces
        // What stands on the cover belongs to the first room.
        .filter(({ roomId }) => (roomId ?? first?.id) === room.id)
        .map(({ product_id, quantity, x, y }) => ({ product_id, quantity, x, y })),
      panorama: room.panorama === null ? null : addressOf(room.panorama),
      place: places.get(at) ?? null,
    })),
    plans: design.floors.map(({ plan }) => addressOf(plan)),
    files,
  };
}

/** Where the rooms lie on the drawings, by their place in the list. */
const placesOf = ({ floors }: Design): ReadonlyMap<number, DesignRoomPlace> =>
  new Map(
    floors.flatMap(({ plan, rooms }) =>
      rooms.flatMap(({ place, box }) =>
        place === null ? [] : [[place, { plan: addressOf(plan), ...box }] as const],
      ),
    ),
  );

const roomNames: Readonly<Record<RoomType, LocalizedText>> = {
  'living-room': { vi: 'Phòng khách', en: 'Living room', ko: '거실' },
  'living-kitchen': { vi: 'Khách và bếp', en: 'Living and kitchen', ko: '거실 겸 주방' },
  kitchen: { vi: 'Bếp', en: 'Kitchen', ko: '주방' },
  'master-room': { vi: 'Phòng ngủ chính', en: 'Master bedroom', ko: '안방' },
  bedroom: { vi: 'Phòng ngủ', en: 'Bedroom', ko: '침실' },
  bathroom: { vi: 'Phòng tắm', en: 'Bathroom', ko: '욕실' },
  gym: { vi: 'Phòng tập', en: 'Gym', ko: '운동실' },
  multipurpose: { vi: 'Phòng đa năng', en: 'Multipurpose room', ko: '다용도실' },
  other: { vi: 'Không gian khác', en: 'Other space', ko: '기타 공간' },
};

/** “Phòng ngủ”, “Phòng ngủ 2”: rooms of one kind are told apart. */
function nameOfRoom(rooms: DesignContent['rooms'], place: number): LocalizedText {
  const kind = rooms[place]?.room_type as RoomType;
  const name = roomNames[kind];
  const before = rooms.slice(0, place).filter(({ room_type }) => room_type === kind).length;
  if (before === 0) return name;
  return {
    vi: `${name.vi} ${before + 1}`,
    en: `${name.en} ${before + 1}`,
    ko: `${name.ko} ${before + 1}`,
  };
}

/** What the house called a room stays while it is the same kind of room. */
function namesOf({ rooms }: DesignContent, had: readonly Room[]): LocalizedText[] {
  const known = new Map(had.map((room) => [room.id, room]));
  return rooms.map(({ room_id: id, room_type: kind }, place) => {
    const room = id === null ? undefined : known.get(id);
    return room?.roomType === kind ? room.name : nameOfRoom(rooms, place);
  });
}

type Publishing = {
  readonly ownerId: number;
  /** Null: it is sold for the first time. */
  readonly design: Design | null;
  readonly content: DesignContent;
  readonly at: number;
};

/**
 * Puts on sale what staff have approved, as they saw it. Rooms keep their numbers, so that whoever saved one finds it again.
 * @returns the design's id
 */
export async function publish(
  tx: Orm,
  { ownerId, design, content, at }: Publishing,
): Promise<number> {
  const rooms = design === null ? [] : await roomsOf(tx, design.id);
  const name = stored(content.name);
  const addresses = designAddresses({ ...content, files: [] });
  const original = await pictureByAddress(tx, addresses, {
    had: [
      ...(design === null ? [] : [design.cover, ...design.pictures]),
      ...(design?.floors ?? []).map(({ plan }) => plan),
      ...rooms.flatMap((room) => [
        ...picturesOfRoom(room),
        ...(room.panorama === null ? [] : [room.panorama]),
      ]),
    ],
    called: name,
  });
  // What is sold is shown smaller (docs/adr/0180).
  const picture = (address: string) => shownAt(original(address));
  const pictures = content.pictures.map(picture);
  const [cover] = pictures;
  if (cover === undefined) throw new ApiError('INTERNAL');
  const summary = stored(content.summary);
  const columns = {
    name,
    summary,
    description: stored(content.description),
    designType: content.design_type as Design['designType'],
    houseType: content.house_type as HouseType,
    style: content.style as InteriorStyle,
    areaM2: content.area ?? 0,
    planType: content.plan_type === '' ? null : (content.plan_type as PlanType),
    price: content.price ?? 0,
    cover,
    pictures,
    search: searchVector(name, [summary]),
  };
  const id = design?.id ?? (await insertDesign(tx, ownerId, columns, at));
  const names = namesOf(content, rooms);
  const ids = await writeRooms(tx, id, { content, rooms, names, picture, original });
  const floors = floorsOf(content, { floors: design?.floors ?? [], names, picture: original });
  const range = rangeOf(content, floors, ids, at);
  await tx
    .update(designs)
    .set({
      ...columns,
      floors,
      layoutPlan: floors[0]?.plan ?? null,
      constructionPriceFrom: range?.from ?? null,
      constructionPriceTo: range?.to ?? null,
    })
    .where(eq(designs.id, id));
  await tx.delete(designFiles).where(eq(designFiles.designId, id));
  if (content.files.length > 0)
    await tx
      .insert(designFiles)
      .values(content.files.map((file, position) => ({ ...file, designId: id, position })));
  return id;
}

async function insertDesign(
  tx: Orm,
  ownerId: number,
  columns: Omit<
    typeof designs.$inferInsert,
    'id' | 'slug' | 'number' | 'designerName' | 'ownerId' | 'position' | 'publishedAt'
  >,
  at: number,
): Promise<number> {
  const [partner] = await tx
    .select({ first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(eq(users.id, ownerId));
  // A number of its own before it stands: what people call it has the number in it.
  const [{ id } = { id: 0 }] = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('designs', 'id'))::int` })
    .from(sql`(select 1) one`);
  await tx.insert(designs).values({
    ...columns,
    id,
    slug: `${slug(columns.name.vi)}-${id}`,
    number: `HD-${String(id).padStart(4, '0')}`,
    designerName: partner === undefined ? 'Hiên' : displayName(partner, 'vi'),
    ownerId,
    simple: true,
    position: sql`(select coalesce(max(position), 0) + 1 from designs)`,
    publishedAt: new Date(at),
  });
  return id;
}

/** @returns the rooms' ids, in the order in which they are told */
async function writeRooms(
  tx: Orm,
  designId: number,
  {
    content,
    rooms,
    names,
    picture,
    original,
  }: {
    readonly content: DesignContent;
    readonly rooms: readonly Room[];
    readonly names: readonly LocalizedText[];
    readonly picture: (address: string) => StoredPicture;
    /** In its whole size, as what is looked around in needs it (docs/adr/0180). */
    readonly original: (address: string) => StoredPicture;
  },
): Promise<number[]> {
  await tx.delete(designProducts).where(eq(designProducts.designId, designId));
  const kept = new Map(rooms.map((room) => [room.id, room]));
  const ids: number[] = [];
  for (const [position, room] of content.rooms.entries()) {
    const known = room.room_id === null ? undefined : kept.get(room.room_id);
    const pictures = room.pictures.map(picture);
    const [cover] = pictures;
    if (cover === undefined) throw new ApiError('INTERNAL');
    const columns = {
      roomType: room.room_type as RoomType,
      name: names[position] ?? roomNames.other,
      areaM2: room.area ?? 0,
      cover,
      pictures,
      position,
      panorama: room.panorama === null ? null : original(room.panorama),
      // What is seen around is known of the picture it was made for alone.
      ...(known?.panorama && addressOf(known.panorama) === room.panorama ? {} : { around: null }),
    };
    if (known !== undefined) kept.delete(known.id);
    const [made] =
      known === undefined
        ? await tx
            .insert(designRooms)
            .values({ ...columns, designId })
            .returning({ id: designRooms.id })
        : await tx
            .update(designRooms)
            .set(columns)
            .where(eq(designRooms.id, known.id))
            .returning({ id: designRooms.id });
    const id = made?.id ?? 0;
    ids.push(id);
    if (room.pieces.length > 0)
      await tx.insert(designProducts).values(
        room.pieces.map((piece, at) => ({
          designId,
          // What stands on the cover belongs to the design itself.
          roomId: position === 0 && room.pictures[0] === content.pictures[0] ? null : id,
          productId: piece.product_id,
          quantity: piece.quantity,
          x: piece.x,
          y: piece.y,
          position: at,
        })),
      );
  }
  await tx
    .delete(designRooms)
    .where(and(eq(designRooms.designId, designId), notInArray(designRooms.id, ids)));
  return ids;
}

/** Each plan with the rooms that lie on it; of one that stands, what is drawn beside the design's rooms stays too. */
function floorsOf(
  content: DesignContent,
  {
    floors,
    names,
    picture,
  }: {
    readonly floors: readonly RoomFloor[];
    readonly names: readonly LocalizedText[];
    readonly picture: (address: string) => StoredPicture;
  },
): RoomFloor[] {
  return content.plans.map((address, at) => {
    const known = floors.find(({ plan }) => addressOf(plan) === address);
    const placed = content.rooms.flatMap((room, place): FloorRoom[] => {
      if (room.place?.plan !== address) return [];
      const { x, y, width, height } = room.place;
      return [
        {
          id: `room-${place + 1}`,
          place,
          name: names[place] ?? roomNames.other,
          area: room.area ?? 0,
          x: x + width / 2,
          y: y + height / 2,
          box: { x, y, width, height },
        },
      ];
    });
    return {
      id: `floor-${at + 1}`,
      plan: picture(address),
      rooms: [...placed, ...(known?.rooms ?? []).filter(({ place }) => place === null)],
    };
  });
}

/** What its construction may cost, counted as the page counts it (docs/adr/0058). */
function rangeOf(
  content: DesignContent,
  floors: readonly RoomFloor[],
  ids: readonly number[],
  at: number,
) {
  const rooms = packageRooms({
    floors,
    rooms: content.rooms.map((room, place) => ({
      id: ids[place] ?? place,
      area: room.area ?? 0,
      room_type: room.room_type as RoomType,
    })),
  });
  const made = estimate(
    { rooms, level: levelOf(content.style as InteriorStyle), pieces: [] },
    vatRateOn(constructionVat, ictDate(at)) ?? 1000,
  );
  return made === null ? null : constructionRange(made);
}
