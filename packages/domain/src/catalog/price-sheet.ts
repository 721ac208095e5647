import type { Language } from '../language/language.ts';
import { fold } from '../search/fold.ts';
import { itemRowSchema } from '../seller/forms.ts';
import type { TableCell, TableLine } from '../table-file/csv.ts';
import type { MessageId } from '../validation/message-ids.ts';
import { type PriceSheetColumn, priceSheetColumns, priceSheetHeads } from './price-sheet-texts.ts';
import { type SalesState, salesStateLabels } from './sales-state.ts';

/** An option has a line; a shop with more of them has several files. */
export const mostSheetLines = 10_000;

/** An item of the shop with what a table of prices and stock says of it. */
export type SheetItem = {
  readonly id: number;
  readonly name: string;
  readonly state: SalesState;
  /** Đồng, before the discount of the web. */
  readonly price: number;
  readonly discount: number;
  readonly options: readonly {
    readonly id: number;
    readonly sku: string;
    readonly name: string;
    readonly stock: number;
  }[];
};

type Step = { readonly from: number; readonly to: number };

/** What a file wants of an item: each number as it is now and as it shall be. */
export type SheetChange = {
  readonly item: SheetItem;
  /** Where the item's lines stand in the file. */
  readonly lines: readonly number[];
  readonly price?: Step;
  readonly discount?: Step;
  readonly stock: readonly (Step & { readonly optionId: number })[];
};

/** Why a line is not taken. */
export type SheetFault = {
  readonly line: number;
  readonly why:
    | 'no-number'
    | 'unknown'
    | 'twice'
    | 'not-whole'
    | 'differs'
    /** Another line of the same item is wrong: an item is written whole or not at all. */
    | 'beside'
    | MessageId;
  readonly column?: PriceSheetColumn | undefined;
  /** What stands there. */
  readonly value?: string | undefined;
};

export type SheetComparison = {
  readonly changed: readonly SheetChange[];
  /** How many items of the file are as they shall be. */
  readonly same: number;
  readonly faults: readonly SheetFault[];
};

const exportedAs = (price: number, discount: number, stock: number): string =>
  `${price} | ${discount} | ${stock}`;

/**
 * A shop's items as lines of a table, one an option, under a line of heads. Price and discount are the item's: they stand on
 * its first line. The last column keeps what was written, so that a number that nobody touched changes nothing later, when
 * pieces were sold meanwhile.
 */
export function priceSheet(items: readonly SheetItem[], language: Language): TableCell[][] {
  return [
    priceSheetColumns.map((column) => priceSheetHeads[column][language]),
    ...items.flatMap(({ name, state, price, discount, options }) =>
      options.map((option, index) => [
        option.sku,
        name,
        option.name,
        salesStateLabels[state][language],
        index === 0 ? price : '',
        index === 0 ? discount : '',
        option.stock,
        exportedAs(price, discount, option.stock),
      ]),
    ),
  ];
}

/** A shop's tables, none longer than one that is taken back; an item's lines stay together. */
export function priceSheets(items: readonly SheetItem[], language: Language): TableCell[][][] {
  const parts: SheetItem[][] = [[]];
  let lines = 0;
  for (const item of items) {
    lines += item.options.length;
    if (lines > mostSheetLines) {
      parts.push([]);
      lines = item.options.length;
    }
    parts.at(-1)?.push(item);
  }
  return parts.map((part) => priceSheet(part, language));
}

/**
 * A whole number as it stands in a table: `1.250.000`, `1,250,000`, `1 250 000 đ`, `1250000.00`. Null for what is none:
 * half a đồng and half a piece are mistakes, and a comma in the wrong place is not guessed at.
 */
export function wholeNumber(cell: string): number | null {
  const bare = cell.replaceAll(/[\s\u00A0\u202F]/gu, '').replace(/(?:đồng|vnđ|vnd|đ|₫)$/iu, '');
  const [, whole] =
    /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+)(?:[.,]0{1,2})?$/u.exec(bare) ?? [];
  if (whole === undefined) return null;
  const number = Number(whole.replaceAll(/\D/gu, ''));
  return Number.isSafeInteger(number) ? number : null;
}

const headOf = new Map(
  priceSheetColumns.flatMap((column) => [
    [column, column] as const,
    ...Object.values(priceSheetHeads[column]).map((name) => [fold(name), column] as const),
  ]),
);

/**
 * Which column of a file is which, by its first line. Null without the options' numbers, or without anything that can be
 * changed. The first of two columns of the same name counts.
 */
export function sheetColumns(
  heads: readonly string[],
): ReadonlyMap<PriceSheetColumn, number> | null {
  const found = new Map<PriceSheetColumn, number>();
  heads.forEach((head, at) => {
    const column = headOf.get(fold(head));
    if (column !== undefined && !found.has(column)) found.set(column, at);
  });
  const says = (['price', 'discount', 'stock'] as const).some((column) => found.has(column));
  return found.has('option_sku') && says ? found : null;
}

type Numbered = 'price' | 'discount' | 'stock';

type Wanted = { readonly line: number; readonly option: SheetItem['options'][number] } & {
  readonly [of in Numbered]: number | undefined;
};

/** The lines of a file under its heads against a shop's items: what changes, what is as it shall be, what is wrong. */
export function compareSheet(
  columns: ReadonlyMap<PriceSheetColumn, number>,
  lines: readonly TableLine[],
  items: readonly SheetItem[],
): SheetComparison {
  const { wantedOf, faults } = readLines(columns, lines, items);
  const wrongLines = new Set(faults.map(({ line }) => line));
  const spoilt = new Set(faults.flatMap(({ item }) => item ?? []));
  const changed: SheetChange[] = [];
  let same = 0;
  for (const [item, wanted] of wantedOf) {
    const { change, wrong } = changeOf(item, wanted);
    if (wrong.length > 0 || spoilt.has(item)) {
      const told = new Set(wrong.map(({ line }) => line));
      const beside = wanted.filter(({ line }) => !told.has(line) && !wrongLines.has(line));
      faults.push(...wrong, ...beside.map(({ line }) => ({ line, why: 'beside' as const })));
    } else if (change === null) same += 1;
    else changed.push(change);
  }
  const told = faults.map(({ line, why, column, value }) => ({ line, why, column, value }));
  return { changed, same, faults: told.toSorted((a, b) => a.line - b.line) };
}

type Found = { readonly item: SheetItem; readonly option: SheetItem['options'][number] };

/** Finds an option by its number as it is kept; in other letters' case only where no second one is meant. */
function optionsByNumber(items: readonly SheetItem[]): (sku: string) => Found | undefined {
  const all = items.flatMap((item) => item.options.map((option) => ({ item, option })));
  const kept = ({ option }: Found) => option.sku.normalize('NFC').trim();
  const exact = new Map(all.map((found) => [kept(found), found]));
  const alike = Map.groupBy(all, (found) => kept(found).toLowerCase());
  return (sku) => {
    const [only, second] = alike.get(sku.toLowerCase()) ?? [];
    return exact.get(sku) ?? (second === undefined ? only : undefined);
  };
}

function readLines(
  columns: ReadonlyMap<PriceSheetColumn, number>,
  lines: readonly TableLine[],
  items: readonly SheetItem[],
) {
  const optionOf = optionsByNumber(items);
  const faults: (SheetFault & { readonly item?: SheetItem })[] = [];
  const wantedOf = new Map<SheetItem, Wanted[]>();
  const seen = new Set<number>();
  for (const { line, cells } of lines) {
    const cell = (column: PriceSheetColumn) => cells[columns.get(column) ?? -1] ?? '';
    const value = cell('option_sku');
    const found = optionOf(value);
    if (found === undefined) {
      faults.push({ line, why: value === '' ? 'no-number' : 'unknown', value });
      continue;
    }
    const { item, option } = found;
    if (seen.has(option.id)) {
      faults.push({ line, why: 'twice', value, item });
      continue;
    }
    seen.add(option.id);
    const exported = cell('exported').split('|').map(wholeNumber);
    const number = (column: Numbered, at: number) => {
      const said = cell(column);
      if (said === '') return undefined;
      const read = wholeNumber(said);
      if (read === null) faults.push({ line, why: 'not-whole', column, value: said, item });
      return read === null || read === exported[at] ? undefined : read;
    };
    const wanted = wantedOf.get(item) ?? [];
    if (wanted.length === 0) wantedOf.set(item, wanted);
    wanted.push({
      line,
      option,
      price: number('price', 0),
      discount: number('discount', 1),
      stock: number('stock', 2),
    });
  }
  return { wantedOf, faults };
}

function changeOf(
  item: SheetItem,
  wanted: readonly Wanted[],
): { readonly change: SheetChange | null; readonly wrong: readonly SheetFault[] } {
  const price = stepOf(item, wanted, 'price');
  const discount = stepOf(item, wanted, 'discount');
  const stock = wanted.flatMap(({ option, stock: to }) =>
    to === undefined || to === option.stock
      ? []
      : [{ optionId: option.id, from: option.stock, to }],
  );
  const differ = [...price.differ, ...discount.differ];
  if (price.step === undefined && discount.step === undefined && stock.length === 0)
    return { change: null, wrong: differ };
  const read = itemRowSchema.safeParse({
    price: price.step?.to ?? item.price,
    discount: discount.step?.to ?? item.discount,
    stock: wanted.map((one) => one.stock ?? one.option.stock),
  });
  const issues = read.error?.issues.map(({ path, message }) => {
    const [column, at = 0] = path as [Numbered, number?];
    const line = column === 'stock' ? wanted[at]?.line : lineOf(wanted, column);
    return { line: line ?? 0, why: message as MessageId, column };
  });
  return {
    wrong: [...differ, ...(issues ?? [])],
    change: {
      item,
      lines: wanted.map(({ line }) => line),
      ...(price.step === undefined ? {} : { price: price.step }),
      ...(discount.step === undefined ? {} : { discount: discount.step }),
      stock,
    },
  };
}

/** What an item's lines say of a number that is the item's; lines that say another than the first are wrong. */
function stepOf(
  item: SheetItem,
  wanted: readonly Wanted[],
  column: 'price' | 'discount',
): { readonly step: Step | undefined; readonly differ: readonly SheetFault[] } {
  const said = wanted.filter((one) => one[column] !== undefined);
  const to = said[0]?.[column];
  return {
    step: to === undefined || to === item[column] ? undefined : { from: item[column], to },
    differ: said
      .filter((one) => one[column] !== to)
      .map((one) => ({ line: one.line, why: 'differs', column, value: `${one[column]}` })),
  };
}

/** The line that says an item's number: the first that does, else the item's first. */
const lineOf = (wanted: readonly Wanted[], column: 'price' | 'discount'): number | undefined =>
  (wanted.find((one) => one[column] !== undefined) ?? wanted[0])?.line;
