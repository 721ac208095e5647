import { ictDate } from '@hien/domain';
import { shopActRows, shopPeople } from '../fixtures/seller/shop-log.ts';
import { type Answers, pageOf } from './answerer.ts';

export const shopLogAnswers: Answers<'listShopActs'> = {
  listShopActs: ({ query: { page, limit = 20, by, from, to } }) => ({
    ...pageOf(
      shopActRows.filter((one) => {
        const day = ictDate(Date.parse(one.at));
        return (
          (by === undefined || one.by?.id === by) &&
          (from === undefined || day >= from) &&
          (to === undefined || day <= to)
        );
      }),
      page,
      limit,
    ),
    people: [...shopPeople],
  }),
};
