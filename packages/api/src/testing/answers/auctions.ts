import {
  adCities,
  auctionDisputeSchema,
  bidCheckoutSchema,
  cashless,
  isLater,
  plannableWeeks,
  validate,
} from '@hien/domain';
import { MockFailure } from '../failure.ts';
import {
  auction,
  auctionDispute,
  auctionDisputes,
  auctionLedger,
  bidList,
  bidOrder,
  bidOrderIds,
  bidWeeks,
  decidedAuctionDisputes,
  ledgerEnds,
  plannedBid,
} from '../fixtures/auctions.ts';
import { tokens } from '../fixtures/members.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

function signedIn(token: string | null): void {
  if (token === null) throw new MockFailure(401);
}

function onlyContractor(token: string | null): void {
  signedIn(token);
  if (token !== tokens.commercePartner) throw new MockFailure(403);
}

/** What ends a bid for good. */
const endings: readonly string[] = ['superseded', 'canceled', 'voided', 'lost'];

/** A city that sells places and a day that begins a week. */
function sold({ city, week }: { readonly city: string; readonly week?: string }): void {
  const isMonday = week === undefined || new Date(`${week}T00:00:00Z`).getUTCDay() === 1;
  if (!adCities.includes(city) || !isMonday) throw new MockFailure(404);
}

export const auctionAnswers: Answers<
  | 'readAuction'
  | 'listLedgerEnds'
  | 'readAuctionLedger'
  | 'listMyBids'
  | 'placeBid'
  | 'cancelBidOrder'
  | 'cancelBid'
  | 'disputeAuction'
  | 'listAuctionDisputes'
  | 'decideAuctionDispute'
  | 'voidBid'
> = {
  readAuction({ query, token }) {
    signedIn(token);
    sold(query);
    return auction({ ...query, ...(token === tokens.commercePartner ? {} : { bidder: null }) });
  },

  listLedgerEnds({ query }) {
    sold(query);
    return ledgerEnds(query.city);
  },

  readAuctionLedger({ query, token }) {
    signedIn(token);
    sold(query);
    return auctionLedger(query);
  },

  listMyBids({ token, query }) {
    onlyContractor(token);
    return query.page === undefined || query.page === 1
      ? bidList()
      : bidList({ bids: [], page: { ...bidList().page, page: query.page } });
  },

  placeBid({ body, token }) {
    onlyContractor(token);
    sold(body);
    const judged = validate(bidCheckoutSchema(0), {
      ...body,
      slot: String(body.slot),
      amount: String(body.amount),
      method: cashless.find((one) => one === body.method) ?? '',
      redBill: body.redBill ?? null,
    });
    if (!judged.ok)
      throw new MockFailure(400, {
        fields: Object.keys(judged.errors).map((field) => ({ field, code: 'VALIDATION' })),
      });
    const asked = auction(body);
    const at = Date.parse(asked.now);
    const adWeek = Date.parse(asked.times.starts);
    if (isLater(adWeek, at) && !plannableWeeks(at).includes(adWeek))
      throw new MockFailure(422, { fields: [{ field: 'week', code: 'PLAN_TOO_FAR' }] });
    const here = asked.slots.find(({ slot }) => slot === body.slot);
    if (body.amount < (here?.least ?? 0))
      throw new MockFailure(422, { fields: [{ field: 'amount', code: 'BID_TOO_LOW' }] });
    const { city, week, slot, amount, method } = body;
    return bidOrder({ city, week, slot, amount, method });
  },

  cancelBidOrder({ params, token }) {
    onlyContractor(token);
    if (params.id === bidOrderIds.placed) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    if (![bidOrderIds.cancelled, bidOrder().id, plannedBid().id].includes(params.id))
      throw new MockFailure(404);
    return bidOrder({ id: params.id, state: 'cancelled' });
  },

  cancelBid({ params, body, token }) {
    onlyContractor(token);
    const all = bidList().bids;
    const bid = all.find(({ id }) => id === params.id);
    if (bid === undefined) throw new MockFailure(404);
    if (body.version !== bid.version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: bid } });
    if (bid.cancelUntil === null) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return {
      ...bid,
      state: 'canceled',
      version: bid.version + 1,
      leads: false,
      cancelUntil: null,
      refundDueAt: '2026-11-25T16:59:59.999Z',
    };
  },

  disputeAuction({ body, token }) {
    onlyContractor(token);
    sold(body);
    const judged = validate(auctionDisputeSchema, { words: body.words });
    if (!judged.ok)
      throw new MockFailure(400, { fields: [{ field: 'words', code: 'VALIDATION' }] });
    const week = bidWeeks().find((one) => one.city === body.city && one.week === body.week);
    if (week === undefined) throw new MockFailure(404);
    if (week.disputeUntil === null) throw new MockFailure(409);
    return auctionDispute({ words: judged.values.words });
  },

  listAuctionDisputes({ query, token }) {
    onlyAdmin(token);
    const items = query.state === 'decided' ? decidedAuctionDisputes : auctionDisputes;
    return { data: pageOf(items, query.page, 20) };
  },

  decideAuctionDispute({ params, body, token }) {
    onlyAdmin(token);
    const found = decidable([...auctionDisputes, ...decidedAuctionDisputes], params.id, body);
    const accepts = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: accepts ? 'accepted' : 'rejected',
        answer: accepts ? null : body.reason,
        decided: decidedNow,
      },
    };
  },

  async voidBid({ body, token }) {
    onlyAdmin(token);
    sold(body);
    if (body.reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    const { entries } = await auctionLedger(body);
    const ended = entries.find(({ bid, event }) => bid === body.bid && endings.includes(event));
    if (!entries.some(({ bid }) => bid === body.bid)) throw new MockFailure(404);
    if (ended !== undefined) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return { data: { line: entries.length + 1, hash: 'ab'.repeat(32) } };
  },
};
