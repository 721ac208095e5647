import type { ItemFault, ItemField, ItemStep } from '@hien/domain';
import type { MessageId } from '../../shared/i18n/useText.ts';
import type { Content } from '../items/useItemDraft.ts';

export type WizardStep = ItemStep | 'check';

/** What a step gets: the item as it is typed, how to type, and what is wrong with it. */
export interface Step {
  readonly content: Content;
  readonly type: (change: Partial<Content>) => void;
  /** Said at the fields; none before somebody wanted to send it. */
  readonly faults: readonly ItemFault[];
}

const sentences: Readonly<Partial<Record<ItemFault['code'], MessageId>>> = {
  PRODUCT_03: 'seller.item.fault.PRODUCT_03',
  PRODUCT_02: 'seller.item.fault.PRODUCT_02',
  PRODUCT_04: 'seller.item.fault.PRODUCT_04',
  PRODUCT_05: 'seller.item.fault.PRODUCT_05',
  PRODUCT_06: 'seller.item.fault.PRODUCT_06',
  PRODUCT_07: 'seller.item.fault.PRODUCT_07',
  PRODUCT_08: 'seller.item.fault.PRODUCT_08',
  AUTH_14: 'seller.item.fault.AUTH_14',
};

/** What to do about a fault: the code says what is missing, the field how it is put right. */
export function faultMessage({ field, code, row }: ItemFault): MessageId {
  if (field === 'price') return 'seller.item.fault.price';
  if (field === 'discount') return 'seller.item.fault.discount';
  if (code === 'PRODUCT_08' && row !== undefined) return 'seller.item.fault.row';
  return sentences[code] ?? 'seller.item.fault.PRODUCT_06';
}

/** The id of the control of a field, so that a list of faults can lead to it. */
export const controlId = (field: ItemField): string => `item-${field}`;
