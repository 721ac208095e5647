import type { SaleEvent } from '@hien/domain';
import type { MessageId } from '../../shared/i18n/useText.ts';

/** What stopping and resuming are called: the act, the button over many items, the question and what it means. */
export const saleWords = {
  'seller.stop': {
    label: 'seller.items.stop',
    many: 'seller.items.stop.do',
    title: 'seller.items.stop.title',
    text: 'seller.items.stop.text',
  },
  'seller.resume': {
    label: 'seller.items.resume',
    many: 'seller.items.resume.do',
    title: 'seller.items.resume.title',
    text: 'seller.items.resume.text',
  },
} as const satisfies Readonly<
  Record<SaleEvent, Readonly<Record<'label' | 'many' | 'title' | 'text', MessageId>>>
>;
