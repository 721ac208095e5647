/** Three sides of a box in centimetres, the longest first: how it is turned says nothing of whether it fits. */
export type Sides = readonly [long: number, middle: number, short: number];

/** What is carried into a home for one piece. */
export type CarriedPiece = {
  /** Everything that has to come in; more than one where the seller packs it so. */
  readonly boxes: readonly Sides[];
  /** Whether the boxes are those of the seller, or the piece itself for want of them. */
  readonly by: 'packing' | 'piece';
  /** Out of its packing and without the legs that come off; null where none do. */
  readonly withoutLegs: Sides | null;
};

/** What is known of a product's size: millimetres, the seller's words for its packing, and the height of legs that come off. */
export type KnownSize = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly packingSize: string | null;
  readonly removableLegs: number | null;
};

/** Sorted, and to the tenth of a centimetre. */
export function sidesOf(width: number, depth: number, height: number): Sides {
  const [long = 0, middle = 0, short = 0] = [width, depth, height]
    .map((side) => Math.round(side * 10) / 10)
    .toSorted((a, b) => b - a);
  return [long, middle, short];
}

const centimetresIn = { mm: 0.1, cm: 1, m: 100 } as const;

const side = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)\s*(mm|cm|m)?`;
const sizes = new RegExp(
  String.raw`${side}\s*[×x*]\s*${side}\s*[×x*]\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*(mm|cm|m)(?![a-z0-9²])`,
  'giu',
);

/**
 * The boxes in a seller's words, `246 × 96 × 88 cm`, `2 kiện: 2400x600x180 mm + 80 x 60 x 40 cm`. A size without its
 * unit, or with a side of nothing, is none: what is not sure is not guessed.
 */
export function packedBoxes(words: string): readonly Sides[] {
  return [...words.matchAll(sizes)].flatMap(
    ([, first, ownFirst, second, ownSecond, third, unit]) => {
      const last = centimetresIn[(unit ?? '').toLowerCase() as keyof typeof centimetresIn];
      const cm = (digits: string | undefined, own: string | undefined): number =>
        Number((digits ?? '0').replace(',', '.')) *
        (own === undefined ? last : centimetresIn[own.toLowerCase() as keyof typeof centimetresIn]);
      const box = sidesOf(cm(first, ownFirst), cm(second, ownSecond), cm(third, unit));
      return box[2] > 0 ? [box] : [];
    },
  );
}

/** What has to come in; null where neither the seller nor the piece says how large it is. */
export function carriedPiece(known: KnownSize): CarriedPiece | null {
  const { width, depth, height, packingSize, removableLegs } = known;
  const isMeasured = width > 0 && depth > 0 && height > 0;
  const packed = packedBoxes(packingSize ?? '');
  if (packed.length === 0 && !isMeasured) return null;
  const legs = removableLegs ?? 0;
  return {
    boxes: packed.length > 0 ? packed : [sidesOf(width / 10, depth / 10, height / 10)],
    by: packed.length > 0 ? 'packing' : 'piece',
    withoutLegs:
      isMeasured && legs > 0 && legs < height
        ? sidesOf(width / 10, depth / 10, (height - legs) / 10)
        : null,
  };
}
