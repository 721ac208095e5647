import { type ShopItemRow, exportShopItems, query } from '@hien/api';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

/** Reads all items of the shop as they are now, part by part. Throws `ApiError`. */
export function useShopRows(): () => Promise<readonly ShopItemRow[]> {
  const client = useQueryClient();
  const language = useLanguage();
  return async () => {
    const all: ShopItemRow[] = [];
    for (let after: number | null | undefined; after !== null;) {
      const input = after === undefined ? {} : { after };
      const part = await client.fetchQuery({
        ...query(exportShopItems, language, input),
        staleTime: 0,
      });
      all.push(...part.items);
      after = part.next;
    }
    return all;
  };
}
