/** Numbers of the screens (platform.txt §9). Apart from the rest, because the first page loads them and no others. */

/** How many a list of the front page shows. */
export const homeLists = { furnitureDecor: 4, interiorShare: 9, simpleDesigns: 4, alsoLike: 10 };

/** Widths in px: below the first a phone, up to and with the second a narrow screen (D67). */
export const breakpoints = { mobileBelow: 768, narrowUpTo: 992 };

/** D68. */
export const scrollRestoreMs = 2_500;
