import { type PriceBreakdown, type PriceLine, priceBreakdown } from '../money/price-breakdown.ts';
import { type OptionPiece, type RoomHome, isSurface, optionAmount } from './home.ts';
import { decodeSelection, encodeSelection } from './selection-code.ts';
import { type Selection, chosenOptions, startSelection } from './selection.ts';

/** What goes into the cart: one line a variant, wherever in the home its pieces stand. */
export type SelectionLine = {
  readonly variant: number;
  readonly quantity: number;
  readonly piece: OptionPiece;
  /** Where the pieces stand. */
  readonly places: readonly {
    readonly room: number;
    readonly slot: string;
    readonly option: number;
  }[];
};

export type SelectionPrice = {
  readonly lines: readonly SelectionLine[];
  /** As the cart adds it up: coupon, points and delivery come at the checkout. */
  readonly breakdown: PriceBreakdown;
  /** How many pieces stand in the home; a floor or the walls of a room are one. */
  readonly pieces: number;
  /** Đồng of each room, by its id. */
  readonly rooms: ReadonlyMap<number, number>;
};

/** The pieces of a selection, by variant, in the order of the rooms. */
export function selectionLines(home: RoomHome, selection: Selection): readonly SelectionLine[] {
  const lines = new Map<number, SelectionLine>();
  for (const { room, slot, option } of chosenOptions(home, selection)) {
    if (option === null) continue;
    const { piece } = option;
    const before = lines.get(piece.variant);
    const place = { room: room.id, slot: slot.slot, option: option.id };
    lines.set(piece.variant, {
      variant: piece.variant,
      quantity: (before?.quantity ?? 0) + piece.quantity,
      piece,
      places: [...(before?.places ?? []), place],
    });
  }
  return [...lines.values()];
}

/** A line as the cart's price rule takes it. */
const priceLine = ({ piece, quantity }: SelectionLine): PriceLine => ({
  seller: piece.seller,
  price: piece.price,
  discounts: [{ amount: piece.price - piece.finalPrice, scope: 'web' }],
  options: [piece.extraPrice],
  quantity,
  vatRate: piece.vatRate,
});

/** What a selection costs, by the same rule as the cart's (D79). */
export function selectionPrice(home: RoomHome, selection: Selection): SelectionPrice {
  const lines = selectionLines(home, selection);
  const rooms = new Map(home.rooms.map(({ id }) => [id, 0]));
  let pieces = 0;
  for (const { room, slot, option } of chosenOptions(home, selection)) {
    if (option === null) continue;
    rooms.set(room.id, (rooms.get(room.id) ?? 0) + optionAmount(option));
    pieces += isSurface(slot.slot) ? 1 : option.piece.quantity;
  }
  return {
    lines,
    breakdown: priceBreakdown({
      lines: lines.map(priceLine),
      coupon: 0,
      points: 0,
      delivery: new Map(),
    }),
    pieces,
    rooms,
  };
}

/** What the home costs in the style that costs least, as the styles show it; null where nothing of it is on sale. */
export function priceFrom(home: RoomHome): number | null {
  const start = startSelection(home);
  const prices = home.styles
    .map((style) => selectionPrice(home, { ...start, style }).breakdown.goods)
    .filter((price) => price > 0);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** The code of a selection as somebody sees it now: with what its goods cost. */
export const seenSelectionCode = (home: RoomHome, selection: Selection): string =>
  encodeSelection(home, selection, selectionPrice(home, selection).breakdown.goods);

/**
 * Whether a home still shows what it showed when this code was made: each piece that the code names, and the total. A code
 * without a total says nothing of what was seen.
 */
export function isAsSeen(home: RoomHome, code: string): boolean {
  const { selection, seenTotal } = decodeSelection(home, code);
  return seenTotal === null || seenSelectionCode(home, selection) === code;
}
