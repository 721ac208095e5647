import { saveItemTable } from '@hien/api';
import {
  type ItemComparison,
  type ItemSheetColumn,
  type SheetCategory,
  type TableLine,
  compareItems,
  ictDate,
  itemColumns,
  systemClock,
} from '@hien/domain';
import { useEffect, useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { dropValue, keepValue, readKeptValue } from '../../../shared/files/kept-values.ts';
import { type TableFault, readTable } from '../../../shared/files/read-table.ts';
import {
  type KnownItem,
  type TableProgress,
  type TableRun,
  after,
  nextLot,
  notBegun,
  rowsOf,
} from './table-run.ts';
import { useTableSource } from './useTableSource.ts';

export interface ComparedTable {
  readonly file: string;
  readonly heads: readonly string[];
  readonly columns: ReadonlyMap<ItemSheetColumn, number>;
  readonly lines: readonly TableLine[];
  readonly categories: readonly SheetCategory[];
  readonly comparison: ItemComparison<KnownItem>;
}

export type TableStep =
  | { readonly step: 'start' }
  | { readonly step: 'reading' }
  | {
      readonly step: 'fault';
      readonly file: string;
      readonly fault: TableFault | 'columns' | 'call';
    }
  | { readonly step: 'compared'; readonly table: ComparedTable }
  | { readonly step: 'writing'; readonly run: TableRun; readonly progress: TableProgress }
  | {
      readonly step: 'done';
      readonly run: TableRun;
      readonly progress: TableProgress;
      /** Why it ended before all was sent. */
      readonly failure: string | undefined;
    };

/** A table that a closed page left on this device, and how far it was. */
export interface LeftRun {
  readonly run: TableRun;
  readonly progress: TableProgress;
}

/**
 * A table of items on its way into the shop: read, compared with the items of now, and written in lots. What is under way lies
 * on this device with the key of each row; a lot that is sent twice is written once.
 */
export function useItemTable(memberId: number) {
  const source = useTableSource();
  const { submit } = useSend(saveItemTable);
  const [state, setState] = useState<TableStep>({ step: 'start' });
  const [left, setLeft] = useState<LeftRun>();
  const names = { run: `table-${memberId}`, progress: `table-${memberId}-at` };
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const run = (await readKeptValue(names.run)) as TableRun | undefined;
      const progress = (await readKeptValue(names.progress)) as TableProgress | undefined;
      if (isHere && run !== undefined) setLeft({ run, progress: progress ?? notBegun });
    })();
    return () => {
      isHere = false;
    };
  }, [names.run, names.progress]);

  const forget = async () => {
    setLeft(undefined);
    await dropValue(names.run);
    await dropValue(names.progress);
  };
  const write = async (run: TableRun, from: TableProgress): Promise<void> => {
    let progress = from;
    let failure: string | undefined;
    setLeft(undefined);
    while (progress.at < run.rows.length && failure === undefined) {
      setState({ step: 'writing', run, progress });
      const rows = nextLot(run.rows, progress.at).map(({ call }) => call);
      const failed = await submit({ rows }, (answer) => {
        progress = after(progress, answer);
      });
      failure = failed === undefined ? undefined : (failed.message ?? '');
      if (failure === undefined) await keepValue(names.progress, progress);
    }
    if (failure === undefined) await forget();
    setState({ step: 'done', run, progress, failure });
  };

  return {
    state,
    left,
    forget,
    async read(file: File): Promise<void> {
      const { name } = file;
      setState({ step: 'reading' });
      const table = await readTable(file).catch(() => ({ fault: 'no-table' }) as const);
      if ('fault' in table) return setState({ step: 'fault', file: name, fault: table });
      const [heads, ...lines] = table.lines;
      const columns = itemColumns(heads?.cells ?? []);
      if (heads === undefined || columns === null)
        return setState({ step: 'fault', file: name, fault: 'columns' });
      try {
        const [items, categories] = [await source.items(), await source.categories()];
        const comparison = compareItems(columns, lines, items, {
          categories,
          today: ictDate(systemClock.now()),
        });
        return setState({
          step: 'compared',
          table: { file: name, heads: heads.cells, columns, lines, categories, comparison },
        });
      } catch {
        return setState({ step: 'fault', file: name, fault: 'call' });
      }
    },
    restart: () => setState({ step: 'start' }),
    async begin({ file, heads, columns, lines, comparison }: ComparedTable): Promise<void> {
      const rows = rowsOf(comparison, columns, lines, () => crypto.randomUUID());
      const run: TableRun = { file, heads, lines, rows };
      await keepValue(names.run, run);
      await keepValue(names.progress, notBegun);
      return write(run, notBegun);
    },
    goOn: ({ run, progress }: LeftRun) => write(run, progress),
  };
}
