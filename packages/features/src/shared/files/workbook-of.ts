import type { TableCell } from '@hien/domain';
import writeWorkbook, { type Feature } from 'write-excel-file/universal';

/** What may stand in a column, from 0: a spreadsheet opens the list in its cells. */
export type ColumnLists = ReadonlyMap<number, readonly string[]>;

interface WithLists {
  readonly of: ColumnLists;
  /** What the sheet of the lists is called. */
  readonly sheet: string;
  /** How many lines under the heads have them. */
  readonly lines: number;
}

/** Lines as a workbook whose first sheet's first line stays in sight. Texts are texts, never formulas; numbers stay numbers. */
export async function workbookOf(
  name: string,
  lines: readonly (readonly TableCell[])[],
  widths: readonly number[],
  lists?: WithLists,
): Promise<Blob> {
  const table = {
    data: lines.map((cells, index) =>
      cells.map((value) => ({
        ...(typeof value === 'number'
          ? { value, type: Number, format: '#,##0' }
          : { value, type: String }),
        ...(index === 0 ? { fontWeight: 'bold' as const } : {}),
      })),
    ),
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  };
  if (lists === undefined || lists.of.size === 0) {
    const { data, ...options } = table;
    return writeWorkbook(data, options).toBlob();
  }
  const longest = Math.max(...[...lists.of.values()].map(({ length }) => length));
  const second = {
    data: Array.from({ length: longest }, (_, at) =>
      [...lists.of.values()].map((values) => ({ value: values[at] ?? '', type: String })),
    ),
    sheet: lists.sheet,
  };
  return writeWorkbook([table, second], { features: [validated(lists)] }).toBlob();
}

/** Which cells of the first sheet take one of a list in the second. The order of elements is the format's (ECMA-376, 18.3.1.99). */
const validated = ({ of, sheet, lines }: WithLists): Feature<Blob> => {
  const rules = [...of].map(([column, values], at) => {
    const cells = `${letters(column)}2:${letters(column)}${lines + 1}`;
    const list = `'${sheet.replaceAll("'", "''")}'!$${letters(at)}$1:$${letters(at)}$${values.length}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${escaped(list)}</formula1></dataValidation>`;
  });
  const xml = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (found, _options, { sheetIndex }) =>
            sheetIndex === 0 ? found.replace('</sheetData>', `</sheetData>${xml}`) : found,
        },
      },
    },
  };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A column's name in a spreadsheet: A, B … Z, AA. */
const letters = (column: number): string =>
  column < 26
    ? String.fromCodePoint(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);
