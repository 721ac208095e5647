/** What can be chosen in a home: the part of it that a selection is checked against. Ids are the database's. */
export type RoomHome = {
  /** Slug of the project. */
  readonly project: string;
  readonly unit: number;
  /** Ids of the styles drawn for it, the first one is where people begin. */
  readonly styles: readonly number[];
  readonly rooms: readonly HomeRoom[];
};

export type HomeRoom = {
  readonly id: number;
  /** Styles this room is drawn in; a home may have a style that one of its rooms lacks. */
  readonly styles: readonly number[];
  readonly slots: readonly RoomSlot[];
};

/** What can be exchanged in a view: wall, floor, sofa, rug, lamp … */
export type RoomSlot = {
  /** Unique in its room. */
  readonly slot: string;
  readonly options: readonly SlotOption[];
};

/** `retired`: no longer offered, kept so that old links can name it. */
export type OptionState = 'on_sale' | 'sold_out' | 'retired';

/** One product in a slot. */
export type SlotOption = {
  /** Unique over all homes. */
  readonly id: number;
  /** Styles whose look it belongs to. */
  readonly styles: readonly number[];
  readonly state: OptionState;
  readonly piece: OptionPiece;
};

/** What the cart needs to know of a piece. Amounts in đồng for one, VAT included. */
export type OptionPiece = {
  /** The option of the product that goes into the cart. */
  readonly variant: number;
  readonly seller: number;
  readonly price: number;
  readonly finalPrice: number;
  readonly extraPrice: number;
  /** Basis points. */
  readonly vatRate: number;
  readonly quantity: number;
};

/**
 * Slots that a home is handed over with: the picture shows a style's, and one is bought only where somebody chose it
 * (docs/adr/0190).
 */
export const surfaces = ['wall', 'floor'] as const;
export type Surface = (typeof surfaces)[number];
export const isSurface = (slot: string): slot is Surface =>
  surfaces.some((surface) => surface === slot);

/** What one piece costs on the web, as the cart counts it (D79). */
export const pieceUnitPrice = (piece: OptionPiece): number => piece.finalPrice + piece.extraPrice;

/** What a slot's option costs in the room. */
export const optionAmount = ({ piece }: SlotOption): number =>
  pieceUnitPrice(piece) * piece.quantity;

/** The option to take when another cannot be had: on sale, of the style if there is one, nearest in price. */
export function nearestOption(
  { options }: RoomSlot,
  to: SlotOption | undefined,
  style: number,
): SlotOption | null {
  const price = to === undefined ? null : optionAmount(to);
  const distance = (option: SlotOption): number =>
    price === null
      ? option.styles.includes(style)
        ? 0
        : 1
      : Math.abs(optionAmount(option) - price);
  return options.reduce<SlotOption | null>((best, option) => {
    if (option.state !== 'on_sale') return best;
    return best === null || distance(option) < distance(best) ? option : best;
  }, null);
}

/** The surface that a style shows where nobody chose one: it is not bought, so that it may be gone from the shop. */
export const handedOver = (slot: RoomSlot, style: number): SlotOption | null =>
  slot.options.find(({ styles }) => styles.includes(style)) ?? styleOption(slot, style);

/** What the slot shows in a style before anybody chooses; it may be sold out. Null in a slot without options. */
export function styleOption({ options }: RoomSlot, style: number): SlotOption | null {
  const offered = options.filter(({ state }) => state !== 'retired');
  return offered.find(({ styles }) => styles.includes(style)) ?? offered[0] ?? null;
}
