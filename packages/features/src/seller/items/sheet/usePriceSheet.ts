import { type ShopItemsResult, saveShopItems } from '@hien/api';
import {
  type PriceSheetColumn,
  type SheetChange,
  type SheetComparison,
  type TableLine,
  compareSheet,
  sheetColumns,
} from '@hien/domain';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { mostItems } from '../grid-edits.ts';
import { type TableFault, readTable } from '../../../shared/files/read-table.ts';
import { useShopRows } from './useShopRows.ts';

/** A table that was read, and what it wants of the shop as it was a moment ago. */
export interface ComparedSheet {
  readonly name: string;
  readonly heads: readonly string[];
  readonly columns: ReadonlyMap<PriceSheetColumn, number>;
  readonly lines: readonly TableLine[];
  readonly comparison: SheetComparison;
  /** Items that this table was written into already: pieces that were sold since are not put back. */
  readonly written: ReadonlySet<number>;
}

export type SheetStep =
  | { readonly step: 'start' }
  | { readonly step: 'reading' }
  | {
      readonly step: 'fault';
      readonly name: string;
      readonly fault: TableFault | 'columns' | 'call';
    }
  | { readonly step: 'compared'; readonly sheet: ComparedSheet }
  | { readonly step: 'saving'; readonly sheet: ComparedSheet; readonly saved: number }
  | {
      readonly step: 'done';
      readonly sheet: ComparedSheet;
      readonly saved: number;
      readonly refused: ShopItemsResult['items'];
      /** Why it ended before all was sent. */
      readonly failure: string | undefined;
    };

const changeOf = ({ item, price, discount, stock }: SheetChange) => ({
  id: item.id,
  ...(price === undefined ? {} : { price }),
  ...(discount === undefined ? {} : { discount }),
  ...(stock.length === 0 ? {} : { stock: [...stock] }),
});

/**
 * A table of prices and stock on its way into the shop: read, compared with the items of now, and written in lots. Comparing
 * anew, after whatever went wrong, leaves out the items that are written.
 */
export function usePriceSheet() {
  const rows = useShopRows();
  const { submit } = useSend(saveShopItems);
  const [state, setState] = useState<SheetStep>({ step: 'start' });

  const compare = async (sheet: Omit<ComparedSheet, 'comparison'>) => {
    setState({ step: 'reading' });
    try {
      const { changed, same, faults } = compareSheet(sheet.columns, sheet.lines, await rows());
      const left = changed.filter(({ item }) => !sheet.written.has(item.id));
      const comparison = { changed: left, same: same + changed.length - left.length, faults };
      setState({ step: 'compared', sheet: { ...sheet, comparison } });
    } catch {
      setState({ step: 'fault', name: sheet.name, fault: 'call' });
    }
  };

  return {
    state,
    async read(file: File): Promise<void> {
      const { name } = file;
      setState({ step: 'reading' });
      const table = await readTable(file).catch(() => ({ fault: 'no-table' }) as const);
      if ('fault' in table) return setState({ step: 'fault', name, fault: table });
      const [heads, ...lines] = table.lines;
      const columns = sheetColumns(heads?.cells ?? []);
      if (heads === undefined || columns === null)
        return setState({ step: 'fault', name, fault: 'columns' });
      return compare({ name, heads: heads.cells, columns, lines, written: new Set() });
    },
    again: (sheet: ComparedSheet) => compare(sheet),
    restart: () => setState({ step: 'start' }),
    async save(sheet: ComparedSheet): Promise<void> {
      const { changed } = sheet.comparison;
      let refused: ShopItemsResult['items'] = [];
      const written = new Set(sheet.written);
      let saved = 0;
      let failure: string | undefined;
      for (let at = 0; at < changed.length && failure === undefined; at += mostItems) {
        setState({ step: 'saving', sheet, saved });
        const items = changed.slice(at, at + mostItems).map(changeOf);
        const failed = await submit({ items }, (answer) => {
          refused = [...refused, ...answer.items.filter(({ done }) => !done)];
          const done = answer.items.filter((one) => one.done);
          saved += done.length;
          for (const { id } of done) written.add(id);
        });
        failure = failed === undefined ? undefined : (failed.message ?? '');
      }
      setState({ step: 'done', sheet: { ...sheet, written }, saved, refused, failure });
    },
  };
}
