import writeXlsxFile from 'write-excel-file/node';
import type { Cell, Sheet } from './sheets.ts';

/** A spreadsheet takes a text that begins so for a formula; one quote in front makes it a text again. */
const isFormula = /^[=+\-@\t\r]/;

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = isFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export function csvOf({ rows }: Sheet): Buffer {
  const lines = rows.map(({ cells }) => cells.map(csvCell).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/** An Excel workbook of one sheet. Texts are cells of texts, never formulas; numbers stay numbers. */
export async function xlsxOf({ name, widths, rows }: Sheet): Promise<Buffer> {
  const data = rows.map(({ cells, isBold = false }) =>
    cells.map((value) => ({
      ...(typeof value === 'number'
        ? { value, type: Number, format: Number.isInteger(value) ? '#,##0' : '#,##0.0' }
        : { value, type: String }),
      ...(isBold ? { fontWeight: 'bold' as const } : {}),
    })),
  );
  return writeXlsxFile(data, {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
