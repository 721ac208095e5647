import { csvText } from '@hien/domain';
import writeXlsxFile from 'write-excel-file/node';
import type { Sheet } from './sheets.ts';

/** The list as a file of comma separated values. */
export const csvOf = ({ rows }: Sheet): Buffer =>
  Buffer.from(csvText(rows.map(({ cells }) => cells)));

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
