/** The story of a code: `sold_out` is told by StatusSoldOut, `AUTH_13` by StatusAuth13. */
export const storyOfCode = (code: string): string =>
  `Status${code
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')}`;
