import type { ShopItem, ShopItemChange, ShopItemsResult } from '@hien/api';
import { itemGridSchema, parseVnd } from '@hien/domain';

/** A number of the list that can be typed over. */
export type Cell =
  | 'price'
  | 'discount'
  | 'preparationDays'
  | `stock:${number}`
  | `additional:${number}`;

type Cells = Readonly<Partial<Record<Cell, number | null>>>;

/** What was typed over an item as it was looked at, and what the server said of it the last time. */
export interface Edit {
  readonly item: ShopItem;
  readonly cells: Cells;
  readonly failed?: string;
  /** Cells whose value somebody else changed since they were typed over. */
  readonly moved?: readonly Cell[];
}

/** By the item's id; items of other pages stay. */
export type Edits = Readonly<Record<number, Edit>>;

export const stockCell = (optionId: number): Cell => `stock:${optionId}`;
export const addsCell = (optionId: number): Cell => `additional:${optionId}`;

export function storedIn(item: ShopItem, cell: Cell): number {
  if (cell === 'price' || cell === 'discount' || cell === 'preparationDays') return item[cell];
  const option = item.options.find(({ id }) => stockCell(id) === cell || addsCell(id) === cell);
  if (option === undefined) return 0;
  return stockCell(option.id) === cell ? option.stock : option.additionalAmount;
}

/** What stands in a cell: what was typed, else what is stored. */
export function shownIn(item: ShopItem, edit: Edit | undefined, cell: Cell): number | null {
  const typed = edit?.cells[cell];
  return typed === undefined ? storedIn(item, cell) : typed;
}

/** The edits with a number typed; typing what is stored takes the edit away. */
export function typed(edits: Edits, item: ShopItem, cell: Cell, value: number | null): Edits {
  const edit = edits[item.id] ?? { item, cells: {} };
  const { [cell]: _, ...others } = edit.cells;
  const cells = value === storedIn(edit.item, cell) ? others : { ...others, [cell]: value };
  const { [item.id]: __, ...rest } = edits;
  return Object.keys(cells).length === 0 ? rest : { ...rest, [item.id]: { ...edit, cells } };
}

export const dirtyCells = (edits: Edits): number =>
  Object.values(edits).reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);

/** What is wrong in an item's cells, as ids of the domain's sentences. */
export function problemsIn(edit: Edit | undefined): Readonly<Partial<Record<Cell, string>>> {
  if (edit === undefined) return {};
  const { item } = edit;
  const read = itemGridSchema.safeParse({
    price: shownIn(item, edit, 'price'),
    discount: shownIn(item, edit, 'discount'),
    preparationDays: shownIn(item, edit, 'preparationDays'),
    stock: item.options.map(({ id }) => shownIn(item, edit, stockCell(id))),
    additional: item.options.map(({ id }) => shownIn(item, edit, addsCell(id))),
  });
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map(({ path: [name, index], message }) => [
      index === undefined
        ? String(name)
        : (name === 'stock' ? stockCell : addsCell)(item.options[Number(index)]?.id ?? 0),
      message,
    ]),
  );
}

export const isWrong = (edits: Edits): boolean =>
  Object.values(edits).some((edit) => Object.keys(problemsIn(edit)).length > 0);

/** What the contract takes at once. */
export const mostItems = 200;

export function changesOf(edits: Edits): ShopItemChange[] {
  return Object.values(edits)
    .slice(0, mostItems)
    .map(({ item, cells }) => {
      const step = (cell: Cell) => ({ from: storedIn(item, cell), to: cells[cell] ?? 0 });
      const ofOptions = (cellOf: (optionId: number) => Cell) =>
        item.options.flatMap(({ id }) =>
          cells[cellOf(id)] === undefined ? [] : [{ optionId: id, ...step(cellOf(id)) }],
        );
      const stock = ofOptions(stockCell);
      const additional = ofOptions(addsCell);
      return {
        id: item.id,
        ...(cells.price === undefined ? {} : { price: step('price') }),
        ...(cells.discount === undefined ? {} : { discount: step('discount') }),
        ...(cells.preparationDays === undefined
          ? {}
          : { preparationDays: step('preparationDays') }),
        ...(stock.length === 0 ? {} : { stock }),
        ...(additional.length === 0 ? {} : { additional }),
      };
    });
}

/** The edits after a save: what was done goes; the rest keeps what was typed, over the item as it is now. */
export function afterSaving(edits: Edits, results: ShopItemsResult['items']): Edits {
  const next: Record<number, Edit> = { ...edits };
  for (const { id, done, message, current } of results) {
    const edit = edits[id];
    if (edit === undefined) continue;
    Reflect.deleteProperty(next, id);
    if (done) continue;
    const item = current ?? edit.item;
    const cells = Object.fromEntries(
      Object.entries(edit.cells).filter(([cell, value]) => value !== storedIn(item, cell as Cell)),
    );
    if (Object.keys(cells).length === 0) continue;
    const moved = (Object.keys(cells) as Cell[]).filter(
      (cell) => storedIn(item, cell) !== storedIn(edit.item, cell),
    );
    next[id] = { item, cells, moved, ...(message === null ? {} : { failed: message }) };
  }
  return next;
}

/**
 * Numbers of a spreadsheet put in from a cell on: lines go down along the cells below, of one after another. What is no
 * number leaves its cell as it is. Null for a single value, which a field takes by itself.
 */
export function pasted(text: string, below: number): readonly (number | null)[] | null {
  const lines = text.replace(/\r\n?/gu, '\n').replace(/\n+$/u, '').split('\n');
  if (lines.length < 2) return null;
  return lines.slice(0, below).map((line) => parseVnd(line.split('\t')[0] ?? ''));
}
