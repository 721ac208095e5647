import type { ApplianceFacts, Pack } from '@hien/domain';
import type { BrandKey } from '../brands.ts';
import type { Text } from '../text.ts';

type RoomType =
  | 'living-room'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'master-room'
  | 'gym'
  | 'multipurpose'
  | 'living-kitchen'
  | 'other';
export type StyleKey = 'industrial' | 'luxury' | 'modern' | 'scandinavian' | 'other';

/** How one edition departs from the piece: sizes in centimetres, price in đồng. */
export type EditionFacts = {
  /** What it is called, where the name of the piece is not true of it. */
  name?: Text;
  price?: number;
  size?: readonly [number, number, number];
  kg?: number;
  /** Built after the order, 3 to 5 business days. */
  madeToOrder?: true;
  /** How an appliance departs from its piece. */
  appliance?: Partial<Omit<ApplianceFacts, 'kind'>>;
};

/** One product of the shop: the piece as photographed, or another size, set or finish of it. */
export type Edition = { key: string; suffix: Text | null; lead: Text } & EditionFacts;

export type Piece = {
  /** Id of the model and of its picture. */
  model: string;
  brand: BrandKey;
  price: number;
  kg: number;
  rooms: readonly RoomType[];
  styles: readonly StyleKey[];
  /** What is true of this piece alone. */
  about: Text;
  /** What else is true of an appliance. */
  appliance?: ApplianceFacts;
  /** What else is true of a floor or a paint. */
  surface?: {
    of: Pack['surface'];
    /** Square metres that one pack covers: a floor once, a wall with its coats. */
    covers: number;
    /** As a swatch. */
    color: string;
  };
  editions: readonly Edition[];
};

/** The edition as it is photographed. */
export const first = (lead: Text, facts: EditionFacts = {}): Edition => ({
  key: 'a',
  suffix: null,
  lead,
  ...facts,
});

export const edition = (
  key: string,
  suffix: Text,
  lead: Text,
  facts: EditionFacts = {},
): Edition => ({ key, suffix, lead, ...facts });
