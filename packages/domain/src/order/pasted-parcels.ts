/** What a pasted column of parcel numbers says of lines: a number for each, empty where none was said; and what belongs to no line. */
export interface PastedParcels {
  readonly trackings: readonly string[];
  readonly unknown: readonly string[];
}

const longest = 60;

const cellsOf = (row: string): string[] =>
  row
    .split(/[\t;,]|\s{2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/**
 * Reads what a carrier's table or a spreadsheet has: a row for each parcel, the order's number and the parcel's; an order
 * with one parcel has it for all of its lines, one with several gives them to its lines as they stand. Rows of one number
 * alone go to the lines as they stand.
 */
export function pastedParcels(
  pasted: string,
  lines: readonly { readonly orderNumber: string }[],
): PastedParcels {
  const trackings = lines.map(() => '');
  const unknown: string[] = [];
  const ofOrder = new Map<string, string[]>();
  const alone: string[] = [];
  const known = new Set(lines.map(({ orderNumber }) => orderNumber.toUpperCase()));
  for (const row of pasted
    .normalize('NFC')
    .replaceAll('\u{FEFF}', '')
    .split(/\r\n|\r|\n/)) {
    const [first, second] = cellsOf(row);
    if (first === undefined) continue;
    const number = first.toUpperCase();
    const tracking = (second ?? first).slice(0, longest);
    if (second === undefined && !known.has(number)) alone.push(tracking);
    else if (second !== undefined && known.has(number))
      ofOrder.set(number, [...(ofOrder.get(number) ?? []), tracking]);
    else unknown.push(row.trim());
  }
  const given = new Map<string, number>();
  for (const [index, { orderNumber }] of lines.entries()) {
    const number = orderNumber.toUpperCase();
    const own = ofOrder.get(number);
    if (own === undefined) continue;
    const nth = given.get(number) ?? 0;
    given.set(number, nth + 1);
    trackings[index] = own[nth] ?? (own.length === 1 ? (own[0] ?? '') : '');
  }
  let place = 0;
  for (const tracking of alone) {
    while (place < trackings.length && trackings[place] !== '') place += 1;
    if (place >= trackings.length) unknown.push(tracking);
    else trackings[place] = tracking;
  }
  return { trackings, unknown };
}
