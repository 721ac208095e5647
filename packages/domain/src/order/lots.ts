/** How many lines one call takes. */
export const lotSize = 200;

/** How many lines are chosen at once when “all that match” are: what a page can show and a person can answer for. */
export const mostChosen = 2000;

/**
 * Many lines as calls of at most `size`. Lines of one order stay together: they were looked at in one version, which an
 * earlier call would have moved on. An order that is larger than a call is cut all the same.
 */
export function lotsOf<Line extends { readonly orderId: number }>(
  lines: readonly Line[],
  size: number = lotSize,
): Line[][] {
  const orders = new Map<number, Line[]>();
  for (const line of lines) {
    const known = orders.get(line.orderId);
    if (known === undefined) orders.set(line.orderId, [line]);
    else known.push(line);
  }
  const lots: Line[][] = [];
  for (const order of orders.values())
    for (let from = 0; from < order.length; from += size) {
      const part = order.slice(from, from + size);
      const last = lots.at(-1);
      if (last === undefined || last.length + part.length > size) lots.push(part);
      else last.push(...part);
    }
  return lots;
}
