import type { RbrHomeRoom } from '@hien/api';
import { isExchanged } from '@hien/domain';
import { isDrawn, layersOf } from './layers-of.ts';
import { shownView, styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';

export type RoomSight = ReturnType<typeof roomSight>;

/**
 * A room as it is chosen: its layers where all that is chosen is drawn, else the picture of its style. `truth` is the words
 * that say which; `camera` is the same for pictures taken from one point, null where that is nobody's promise.
 */
export function roomSight(
  selector: Pick<Selector, 'home' | 'choices' | 'selection'>,
  room: RbrHomeRoom,
) {
  const { home, choices, selection } = selector;
  const layers = layersOf(selector, room);
  const view = shownView(selector, room) ?? room.views[0];
  if (layers !== null)
    return {
      layers,
      picture: null,
      alt: layers.alt,
      camera: room.scene?.path ?? null,
      truth: room.slots.every(isDrawn)
        ? ('rooms.truth.pieces' as const)
        : ('rooms.truth.pieces.furniture' as const),
    };
  const isThisRoom = view?.truth === 'this_room';
  const inRoom = choices.rooms.find(({ id }) => id === room.id);
  const isOther = inRoom !== undefined && isExchanged(selection, inRoom);
  return {
    layers: null,
    picture: view?.picture ?? null,
    alt: view === undefined ? room.name : `${room.name}, ${styleName(home, view.style_id)}`,
    camera: isThisRoom ? `room-${room.id}` : null,
    truth: !isThisRoom
      ? ('rooms.truth.example' as const)
      : isOther
        ? ('rooms.truth.this_room.others' as const)
        : ('rooms.truth.this_room' as const),
  };
}
