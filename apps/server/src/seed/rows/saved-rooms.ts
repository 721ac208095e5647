import {
  type Selection,
  encodeSelection,
  roomStyle,
  selectionPrice,
  startSelection,
  isSurface,
  styleOption,
  withOption,
  withStyle,
} from '@hien/domain';
import type { savedRooms as savedTable } from '../../db/schema/room-by-room.ts';
import { demoId } from '../demo-accounts.ts';
import { daysBefore } from '../epoch.ts';
import type { RoomRows } from './room-by-room.ts';
import { sampleHomes } from './sample-homes.ts';
import type { ShopRows } from './shop.ts';

/** The demo customer waits for its keys, and has kept two ways to furnish that home and one for its parents. */
const kept = [
  { at: 0, style: 1, isChanged: true, name: 'Nhà mình, phương án 1', daysAgo: 9 },
  { at: 0, style: 2, isChanged: false, name: 'Nhà mình, gọn hơn', daysAgo: 4 },
  { at: 1, style: 0, isChanged: false, name: 'Nhà của ba má', daysAgo: 1 },
] as const;

/** Selections that a member keeps: a style, and in the first home another piece in each slot of its first room. */
export function savedRoomRows(
  room: RoomRows,
  shop: Pick<ShopRows, 'products' | 'options'>,
): (typeof savedTable.$inferInsert)[] {
  const homes = sampleHomes(room, shop);
  return kept.flatMap(({ at, style, isChanged, name, daysAgo }, index) => {
    const home = homes[at];
    const first = home?.rooms[0];
    if (home === undefined || first === undefined) return [];
    let selection: Selection = startSelection(home);
    const look = home.styles[style];
    if (look !== undefined) selection = withStyle(home, selection, look);
    if (isChanged)
      for (const slot of first.slots.filter((one) => !isSurface(one.slot))) {
        const shown = styleOption(slot, selection.style);
        const other = slot.options.find(({ id, state }) => state === 'on_sale' && id !== shown?.id);
        if (other !== undefined) selection = withOption(selection, first, slot, other.id);
      }
    return [
      {
        id: index + 1,
        userId: demoId('customer'),
        unitId: home.unit,
        name,
        code: encodeSelection(home, selection),
        total: selectionPrice(home, selection).breakdown.goods,
        roomId: first.id,
        styleId: roomStyle(selection, first),
        createdAt: daysBefore(daysAgo),
      },
    ];
  });
}
