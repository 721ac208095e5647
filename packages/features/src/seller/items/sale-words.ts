import type { SaleEvent } from '@hien/domain';
import type { MessageId } from '../../shared/i18n/useText.ts';

/** What stopping, resuming and deleting are called: the act, the button over many items, the question, what it means and what is said of it when it is done. */
export const saleWords = {
  'seller.stop': {
    label: 'seller.items.stop',
    many: 'seller.items.stop.do',
    title: 'seller.items.stop.title',
    text: 'seller.items.stop.text',
    done: 'seller.items.done',
  },
  'seller.resume': {
    label: 'seller.items.resume',
    many: 'seller.items.resume.do',
    title: 'seller.items.resume.title',
    text: 'seller.items.resume.text',
    done: 'seller.items.done',
  },
  'seller.delete': {
    label: 'seller.items.delete',
    many: 'seller.items.delete.do',
    title: 'seller.items.delete.title',
    text: 'seller.items.delete.text',
    done: 'seller.items.deleted',
  },
} as const satisfies Readonly<
  Record<SaleEvent, Readonly<Record<'label' | 'many' | 'title' | 'text' | 'done', MessageId>>>
>;
