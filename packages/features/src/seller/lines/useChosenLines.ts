import type { SellerItem, SellerItemList } from '@hien/api';
import { mostChosen } from '@hien/domain';
import { useState } from 'react';
import type { Selection } from '../parts/selection.ts';
import { type WantedLines, useAllLines } from './useAllLines.ts';

export interface Chosen {
  readonly selection: Selection<SellerItem>;
  /** The way to all that match; null where all of them are chosen already. */
  readonly all: {
    readonly total: number;
    readonly busy: boolean;
    readonly failure: Error | undefined;
    readonly choose: () => Promise<void>;
  } | null;
}

/** The lines that are chosen, on whatever page and under whatever filter; and the way to all that match this one. */
export function useChosenLines(
  wanted: WantedLines,
  page: Pick<SellerItemList, 'items' | 'meta'> | undefined,
): Chosen {
  const [rows, setRows] = useState<readonly SellerItem[]>([]);
  // All that match were chosen under this filter, and so many were chosen then.
  const [whole, setWhole] = useState<{ readonly of: string; readonly count: number }>();
  const gathering = useAllLines(wanted);
  const asked = JSON.stringify(wanted);
  const { items = [], meta } = page ?? {};
  const total = meta?.total ?? 0;
  const ticked = new Set(rows.map(({ item }) => item.id));
  const isWhole =
    (whole?.of === asked && rows.length >= whole.count) ||
    (total === items.length && items.every(({ item }) => ticked.has(item.id)));
  const choose = async () => {
    const found = await gathering.run().catch(() => null);
    if (found === null) return;
    const known = new Map([...rows, ...found].map((row) => [row.item.id, row]));
    const next = [...known.values()].slice(0, mostChosen);
    setRows(next);
    setWhole({ of: asked, count: next.length });
  };
  return {
    selection: { rows, onChange: setRows },
    all: isWhole ? null : { total, busy: gathering.busy, failure: gathering.failure, choose },
  };
}
