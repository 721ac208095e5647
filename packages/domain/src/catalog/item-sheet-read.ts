import type { ErrorCode } from '../errors/catalogue.ts';
import { type Text, languages } from '../language/language.ts';
import { fold } from '../search/fold.ts';
import type { TableCell, TableLine } from '../table-file/csv.ts';
import { type TypedFacts, noFacts } from './appliance-facts.ts';
import { applianceConnections } from './appliance.ts';
import type { AskedFacts } from './asked-facts.ts';
import {
  type ItemChanges,
  type ItemContent,
  type ItemFault,
  type ItemOption,
  blankItem,
  itemChangesOf,
  itemFaults,
} from './item-content.ts';
import {
  type CellFault,
  type CellKind,
  type CellKinds,
  type ReadCell,
  type SheetCategory,
  cellKinds,
  mostMoney,
  mostStock,
  needCell,
  textCell,
  wholeCell,
} from './item-sheet-cells.ts';
import { asRead, askedOf, itemCells } from './item-sheet-lines.ts';
import {
  type ItemSheetColumn,
  type PlainField,
  connectionColumns,
  itemSheetColumns,
  itemSheetHeads,
  wordColumns,
} from './item-sheet-texts.ts';
import type { TableItem } from './item-sheet.ts';
import { noPack } from './pack-facts.ts';
import { wholeNumber } from './price-sheet.ts';
import type { SalesState } from './sales-state.ts';

/** Why a line is not taken: by itself, by its cell, or by what an item has to say (2.19). */
export type ItemSheetFault = {
  readonly line: number;
  readonly why:
    | 'no-item'
    | 'no-option'
    | 'twice'
    | 'differs'
    /** Staff are deciding about the item: it is taken back first. */
    | 'waits'
    /** Somebody is changing the item by hand: that is sent or thrown away first. */
    | 'typed'
    | 'too-many'
    /** Another line of the same item is wrong: an item is taken whole or not at all. */
    | 'beside'
    | CellFault
    | ErrorCode;
  /** A sentence that says more than a code does. */
  readonly said?: Text | undefined;
  readonly column?: ItemSheetColumn | undefined;
  readonly value?: string | undefined;
};

export type ItemComparison<Item extends TableItem = TableItem> = {
  /** Items that the shop does not have yet; pictures are missing in all of them. */
  readonly fresh: readonly { readonly content: ItemContent; readonly lines: readonly number[] }[];
  readonly changed: readonly {
    readonly item: Item;
    readonly content: ItemContent;
    readonly changes: ItemChanges;
    readonly lines: readonly number[];
  }[];
  readonly same: readonly { readonly item: Item; readonly lines: readonly number[] }[];
  readonly faults: readonly ItemSheetFault[];
};

const mostOptions = 200;

const optionName = textCell(5000);
const amount = wholeCell(mostMoney);
const pieces = wholeCell(mostStock);

const columnOf = new Map(
  itemSheetColumns.flatMap((column) => [
    [column.toLowerCase(), column] as const,
    ...Object.values(itemSheetHeads[column]).map((head) => [fold(head), column] as const),
  ]),
);

/** Which column of a file is which, by its first line. Null without the items' and the options' numbers. */
export function itemColumns(heads: readonly string[]): ReadonlyMap<ItemSheetColumn, number> | null {
  const found = new Map<ItemSheetColumn, number>();
  heads.forEach((head, at) => {
    const column = columnOf.get(fold(head));
    if (column !== undefined && !found.has(column)) found.set(column, at);
  });
  return found.has('sku') && found.has('option_sku') ? found : null;
}

type Line = TableLine & { readonly said: (column: ItemSheetColumn) => string | undefined };

/** The lines of a file under its heads against a shop's items: what is new, changed, as it is, and wrong. */
export function compareItems<Item extends TableItem>(
  columns: ReadonlyMap<ItemSheetColumn, number>,
  lines: readonly TableLine[],
  items: readonly Item[],
  { categories, today }: { readonly categories: readonly SheetCategory[]; readonly today: string },
): ItemComparison<Item> {
  const kinds = cellKinds(categories);
  const begun = languages.map((language) => itemCells(blankItem, kinds, language));
  const known = new Map(items.map((item) => [asRead(item.content.sku), item]));
  const all = lines.map((line): Line => ({
    ...line,
    said: (column) => {
      const at = columns.get(column);
      return at === undefined ? undefined : asRead(line.cells[at] ?? '');
    },
  }));
  const fresh: ItemComparison['fresh'][number][] = [];
  const changed: ItemComparison<Item>['changed'][number][] = [];
  const same: ItemComparison<Item>['same'][number][] = [];
  const faults: ItemSheetFault[] = [];
  for (const [sku, own] of Map.groupBy(all, ({ said }) => said('sku') ?? '')) {
    if (sku === '') {
      const unnamed = own.filter((line) => !isUntouched(line, begun));
      faults.push(
        ...unnamed.map(({ line }) => ({ line, why: 'no-item' as const, column: 'sku' as const })),
      );
      continue;
    }
    const item = known.get(sku);
    const { content: told, wrong } = readItem(kinds, own, item?.content ?? null);
    const read = withFactsAsked(told, columns, askedOf(told, categories));
    // Buyers see it already: no day is asked any more.
    const isShown = item !== undefined && !beforeSale.has(item.state);
    const content = isShown ? { ...read, visibleOn: item.content.visibleOn } : read;
    const changes = itemChangesOf(item?.content ?? blankItem, content);
    const isSame =
      item !== undefined && changes.content.length === 0 && changes.direct.length === 0;
    if (!isSame && wrong.length === 0) {
      if (item !== undefined && waits(item.state))
        wrong.push(...own.map(({ line }) => ({ line, why: 'waits' as const })));
      else if (item?.typed === true)
        wrong.push(...own.map(({ line }) => ({ line, why: 'typed' as const })));
      else wrong.push(...judged(content, own, today, askedOf(content, categories)));
    }
    const at = own.map(({ line }) => line);
    if (wrong.length > 0) {
      const told = new Set(wrong.map(({ line }) => line));
      const beside = at.filter((line) => !told.has(line));
      faults.push(...wrong, ...beside.map((line) => ({ line, why: 'beside' as const })));
    } else if (isSame) same.push({ item, lines: at });
    else if (item === undefined) fresh.push({ content, lines: at });
    else changed.push({ item, content, changes, lines: at });
  }
  return { fresh, changed, same, faults: faults.toSorted((a, b) => a.line - b.line) };
}

/** In whatever order they were kept. */
const isSameList = (kept: TypedFacts['connections'], read: TypedFacts['connections']): boolean =>
  new Set(kept).size === read.length && read.every((one) => kept.includes(one));

/** Facts go with a category that has none of them, where the file has no columns in which they could be taken out. */
const withFactsAsked = (
  content: ItemContent,
  columns: ReadonlyMap<ItemSheetColumn, number>,
  asked: AskedFacts,
): ItemContent => ({
  ...content,
  ...(asked === 'appliance' || columns.has('applianceKind') ? {} : noFacts),
  ...(asked === 'pack' || columns.has('packUse') ? {} : noPack),
});

/** A line of a template that nobody filled in: a category, and what each new item begins with. */
function isUntouched(
  { said }: Line,
  begun: readonly ReadonlyMap<ItemSheetColumn, TableCell>[],
): boolean {
  return itemSheetColumns.every((column) => {
    const cell = said(column) ?? '';
    return (
      cell === '' ||
      column === 'categoryId' ||
      begun.some((cells) => asRead(cells.get(column) ?? '') === cell)
    );
  });
}

const beforeSale: ReadonlySet<SalesState> = new Set(['draft', 'waiting', 'rejected', 'scheduled']);

const waits = (state: SalesState): boolean => state === 'waiting' || state === 'edit_request';

/** An item as its lines say it, over the item that there is. Columns that a file does not have are left as they are. */
function readItem(
  kinds: CellKinds,
  own: readonly Line[],
  kept: ItemContent | null,
): { readonly content: ItemContent; readonly wrong: ItemSheetFault[] } {
  const wrong: ItemSheetFault[] = [];
  const base = kept ?? blankItem;
  // In whatever language a cell was written, one that says what is kept changes nothing.
  const keptIn = languages.map((language) => itemCells(base, kinds, language));
  const first = own[0]?.line ?? 0;
  const spoken = (column: ItemSheetColumn): { line: number; value: string } | undefined => {
    const said = own.flatMap(({ line, said: at }) => {
      const value = at(column);
      return value === undefined ? [] : [{ line, value }];
    });
    const filled = said.filter(({ value }) => value !== '');
    const [one] = filled;
    for (const { line, value } of filled)
      if (value !== one?.value) wrong.push({ line, why: 'differs', column, value });
    return one ?? (said.length === 0 ? undefined : { line: first, value: '' });
  };
  const cellOf = <T>(
    column: ItemSheetColumn,
    kind: Pick<CellKind<T>, 'read'>,
    was: T,
    empty: T,
  ): T => {
    const said = spoken(column);
    if (said === undefined) return was;
    if (kept !== null && keptIn.some((cells) => asRead(cells.get(column) ?? '') === said.value))
      return was;
    if (said.value === '') return empty;
    const read = kind.read(said.value);
    if (read.ok) return read.value;
    wrong.push({ line: said.line, why: read.why, column, value: said.value });
    return was;
  };
  const plain = <F extends PlainField>(field: F): ItemContent[F] =>
    cellOf(field, kinds[field] as CellKind<ItemContent[F]>, base[field], blankItem[field]);
  const words = Object.fromEntries(
    [...Map.groupBy(wordColumns, ([, field]) => field)].map(([field, columns]) => [
      field,
      Object.fromEntries(
        columns.map(([column, , language]) => [
          language,
          cellOf(column, optionName, base[field][language], ''),
        ]),
      ),
    ]),
  ) as Pick<ItemContent, (typeof wordColumns)[number][1]>;
  const needs = new Map(
    connectionColumns.map(([column, one]) => {
      const was = base.connections.includes(one);
      return [one, cellOf(column, needCell, was, false)] as const;
    }),
  );
  const connections: TypedFacts['connections'] = applianceConnections.filter((one) =>
    needs.get(one),
  );
  const fields = Object.fromEntries(
    (Object.keys(kinds) as PlainField[]).map((field) => [field, plain(field)]),
  ) as Pick<ItemContent, PlainField>;
  // Numbers that nobody typed over since the export stay those of now.
  const exported = own.flatMap(({ said }) => {
    const cell = said('exported') ?? '';
    return cell === '' ? [] : [cell.split('|').map(wholeNumber)];
  })[0];
  const untouched = (field: 'price' | 'discount', at: number) =>
    kept !== null && exported !== undefined && fields[field] === exported[at]
      ? { [field]: kept[field] }
      : {};
  const content: ItemContent = {
    ...base,
    ...fields,
    ...words,
    connections: isSameList(base.connections, connections) ? base.connections : connections,
    ...untouched('price', 0),
    ...untouched('discount', 1),
    options: readOptions(own, base.options, wrong),
  };
  return { content, wrong };
}

/** Options by their numbers: those that a file does not name are left alone, new ones come behind. */
function readOptions(
  own: readonly Line[],
  kept: readonly ItemOption[],
  wrong: ItemSheetFault[],
): readonly ItemOption[] {
  const options = new Map(kept.map((option) => [asRead(option.sku), option]));
  const seen = new Set<string>();
  for (const { line, said } of own) {
    const sku = said('option_sku') ?? '';
    if (sku === '') {
      // An item that has no options yet has a line of its own.
      if (own.length > 1 || said('option_vi') || said('option_stock'))
        wrong.push({ line, why: 'no-option', column: 'option_sku' });
      continue;
    }
    if (seen.has(sku)) {
      wrong.push({ line, why: 'twice', column: 'option_sku', value: sku });
      continue;
    }
    seen.add(sku);
    const was = options.get(sku);
    const cell = <T>(
      column: ItemSheetColumn,
      { read }: { readonly read: (text: string) => ReadCell<T> },
      old: T,
      empty: T,
    ): T => {
      const text = said(column);
      if (text === undefined || (was !== undefined && text === asRead(String(old)))) return old;
      if (text === '') return empty;
      const value = read(text);
      if (value.ok) return value.value;
      wrong.push({ line, why: value.why, column, value: text });
      return old;
    };
    const name = Object.fromEntries(
      languages.map((language) => [
        language,
        cell(`option_${language}`, optionName, was?.name[language] ?? '', ''),
      ]),
    ) as ItemOption['name'];
    const stock = cell('option_stock', pieces, was?.stock ?? 0, was?.stock ?? 0) ?? 0;
    const exported = wholeNumber((said('exported') ?? '').split('|')[2] ?? '');
    const number = textCell(80).read(sku);
    if (!number.ok) wrong.push({ line, why: number.why, column: 'option_sku', value: sku });
    options.set(sku, {
      sku: was?.sku ?? sku,
      name,
      additionalAmount: cell('option_extra', amount, was?.additionalAmount ?? 0, 0) ?? 0,
      stock: was !== undefined && stock === exported ? was.stock : stock,
    });
  }
  if (options.size > mostOptions) wrong.push({ line: own[0]?.line ?? 0, why: 'too-many' });
  return [...options.values()];
}

/** What the item itself misses, each at the line and the column where it is put right. Pictures come by hand. */
function judged(
  content: ItemContent,
  own: readonly Line[],
  today: string,
  asked: AskedFacts,
): ItemSheetFault[] {
  const first = own[0]?.line ?? 0;
  return itemFaults(content, today, asked)
    .filter(({ field }) => field !== 'pictures' && field !== 'story')
    .map(({ field, row, code, said }: ItemFault): ItemSheetFault => {
      const sku = row === undefined ? undefined : content.options[row]?.sku;
      const line = own.find(({ said }) => sku !== undefined && said('option_sku') === asRead(sku));
      const column = itemSheetColumns.find((one) => one === field || one === `${field}_vi`);
      return {
        line: line?.line ?? first,
        why: code,
        said,
        column:
          field === 'options'
            ? row === undefined
              ? 'option_stock'
              : 'option_vi'
            : field === 'connections'
              ? 'needs_power'
              : column,
      };
    });
}
