import type { RoomMeasures } from '@hien/domain';
import { planRooms } from '@hien/pictures/plans';
import type { RoomFloor } from '../../db/schema/room-by-room.ts';
import type { RoomType } from '../../db/schema/vocabulary.ts';
import type { PictureBook } from '../picture-book.ts';

/** What a plan calls a room, likeliest first: a flat's only bedroom is drawn as its main one. */
const kindsOf: Readonly<Record<RoomType, readonly string[]>> = {
  'living-room': ['living'],
  bedroom: ['bedroom', 'master'],
  kitchen: ['kitchen'],
  bathroom: ['bath'],
  'master-room': ['master'],
  gym: ['gym'],
  multipurpose: ['multipurpose', 'study'],
  'living-kitchen': ['living-kitchen'],
  other: ['balcony'],
};

/** What a plan calls a room of that type. */
export const kindOf = (room: RoomType): string => kindsOf[room][0] ?? room;

/**
 * The floors of these plans as they are drawn. Each room of the list lies at the first place of its kind that no other
 * room of the list has, or where it is told to lie.
 */
export function floorsOf(
  plans: readonly string[],
  rooms: readonly RoomType[],
  book: PictureBook,
  told: Partial<Record<RoomType, readonly [plan: string, room: string]>> = {},
): RoomFloor[] {
  const drawn = plans.map((id) => {
    const plan = book.exact(id);
    if (plan === null) throw new Error(`${id} is not drawn`);
    return { id, plan, rooms: planRooms(id) };
  });
  const all = drawn.flatMap(({ id, rooms: places }) => places.map((place) => ({ id, place })));
  const placeOf = new Map<string, number>();
  rooms.forEach((room, place) => {
    const own = told[room];
    if (own !== undefined) {
      placeOf.set(own.join(' '), place);
      return;
    }
    for (const kind of kindsOf[room]) {
      const found = all.find(
        (one) => one.place.kind === kind && !placeOf.has(`${one.id} ${one.place.id}`),
      );
      if (found === undefined) continue;
      placeOf.set(`${found.id} ${found.place.id}`, place);
      return;
    }
  });
  return drawn.map(({ id, plan, rooms: places }) => ({
    id,
    plan,
    rooms: places.map(({ id: room, name, area, x, y, box }) => ({
      id: room,
      place: placeOf.get(`${id} ${room}`) ?? null,
      name,
      area,
      x,
      y,
      box,
    })),
  }));
}

/** Metres of a room as it is drawn; of one that no plan shows, those of a small bedroom. */
export function measuresOf(floors: readonly RoomFloor[], place: number): RoomMeasures {
  for (const { plan, rooms } of floors) {
    const drawn = rooms.find((room) => room.place === place);
    if (drawn === undefined) continue;
    const shape = (drawn.box.width * plan.width) / (drawn.box.height * plan.height);
    const width = Math.sqrt(drawn.area * shape);
    return { width, depth: drawn.area / width };
  }
  return { width: 3, depth: 4 };
}
