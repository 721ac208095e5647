/** All counts of a facet together. */
export function sum(values: readonly { readonly count: number }[]): number {
  return values.reduce((total, { count }) => total + count, 0);
}
