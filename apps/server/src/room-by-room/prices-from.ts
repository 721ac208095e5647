import { slotOptionOf } from '@hien/api/wire';
import { type RoomHome, type RoomSlot, defaultLanguage, priceFrom } from '@hien/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { roomLayouts, rooms } from '../db/schema/room-by-room.ts';
import { type OptionRow, readOptions, wireOption } from './options.ts';

/** What each of the units costs in its cheapest style today, by unit, in two statements. */
export async function pricesFrom(
  orm: Orm,
  unitIds: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (unitIds.length === 0) return new Map();
  const drawn = await orm
    .select({ unit: rooms.unitId, room: rooms.id, style: roomLayouts.styleId })
    .from(rooms)
    .innerJoin(roomLayouts, eq(roomLayouts.roomId, rooms.id))
    .where(inArray(rooms.unitId, [...unitIds]))
    .orderBy(asc(rooms.position), asc(rooms.id), asc(roomLayouts.styleId));
  const options = Map.groupBy(await readOptions(orm, unitIds), ({ roomId }) => roomId);
  const homes = Map.groupBy(drawn, ({ unit }) => unit);
  return new Map(
    unitIds.map((unit) => {
      const looks = homes.get(unit) ?? [];
      const home: RoomHome = {
        project: '',
        unit,
        styles: [...new Set(looks.map(({ style }) => style))],
        rooms: [...Map.groupBy(looks, ({ room }) => room)].map(([id, own]) => ({
          id,
          styles: own.map(({ style }) => style),
          slots: slotsOf(options.get(id) ?? []),
        })),
      };
      return [unit, priceFrom(home)];
    }),
  );
}

function slotsOf(rows: readonly OptionRow[]): RoomSlot[] {
  return [...Map.groupBy(rows, ({ slot }) => slot)].map(([slot, own]) => ({
    slot,
    options: own.flatMap((row) => {
      const option = wireOption(row, defaultLanguage);
      return option === null ? [] : [slotOptionOf(option)];
    }),
  }));
}
