import { type ItemTableEntry, listCategories, query, readItemTable } from '@hien/api';
import { type SheetCategory, askedFacts, hasNumbers } from '@hien/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { type KnownItem, knownItem } from './table-run.ts';

/** What a table is written from and compared with. Both throw `ApiError`. */
export function useTableSource() {
  const client = useQueryClient();
  const language = useLanguage();
  const part = (of: 'items' | 'drafts', after: number | undefined) =>
    client.fetchQuery({
      ...query(readItemTable, language, { of, ...(after === undefined ? {} : { after }) }),
      staleTime: 0,
      gcTime: 0,
    });
  const all = async (of: 'items' | 'drafts'): Promise<ItemTableEntry[]> => {
    const found: ItemTableEntry[] = [];
    for (let after: number | null | undefined; after !== null;) {
      const { items, next } = await part(of, after);
      found.push(...items);
      after = next;
    }
    return found;
  };
  return {
    /** Items as they are now, then drafts of new ones that have numbers no item has. */
    items: async (): Promise<readonly KnownItem[]> => {
      const items = await all('items');
      const numbers = new Set(items.map(({ content }) => content.sku.trim()));
      const drafts = (await all('drafts')).filter(({ content }) => {
        const isKnown = numbers.has(content.sku.trim());
        numbers.add(content.sku.trim());
        return !isKnown && hasNumbers(content);
      });
      return [...items, ...drafts].map(knownItem);
    },
    /** Categories with their names in every language: a table may be in any. */
    categories: async (): Promise<readonly SheetCategory[]> => {
      const { categories } = await client.fetchQuery(query(listCategories, language, {}));
      return categories.map((category) => ({
        id: category.categoryId,
        name: { vi: category.name, en: category.nameEn, ko: category.nameKo },
        asks: askedFacts(category),
      }));
    },
  };
}
