import { listCategories } from '@hien/api';
import { asksFacts, hasFacts } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import type { Content } from '../items/useItemDraft.ts';

/** Whether the item's category is one of appliances; until categories are read, whether it has facts of one. */
export function useAsksFacts(content: Content): boolean {
  const { data } = useCall(listCategories, {});
  if (data === undefined) return hasFacts(content);
  return data.categories.some(
    (category) => category.categoryId === content.categoryId && asksFacts(category),
  );
}
