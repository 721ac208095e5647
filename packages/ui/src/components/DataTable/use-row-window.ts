import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** Up to so many rows are all drawn: the browser's own search and printing then find them. */
const ALL_UP_TO = 200;
const ROW_HEIGHT = 53;

/** The rows to draw: all of them, or of a long list those in view and the space of the others. */
export const useRowWindow = (keys: readonly string[]) => {
  const region = useRef<HTMLDivElement>(null);
  const long = keys.length > ALL_UP_TO;
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableSectionElement>({
    count: keys.length,
    enabled: long,
    getScrollElement: () => region.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 8,
    initialRect: { width: 0, height: 720 },
    useFlushSync: false,
  });
  if (!long)
    return { region, long, indexes: keys.map((_, index) => index), before: 0, after: 0 } as const;
  const items = virtual.getVirtualItems();
  const last = items.at(-1);
  return {
    region,
    long,
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: last ? virtual.getTotalSize() - last.end : 0,
    measure: virtual.measureElement,
  } as const;
};
