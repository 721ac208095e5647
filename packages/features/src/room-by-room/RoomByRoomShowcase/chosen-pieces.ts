import { type RbrHome, type RbrPiece, roomHomeOf } from '@hien/api';
import { decodeSelection, selectionPrice } from '@hien/domain';

export type ChosenPiece = {
  readonly room: number;
  readonly option: number;
  readonly name: string;
  readonly piece: RbrPiece;
};

/** What stands in a home as it was chosen, at the shop's prices of today: what is gone is replaced by the nearest. */
export function chosenPieces(home: RbrHome, code: string) {
  const choices = roomHomeOf(home);
  const { selection } = decodeSelection(choices, code);
  const { lines, pieces: count, rooms, breakdown } = selectionPrice(choices, selection);
  const options = new Map(
    home.rooms.flatMap(({ slots }) =>
      slots.flatMap((slot) => slot.options.map((option) => [option.id, option] as const)),
    ),
  );
  const pieces = lines.flatMap(({ places }) =>
    places.flatMap(({ room, option }): ChosenPiece[] => {
      const found = options.get(option);
      return found === undefined ? [] : [{ room, option, name: found.name, piece: found.piece }];
    }),
  );
  return { pieces, count, rooms, breakdown };
}
