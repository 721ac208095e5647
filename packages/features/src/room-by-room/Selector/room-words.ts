import type { RbrHome, RbrHomeRoom, RbrOption, RbrSlot } from '@hien/api';
import {
  chosenOption as chosenIn,
  handedOver,
  roomStyle,
  shownOption as shownIn,
} from '@hien/domain';
import type { Selector } from './useSelector.ts';

/** An option of a slot as the wire tells it; null for nothing. */
type OptionIn = (
  selector: Pick<Selector, 'choices' | 'selection'>,
  room: RbrHomeRoom,
  slot: RbrSlot,
) => RbrOption | null;

const optionBy =
  (pick: typeof shownIn): OptionIn =>
  ({ choices, selection }, room, slot) => {
    const inRoom = choices.rooms.find(({ id }) => id === room.id);
    const inSlot = inRoom?.slots.find((one) => one.slot === slot.slot);
    if (inRoom === undefined || inSlot === undefined) return null;
    const id = pick(selection, inRoom, inSlot)?.id;
    return slot.options.find((option) => option.id === id) ?? null;
  };

/** What the picture shows in the slot. */
export const shownOption = optionBy(shownIn);
/** What is bought for it: of walls and floors only what somebody chose. */
export const chosenOption = optionBy(chosenIn);

/** The walls or the floor that the room has in its style where nobody chose others. */
export const handedOverOption = optionBy((selection, room, slot) =>
  handedOver(slot, roomStyle(selection, room)),
);

/** The style a room shows, by its id. */
export function shownStyle(
  { choices, selection }: Pick<Selector, 'choices' | 'selection'>,
  room: RbrHomeRoom,
): number {
  const inRoom = choices.rooms.find(({ id }) => id === room.id);
  return inRoom === undefined ? selection.style : roomStyle(selection, inRoom);
}

/** The room in the style it shows. */
export const shownView = (
  selector: Pick<Selector, 'choices' | 'selection'>,
  room: RbrHomeRoom,
): RbrHomeRoom['views'][number] | undefined =>
  room.views.find(({ style_id: id }) => id === shownStyle(selector, room));

export const styleName = ({ styles }: RbrHome, id: number): string =>
  styles.find((style) => style.id === id)?.style_name ?? '';

export const roomName = ({ rooms }: RbrHome, id: number): string =>
  rooms.find((room) => room.id === id)?.name ?? '';

/** Names by id: options are unique over a home. */
export const optionNames = ({ rooms }: RbrHome): ReadonlyMap<number, string> =>
  new Map(
    rooms
      .flatMap(({ slots }) => slots.flatMap(({ options }) => options))
      .map(({ id, name }) => [id, name]),
  );

/** Today's price of one. */
export const onePrice = ({ piece }: RbrOption): number => piece.final_price + piece.extra_price;

/** What it costs in the room: as many of them as stand there. */
export const amountOf = (option: RbrOption): number => onePrice(option) * option.piece.quantity;
