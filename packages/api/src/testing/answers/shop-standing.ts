import { MockFailure } from '../failure.ts';
import { shopCases, shopStanding } from '../fixtures/seller/shop-standing.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

/** The shop that was looked at, with words about it. */
function seen(id: number, version: number, reason: string) {
  const found = shopCases.find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  if (found.version !== version)
    throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
  if (reason.trim() === '')
    throw new MockFailure(422, {
      code: 'AUTH_15',
      fields: [{ field: 'reason', code: 'AUTH_15' }],
    });
  return found;
}

/** What missed deadlines led to, and staff's list of shops. */
export const shopStandingAnswers: Answers<
  'readShopStanding' | 'listShops' | 'decideShop' | 'setShopTaxpayer'
> = {
  readShopStanding: () => shopStanding,

  listShops({ query: { q = '', sales, page }, token }) {
    onlyAdmin(token);
    const found = shopCases.filter(
      ({ name, company, stopped_at }) =>
        `${name} ${company}`.toLowerCase().includes(q.toLowerCase()) &&
        (sales === undefined || (sales === 'stopped') === (stopped_at !== null)),
    );
    return { data: pageOf(found, page, 20) };
  },

  decideShop({ params, body: { action, reason, expected_version }, token }) {
    onlyAdmin(token);
    const found = seen(params.id, expected_version, reason);
    const stops = action === 'stop';
    if ((found.stopped_at !== null) === stops)
      throw new MockFailure(409, { body: { current: found } });
    return {
      data: {
        ...found,
        version: found.version + 1,
        stopped_at: stops ? decidedNow.at : null,
        stopped_by: stops ? 'staff' : null,
        resumed_at: stops ? null : decidedNow.at,
        acts: [
          { ...decidedNow, act: stops ? 'suspended' : 'restored', text: reason },
          ...found.acts,
        ],
      },
    };
  },

  setShopTaxpayer({ params, body: { taxpayer, reason, expected_version }, token }) {
    onlyAdmin(token);
    const found = seen(params.id, expected_version, reason);
    if (found.taxpayer === taxpayer)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    return {
      data: {
        ...found,
        version: found.version + 1,
        taxpayer,
        acts: [{ ...decidedNow, act: 'taxpayer-set', text: reason }, ...found.acts],
      },
    };
  },
};
