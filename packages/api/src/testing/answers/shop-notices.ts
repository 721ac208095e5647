import {
  noticeOver,
  noticeSpan,
  shopNoticeSchema,
  shopNoticeState,
  shopNoticeStates,
  validate,
} from '@hien/domain';
import type { ShopNotice, ShopNoticeList } from '../../types.ts';
import { moment } from '../../wire/index.ts';
import { MockFailure } from '../failure.ts';
import { shopNotices } from '../fixtures/seller/shop-notices.ts';
import { storyNow } from '../fixtures/text.ts';
import { type Answers, pageOf } from './answerer.ts';

function known(id: number): ShopNotice {
  const found = shopNotices.find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

export const shopNoticeAnswers: Answers<'listShopNotices' | 'saveShopNotice' | 'removeShopNotice'> =
  {
    listShopNotices: ({ query: { state, id, page } }) => ({
      ...pageOf(
        shopNotices.filter(
          (one) =>
            (state === undefined || one.state === state) && (id === undefined || one.id === id),
        ),
        page,
        20,
      ),
      counts: Object.fromEntries(
        shopNoticeStates.map((one) => [one, shopNotices.filter((row) => row.state === one).length]),
      ) as ShopNoticeList['counts'],
    }),

    saveShopNotice({ body }) {
      const { id, expectedVersion, idempotencyKey: _, ...asked } = body;
      const judged = validate(shopNoticeSchema, asked);
      const fields = judged.ok
        ? []
        : Object.entries(judged.errors).map(([field, code]) => ({ field, code }));
      const span = noticeSpan(asked);
      if (fields.length === 0 && (span === null || span.endsAt < storyNow))
        fields.push({ field: 'endsOn', code: noticeOver });
      if (!judged.ok || span === null || fields.length > 0)
        throw new MockFailure(400, { code: 'VALIDATION', fields });
      const before = id === null ? null : known(id);
      if (before !== null && before.version !== expectedVersion)
        throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: before } });
      return {
        ...judged.values,
        id: id ?? 9,
        state: shopNoticeState(span, storyNow),
        version: before === null ? 0 : before.version + 1,
        addedAt: before?.addedAt ?? moment(storyNow),
      };
    },

    removeShopNotice: ({ params: { id } }) => known(id),
  };
