import { listCategories } from '@hien/api';
import { type AskedFacts, askedFacts, hasFacts, hasPack } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import type { Content } from '../items/useItemDraft.ts';

/** What the item’s category is asked for besides; until categories are read, what of it was typed. */
export function useAskedFacts(content: Content): AskedFacts {
  const { data } = useCall(listCategories, {});
  if (data === undefined) return hasFacts(content) ? 'appliance' : hasPack(content) ? 'pack' : null;
  const own = data.categories.find(({ categoryId }) => categoryId === content.categoryId);
  return own === undefined ? null : askedFacts(own);
}
