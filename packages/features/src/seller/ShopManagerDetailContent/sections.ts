/** A list with the one at `from` at `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** A list without the one at `at`. */
export function without<Item>(list: readonly Item[], at: number): Item[] {
  return list.filter((_, place) => place !== at);
}
