import { shopActRows, shopPeople } from '../fixtures/seller/shop-log.ts';
import { type Answers, pageOf } from './answerer.ts';

export const shopLogAnswers: Answers<'listShopActs'> = {
  listShopActs: ({ query: { page, limit = 20, by } }) => ({
    ...pageOf(
      shopActRows.filter((one) => by === undefined || one.by?.id === by),
      page,
      limit,
    ),
    people: [...shopPeople],
  }),
};
