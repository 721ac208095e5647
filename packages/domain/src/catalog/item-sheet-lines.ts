import { type Language, languages } from '../language/language.ts';
import type { TableCell } from '../table-file/csv.ts';
import type { AskedFacts } from './asked-facts.ts';
import type { ItemContent, ItemOption } from './item-content.ts';
import { type CellKind, type CellKinds, type SheetCategory, needCell } from './item-sheet-cells.ts';
import {
  type ItemSheetColumn,
  type PlainField,
  connectionColumns,
  wordColumns,
} from './item-sheet-texts.ts';

const exportedAs = ({ price, discount }: ItemContent, { stock }: ItemOption): string =>
  `${price ?? ''} | ${discount ?? ''} | ${stock}`;

/** What stands in an item's own columns. */
export function itemCells(
  content: ItemContent,
  kinds: CellKinds,
  language: Language,
): ReadonlyMap<ItemSheetColumn, TableCell> {
  const write = <F extends PlainField>(field: F): TableCell =>
    (kinds[field] as CellKind<ItemContent[F]>).write(content[field], language);
  return new Map<ItemSheetColumn, TableCell>([
    ...(Object.keys(kinds) as PlainField[]).map((field) => [field, write(field)] as const),
    ...connectionColumns.map(
      ([column, one]) =>
        [column, content.connections.includes(one) ? needCell.write(true, language) : ''] as const,
    ),
    ...wordColumns.map(([column, field, one]) => [column, content[field][one]] as const),
  ]);
}

/** What stands in an option's. */
export const optionCells = (content: ItemContent, option: ItemOption) =>
  new Map<ItemSheetColumn, TableCell>([
    ['option_sku', option.sku],
    ...languages.map((language) => [`option_${language}` as const, option.name[language]] as const),
    ['option_extra', option.additionalAmount],
    ['option_stock', option.stock],
    ['exported', exportedAs(content, option)],
  ]);

/** What goods of its category tell besides. */
export const askedOf = (
  { categoryId }: Pick<ItemContent, 'categoryId'>,
  categories: readonly SheetCategory[],
): AskedFacts => categories.find(({ id }) => id === categoryId)?.asks ?? null;

/** As a cell comes back from a file, whichever kind it was. */
export const asRead = (cell: TableCell): string =>
  String(cell).normalize('NFC').replaceAll(/\r\n?/gu, '\n').trim();
