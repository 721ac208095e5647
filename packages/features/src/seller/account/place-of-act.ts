import type { ShopActRow } from '@hien/api';
import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { accountHref } from '../parts/sections.ts';

/** Where in the shop manager the thing of an act stands; undefined for one that has no page. */
export function placeOfAct(
  { subject, subjectId, event }: Pick<ShopActRow, 'subject' | 'subjectId' | 'event'>,
  language: Language,
): string | undefined {
  const list = (type: string, query: { kind?: string } = {}) =>
    paths.shopManager.to(language, { type }, query);
  const one = (to: (id: number) => string, otherwise: string) =>
    subjectId === null ? otherwise : to(subjectId);
  switch (subject) {
    case 'order':
      return one(
        (id) => paths.orderDetail.to(language, { id }),
        paths.shopManagerOrderStatus.to(language),
      );
    case 'bill':
      return one((id) => paths.shopManagerRedbillDetail.to(language, { id }), list('red-bill'));
    case 'item':
      return one((id) => paths.shopManagerUploadItem.to(language, { id }), list('items'));
    case 'item-notices':
      return one((id) => paths.shopManagerAddItemNotice.to(language, { id }), list('items'));
    case 'items':
      return list('items');
    case 'promotion':
      return list('promotion-requests');
    case 'template':
      return list('templates', event === null ? {} : { kind: event });
    case 'notice':
      return list('notices');
    case 'question':
      return list('qna');
    case 'review':
      return list('reviews');
    case 'account':
      return list('account');
    case 'team':
      return accountHref(language, { plan: 'team' });
    case 'settlement':
      return list('settlement');
    default:
      return undefined;
  }
}
