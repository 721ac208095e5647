import { type Input, type SellerItem, listSellerItems, send } from '@hien/api';
import { lotSize, mostChosen } from '@hien/domain';
import { useTask } from '../../shared/calls/useTask.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** What narrows a list of lines, without its page and order. */
export type WantedLines = Omit<Input<'listSellerItems'>, 'page' | 'limit' | 'sort' | 'ids'>;

/** The lines that match, page after page, the most urgent first, and no more than can be chosen at once. */
export function useAllLines(wanted: WantedLines) {
  const language = useLanguage();
  return useTask(async (): Promise<readonly SellerItem[]> => {
    const found = new Map<number, SellerItem>();
    for (let page = 1; found.size < mostChosen; page += 1) {
      const { items, meta } = await send(
        listSellerItems,
        { ...wanted, sort: 'due', page, limit: lotSize },
        { language },
      );
      // A line that moved meanwhile may come twice.
      for (const line of items) found.set(line.item.id, line);
      if (page >= meta.totalPages) break;
    }
    return [...found.values()].slice(0, mostChosen);
  });
}
