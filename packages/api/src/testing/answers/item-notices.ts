import type { Language } from '@hien/domain';
import type { ItemNoticeList } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import { itemNotices } from '../fixtures/shop/item-notices.ts';
import { productCard, productIds } from '../fixtures/shop/products.ts';
import { daysAgo } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';

function noticesOf(id: number, token: string | null, language: Language): ItemNoticeList {
  if (token !== tokens.commercePartner) throw new MockFailure(403);
  if (!productIds.includes(id)) throw new MockFailure(404);
  return {
    id,
    name: productCard(id, language).name,
    hasPage: true,
    items: id === 1 ? [...itemNotices] : [],
  };
}

/** What a shop says about its items; one stands full. */
export const itemNoticesAnswers: Answers<'listItemNotices' | 'addItemNotice' | 'removeItemNotice'> =
  {
    listItemNotices: ({ query, token, language }) => noticesOf(query.id, token, language),

    addItemNotice({ body: { id, title, details }, token, language }) {
      const before = noticesOf(id, token, language);
      if (title.trim() === '') throw new MockFailure(400);
      return {
        ...before,
        items: [{ id: 9, title, details, addedAt: daysAgo(0) }, ...before.items],
      };
    },

    removeItemNotice({ body: { id, noticeId }, token, language }) {
      const before = noticesOf(id, token, language);
      if (before.items.every((one) => one.id !== noticeId)) throw new MockFailure(404);
      return { ...before, items: before.items.filter((one) => one.id !== noticeId) };
    },
  };
