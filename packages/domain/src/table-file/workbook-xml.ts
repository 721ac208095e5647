import type { TableLine } from './csv.ts';

// What programs write into a workbook is regular: an element, its attributes in quotes, texts with five entities. Some name
// every element with a prefix (`x:row`).
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const textOf = (xml: string): string =>
  xml.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/giu,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1];

/** The inner parts of elements of a name, in their order; an element without content has an empty one. */
function* elements(
  xml: string,
  name: string,
): Generator<{ readonly tag: string; readonly inner: string }> {
  const opening = new RegExp(`<((?:\\w{1,16}:)?${name})(\\s[^<>]*)?>`, 'gu');
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const [all, called, tag = ''] = found;
    if (all.endsWith('/>')) {
      yield { tag, inner: '' };
      continue;
    }
    const end = xml.indexOf(`</${called}>`, opening.lastIndex);
    if (end === -1) return;
    yield { tag, inner: xml.slice(opening.lastIndex, end) };
    opening.lastIndex = end;
  }
}

const texts = (xml: string): string =>
  // How a word is spoken stands beside it in Japanese files; it is no part of the text.
  [...elements(xml.replaceAll(/<((?:\w{1,16}:)?rPh)\b[\s\S]*?<\/\1>/gu, ''), 't')]
    .map(({ inner }) => textOf(inner))
    .join('');

/** Where the first sheet of a workbook lies, by its list of sheets and their places. */
export function firstSheet(workbook: string, places: string): string | undefined {
  const [sheet] = elements(workbook, 'sheet');
  const id = sheet && attribute(sheet.tag, '(?:\\w{1,16}:)?id');
  for (const { tag } of elements(places, 'Relationship')) {
    const target = attribute(tag, 'Target');
    if (id !== undefined && attribute(tag, 'Id') === id && target !== undefined)
      return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return undefined;
}

/** Where a cell stands in its line: `A` is 0, `AA` 26. */
const columnOf = (address: string): number =>
  [...(/^[A-Z]{1,3}/u.exec(address)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** More columns than this are no table of ours. */
const mostColumns = 100;

/**
 * A number as it is in the file, 1.25E6 or 0.30000000000000004, as people write it. Three decimals would be read as a group
 * of thousands: a zero behind them says that they are none.
 */
function numberOf(raw: string): string {
  const number = Number(raw);
  if (raw === '' || !Number.isFinite(number)) return raw;
  return String(Number(number.toPrecision(15))).replace(/\.\d{3}$/u, '$&0');
}

function cellOf(tag: string, inner: string, shared: readonly string[]): string {
  const kind = attribute(tag, 't') ?? 'n';
  if (kind === 'inlineStr') return texts(inner);
  const [value] = elements(inner, 'v');
  const raw = textOf(value?.inner ?? '');
  // A formula that nobody computed says nothing; empty would mean “as it was”.
  if (raw === '' && [...elements(inner, 'f')].length > 0) return '#';
  if (kind === 's') return shared[Number(raw)] ?? '';
  if (kind === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  return kind === 'n' ? numberOf(raw) : raw;
}

/**
 * The lines of a sheet, as `readCsv` answers them: what each cell shows as a text, trimmed and in NFC, a formula by the value
 * that was last computed of it. `strings` is the workbook's table of texts.
 */
export function sheetLines(
  sheet: string,
  strings: string,
  most: number,
): { readonly lines: readonly TableLine[]; readonly more: boolean } {
  const shared = [...elements(strings, 'si')].map(({ inner }) => texts(inner));
  const lines: TableLine[] = [];
  let line = 0;
  for (const row of elements(sheet, 'row')) {
    line = Number(attribute(row.tag, 'r') ?? line + 1);
    const cells: string[] = [];
    for (const { tag, inner } of elements(row.inner, 'c')) {
      const address = attribute(tag, 'r');
      const at = address === undefined ? cells.length : columnOf(address);
      if (at < 0 || at >= mostColumns) continue;
      while (cells.length < at) cells.push('');
      cells[at] = cellOf(tag, inner, shared).normalize('NFC').trim();
    }
    if (!cells.some((cell) => cell !== '')) continue;
    if (lines.length === most) return { lines, more: true };
    lines.push({ line, cells });
  }
  return { lines, more: false };
}
