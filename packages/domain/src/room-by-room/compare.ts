import type { RoomHome } from './home.ts';
import { type Selection, chosenOption } from './selection.ts';
import { selectionCodeLimit } from './selection-code.ts';
import { selectionPrice } from './selection-price.ts';

/** How many selections can stand side by side. */
export const compareLimits = { least: 2, most: 4 } as const;

/** Codes that are kept side by side, as an address holds them: commas between them, which no code has. */
export const writeCompared = (codes: readonly string[]): string => codes.join(',');

/** Each once, as many as can stand side by side, none longer than a selection may be in an address. */
export const readCompared = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(','))]
    .filter((code) => code !== '' && code.length <= selectionCodeLimit)
    .slice(0, compareLimits.most);

export type Comparison = {
  /** Goods of each selection in đồng, in their order. */
  readonly totals: readonly number[];
  /** Slots in which they do not all have the same: the option's id of each, null for none. */
  readonly differing: readonly {
    readonly room: number;
    readonly slot: string;
    readonly options: readonly (number | null)[];
  }[];
};

/**
 * Two to four selections of one home side by side.
 * @throws RangeError for fewer or more: a mistake of the caller.
 */
export function compareSelections(home: RoomHome, selections: readonly Selection[]): Comparison {
  if (selections.length < compareLimits.least || selections.length > compareLimits.most)
    throw new RangeError(`${selections.length} selections cannot be compared`);
  return {
    totals: selections.map((selection) => selectionPrice(home, selection).breakdown.goods),
    differing: home.rooms.flatMap((room) =>
      room.slots.flatMap((slot) => {
        const options = selections.map(
          (selection) => chosenOption(selection, room, slot)?.id ?? null,
        );
        return new Set(options).size === 1 ? [] : [{ room: room.id, slot: slot.slot, options }];
      }),
    ),
  };
}
