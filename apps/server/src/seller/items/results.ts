import { type Language, type Reason, errorText, reasonText } from '@hien/domain';
import type { Answer } from '../../http/handler.ts';
import type { ShopItem } from './item-rows.ts';

export type Result = Answer<'saveShopItems'>['items'][number];

/** Why one of many items was left as it was. */
export type Refused =
  | { readonly code: 'NOT_FOUND' | 'VERSION_CONFLICT' | 'VALIDATION' }
  | { readonly code: 'EVENT_REFUSED'; readonly reason: Reason };

/** What became of one item: done, or why not, with the item as it is now. */
export function resultOf(
  id: number,
  refused: Refused | null,
  current: ShopItem | undefined,
  language: Language,
): Result {
  return {
    id,
    done: refused === null,
    code: refused?.code ?? null,
    message:
      refused === null
        ? null
        : refused.code === 'EVENT_REFUSED'
          ? reasonText(refused.reason, 'seller')[language]
          : errorText(refused.code, language),
    current: refused?.code === 'NOT_FOUND' ? null : (current ?? null),
  };
}
