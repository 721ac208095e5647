/** Who reads a sentence about an order: the same fact is “you” to one of them and “the seller” to another. */
export const readers = ['buyer', 'seller', 'staff'] as const;
export type Reader = (typeof readers)[number];

/** A visitor with the order's link reads as its buyer; whoever is neither side reads as our staff do. */
export function readerOf(viewer: string): Reader {
  if (viewer === 'buyer' || viewer === 'guest') return 'buyer';
  return viewer === 'seller' ? 'seller' : 'staff';
}
