import type { ItemTableEntry, ItemTableResult, ItemTableRow } from '@hien/api';
import {
  type ItemComparison,
  type ItemContent,
  type ItemSheetColumn,
  type TableItem,
  type TableLine,
  blankItem,
  itemChangesOf,
} from '@hien/domain';

/** An item of the shop with what a row of a table has to say of it. */
export interface KnownItem extends TableItem {
  readonly draft: string | null;
  readonly version: number;
}

export const knownItem = ({
  id,
  draft,
  version,
  state,
  typed,
  content,
}: ItemTableEntry): KnownItem => ({
  id,
  draft,
  version,
  state,
  typed,
  content,
});

/** One row on its way: how it is called, where it stands in the file, what is sent of it. */
export interface RunRow {
  readonly name: string;
  readonly line: number;
  /** Lines of its options, in their order; 0 for one that the file does not name. */
  readonly optionLines: readonly number[];
  readonly call: ItemTableRow;
}

/** A table on its way into the shop. The device keeps it until it is done, so that a closed page goes on where it was. */
export interface TableRun {
  readonly file: string;
  readonly heads: readonly string[];
  readonly lines: readonly TableLine[];
  readonly rows: readonly RunRow[];
}

export interface Refused {
  readonly row: number;
  readonly result: ItemTableResult['rows'][number];
}

/** How far it is. */
export interface TableProgress {
  /** Rows that were answered. */
  readonly at: number;
  readonly drafts: number;
  readonly sent: number;
  readonly applied: number;
  readonly refused: readonly Refused[];
}

export const notBegun: TableProgress = { at: 0, drafts: 0, sent: 0, applied: 0, refused: [] };

const fieldsOf = (before: ItemContent, after: ItemContent) => {
  const { content, direct } = itemChangesOf(before, after);
  return [...content, ...direct];
};

/** What is not changed is not sent. */
function told(content: ItemContent, fields: ItemTableRow['fields']): ItemTableRow['content'] {
  const named = Object.fromEntries(fields.map((field) => [field, content[field]]));
  return { ...blankItem, ...named } as ItemTableRow['content'];
}

/** The rows that a comparison wants written, in the order of the file. */
export function rowsOf(
  { fresh, changed }: ItemComparison<KnownItem>,
  columns: ReadonlyMap<ItemSheetColumn, number>,
  lines: readonly TableLine[],
  newKey: () => string,
): readonly RunRow[] {
  const at = columns.get('option_sku') ?? -1;
  const lineOf = new Map(lines.map((line) => [line.line, line]));
  const rowOf = (content: ItemContent, own: readonly number[], call: ItemTableRow): RunRow => {
    const named = new Map(own.map((line) => [lineOf.get(line)?.cells[at]?.trim() ?? '', line]));
    return {
      name: content.name.vi || content.sku,
      line: own[0] ?? 0,
      optionLines: content.options.map(({ sku }) => named.get(sku) ?? 0),
      call,
    };
  };
  return [
    ...fresh.map(({ content, lines: own }) => {
      const fields = fieldsOf(blankItem, content);
      return rowOf(content, own, {
        key: newKey(),
        id: null,
        expectedVersion: 0,
        fields,
        content: told(content, fields),
        stockFrom: [],
      });
    }),
    ...changed.map(({ item, content, lines: own }) => {
      const fields = fieldsOf(item.content, content);
      return rowOf(content, own, {
        key: item.id === null ? (item.draft ?? '') : `item-${item.id}`,
        id: item.id,
        expectedVersion: item.version,
        fields,
        content: told(content, fields),
        stockFrom: item.content.options.map(({ sku, stock }) => ({ sku, stock })),
      });
    }),
  ].toSorted((a, b) => a.line - b.line);
}

/** The contract's most in a call, and the bytes that a call may have with room to spare. */
const most = { rows: 200, bytes: 200_000 };

/** The next rows that go into one call. */
export function nextLot(rows: readonly RunRow[], from: number): readonly RunRow[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  let to = from;
  while (to < rows.length && to - from < most.rows) {
    bytes += encoder.encode(JSON.stringify(rows[to]?.call)).length;
    if (bytes > most.bytes && to > from) break;
    to += 1;
  }
  return rows.slice(from, to);
}

/** How far it is after an answer. */
export function after(
  { at, drafts, sent, applied, refused }: TableProgress,
  { rows }: ItemTableResult,
): TableProgress {
  const done = rows.filter((row) => row.done);
  const drafted = done.filter(({ state }) => state === 'draft' || state === 'rejected').length;
  const waiting = done.filter(
    ({ state }) => state === 'waiting' || state === 'edit_request',
  ).length;
  return {
    at: at + rows.length,
    drafts: drafts + drafted,
    sent: sent + waiting,
    applied: applied + done.length - drafted - waiting,
    refused: [
      ...refused,
      ...rows.flatMap((result, index) => (result.done ? [] : [{ row: at + index, result }])),
    ],
  };
}
