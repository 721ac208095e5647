import {
  type Language,
  type SheetCategory,
  type TableCell,
  allowedIn,
  itemColumns,
} from '@hien/domain';
import type { ColumnLists } from '../../../shared/files/workbook-of.ts';

/** The lists that a spreadsheet opens in the cells of a column; in a template of a category it is the only one. */
export function listsOf(
  heads: readonly TableCell[],
  categories: readonly SheetCategory[],
  language: Language,
  only: number | undefined,
): ColumnLists {
  const offered = only === undefined ? categories : categories.filter(({ id }) => id === only);
  return new Map(
    [...(itemColumns(heads.map(String)) ?? [])].flatMap(([column, at]) => {
      const values = allowedIn(column, offered, language);
      return values === null || values.length === 0 ? [] : [[at, values] as const];
    }),
  );
}
