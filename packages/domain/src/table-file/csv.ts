/** A cell of a table: a text, or a number with its own meaning for a program that adds. */
export type TableCell = string | number;

/** A line of a table as it stands in its file: `line` counts from 1, as spreadsheets do. */
export type TableLine = { readonly line: number; readonly cells: readonly string[] };

/**
 * A spreadsheet takes a text that begins so for a formula; one quote in front makes it a text again. What has such a quote of
 * its own gets another, so that it comes back with it.
 */
const formula = /^'*[=+\-@\t\r]/u;

/** Judged as it is read, in NFC: “≠” in two signs begins with an equals sign, and in one it does not. */
const guarded = (text: string): string => {
  const composed = text.normalize('NFC');
  return formula.test(composed) ? `'${composed}` : composed;
};

const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

function written(cell: TableCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = guarded(cell);
  return /[",;\r\n\t]/u.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** Lines as a file that spreadsheets open: RFC 4180, formulas kept from running, with the mark by which Excel knows UTF-8. */
export function csvText(
  lines: readonly (readonly TableCell[])[],
  separator: ',' | ';' = ',',
): string {
  const all = lines.map((cells) => cells.map(written).join(separator));
  return `\uFEFF${all.join('\r\n')}\r\n`;
}

/** The separator that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const first = /^(?:"[^"]*"|[^"\r\n])*/u.exec(text)?.[0].replaceAll(/"[^"]*"/gu, '') ?? '';
  const times = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (times(mark) > times(best) ? mark : best));
}

/**
 * A file of comma, semicolon or tab separated values → its lines, cells trimmed and in NFC, empty lines left out. `sep=` of
 * Excel is understood. A quote that is never closed would swallow the rest of the file: then the answer is the line where
 * it opens. At most `most` lines are read; what is beyond them is not looked at.
 */
export function readCsv(
  file: string,
  most: number,
):
  | { readonly ok: true; readonly lines: readonly TableLine[]; readonly more: boolean }
  | { readonly ok: false; readonly openedAt: number } {
  const bare = file.replace(/^\uFEFF/u, '');
  const told = /^sep=(.)\r?\n/u.exec(bare);
  const separator = told?.[1] ?? separatorOf(bare);
  const lines: TableLine[] = [];
  let [cells, cell, line, begun, openedAt]: [string[], string, number, number, number] = [
    [],
    '',
    1,
    1,
    0,
  ];
  let isQuoted = false;
  let wasQuoted = false;
  const endCell = () => {
    const text = cell.normalize('NFC').trim();
    cells.push(unguarded(text));
    cell = '';
    wasQuoted = false;
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ line: begun, cells });
    cells = [];
  };
  if (told !== null) begun = line = 2;
  for (let at = told?.[0].length ?? 0; at < bare.length; at += 1) {
    const sign = bare.charAt(at);
    const isBreak = sign === '\n' || (sign === '\r' && bare.charAt(at + 1) !== '\n');
    if (isBreak) line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (bare.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '' && !wasQuoted) {
      [cell, isQuoted, wasQuoted, openedAt] = ['', true, true, line];
    } else if (sign === separator) endCell();
    else if (isBreak) {
      endLine();
      begun = line;
      if (lines.length > most) return { ok: true, lines: lines.slice(0, most), more: true };
    } else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) return { ok: false, openedAt };
  endLine();
  return { ok: true, lines: lines.slice(0, most), more: lines.length > most };
}
