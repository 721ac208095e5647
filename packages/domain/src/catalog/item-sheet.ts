import type { Language } from '../language/language.ts';
import type { TableCell } from '../table-file/csv.ts';
import { hasFacts } from './appliance-facts.ts';
import { type ItemContent, blankItem } from './item-content.ts';
import { type CellKind, type SheetCategory, cellKinds, needCell } from './item-sheet-cells.ts';
import { asRead, askedOf, itemCells, optionCells } from './item-sheet-lines.ts';
import {
  type ItemSheetColumn,
  type PlainField,
  connectionColumns,
  itemSheetColumnsFor,
  itemSheetHeads,
} from './item-sheet-texts.ts';
import { hasPack } from './pack-facts.ts';
import type { SalesState } from './sales-state.ts';

/** An item of the shop as its table tells it. */
export type TableItem = {
  /** Null for a new one that was not sent yet. */
  readonly id: number | null;
  readonly state: SalesState;
  readonly content: ItemContent;
  /** Somebody has begun to change it by hand. */
  readonly typed?: boolean;
};

/** Whether a draft can stand in a table: lines are known by their numbers. */
export const hasNumbers = ({ sku, options }: Pick<ItemContent, 'sku' | 'options'>): boolean => {
  const numbers = options.map((option) => option.sku.trim());
  return sku.trim() !== '' && !numbers.includes('') && new Set(numbers).size === numbers.length;
};

/**
 * Items as lines of a table under a line of heads, one an option. What is the item's stands on its first line; its number
 * stands on all of them, so that a spreadsheet may sort. What only goods of some categories tell has columns where one of
 * them is among the items.
 */
export function itemSheet(
  items: readonly TableItem[],
  categories: readonly SheetCategory[],
  language: Language,
): TableCell[][] {
  const kinds = cellKinds(categories);
  const shown = itemSheetColumnsFor(
    new Set(
      items.flatMap(({ content }) => [
        askedOf(content, categories),
        hasFacts(content) ? 'appliance' : null,
        hasPack(content) ? 'pack' : null,
      ]),
    ),
  );
  return [
    shown.map((column) => itemSheetHeads[column][language]),
    ...items.flatMap(({ content }) => {
      const own = itemCells(content, kinds, language);
      const lines = content.options.map((option) => optionCells(content, option));
      return (lines.length === 0 ? [new Map<ItemSheetColumn, TableCell>()] : lines).map(
        (option, index) =>
          shown.map(
            (column) =>
              option.get(column) ?? (index === 0 || column === 'sku' ? own.get(column) : '') ?? '',
          ),
      );
    }),
  ];
}

/** How many lines of a template are begun. */
const templateLines = 100;

/** A table to begin with: its heads, and lines with the category and what a new item begins with. */
export function itemTemplate(
  categoryId: number,
  categories: readonly SheetCategory[],
  language: Language,
): TableCell[][] {
  const own = itemCells({ ...blankItem, categoryId }, cellKinds(categories), language);
  const shown = itemSheetColumnsFor(new Set([askedOf({ categoryId }, categories)]));
  return [
    shown.map((column) => itemSheetHeads[column][language]),
    ...Array.from({ length: templateLines }, () => shown.map((column) => own.get(column) ?? '')),
  ];
}

/** One cell of a table that says something else than before; an option's names its number. */
export type ChangedCell = {
  readonly column: ItemSheetColumn;
  readonly option: string | null;
  readonly from: TableCell;
  readonly to: TableCell;
};

/** What differs between two contents, cell by cell as a table has them. */
export function changedCells(
  before: ItemContent,
  after: ItemContent,
  categories: readonly SheetCategory[],
  language: Language,
): readonly ChangedCell[] {
  const kinds = cellKinds(categories);
  const was = itemCells(before, kinds, language);
  const differing = (
    from: ReadonlyMap<ItemSheetColumn, TableCell> | undefined,
    to: ReadonlyMap<ItemSheetColumn, TableCell>,
    option: string | null,
  ) =>
    [...to]
      .map(([column, cell]) => ({ column, option, from: from?.get(column) ?? '', to: cell }))
      .filter((cell) => cell.column !== 'exported' && asRead(cell.from) !== asRead(cell.to));
  const options = new Map(before.options.map((option) => [option.sku, option]));
  return [
    ...differing(was, itemCells(after, kinds, language), null),
    ...after.options.flatMap((option) => {
      const old = options.get(option.sku);
      return differing(
        old === undefined ? undefined : optionCells(before, old),
        optionCells(after, option),
        option.sku,
      );
    }),
  ];
}

/** What may stand in a column, for the list that a spreadsheet opens there; null where anything may. */
export function allowedIn(
  column: ItemSheetColumn,
  categories: readonly SheetCategory[],
  language: Language,
): readonly string[] | null {
  if (connectionColumns.some(([one]) => one === column))
    return needCell.allowed?.(language) ?? null;
  const kind: { readonly allowed?: CellKind<never>['allowed'] } | undefined =
    cellKinds(categories)[column as PlainField];
  return kind?.allowed?.(language) ?? null;
}
