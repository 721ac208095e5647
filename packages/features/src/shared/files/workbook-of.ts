import type { TableCell } from '@hien/domain';
import writeWorkbook from 'write-excel-file/universal';

/** Lines as a workbook of one sheet whose first line stays in sight. Texts are texts, never formulas; numbers stay numbers. */
export async function workbookOf(
  name: string,
  lines: readonly (readonly TableCell[])[],
  widths: readonly number[],
): Promise<Blob> {
  return writeWorkbook(
    lines.map((cells, index) =>
      cells.map((value) => ({
        ...(typeof value === 'number'
          ? { value, type: Number, format: '#,##0' }
          : { value, type: String }),
        ...(index === 0 ? { fontWeight: 'bold' as const } : {}),
      })),
    ),
    { sheet: name, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 },
  ).toBlob();
}
