/** A list with the one at `from` at `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  return list
    .slice(from, from + 1)
    .reduce((rest, item) => withOne(rest, to, item), without(list, from));
}

/** A list with one more at `at`. */
export const withOne = <Item>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.toSpliced(at, 0, item);

/** A list without the one at `at`. */
export function without<Item>(list: readonly Item[], at: number): Item[] {
  return list.filter((_, place) => place !== at);
}
