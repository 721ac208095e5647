import { apply, bidMachine, reasonTexts } from '@hien/domain';
import { retried } from '../db/retried.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import { moveBids } from '../orders/auctions/move-bids.ts';
import { findAuction, lockAuction } from '../orders/auctions/stored-auction.ts';
import type { Services } from '../services.ts';
import { currentWeek, whichAuction } from './which-auction.ts';

/** Staff take a bid out of an auction (2.13 A7); its company is told why. */
export function voidBid({ database, now }: Services): Handler<'voidBid'> {
  return async ({ body, signedIn, language }) => {
    await signedIn();
    const reason = body.reason.normalize('NFC').trim();
    if (reason === '') throw refusedField('AUTH_15', language, 'reason');
    return retried(database.orm, async (tx) => {
      const at = now();
      const asked = whichAuction(body, currentWeek(at));
      const found = await findAuction(tx, asked.city, asked.week);
      if (found === null) throw new ApiError('NOT_FOUND');
      const auction = await lockAuction(tx, found.id);
      const bid = auction.bids.find(({ id }) => id === body.bid);
      if (bid === undefined) throw new ApiError('NOT_FOUND');
      const applied = apply(bidMachine, bid, {
        event: 'admin.void',
        by: 'admin',
        at,
        payload: { reason },
      });
      if (!applied.ok)
        throw new ApiError('EVENT_REFUSED', {
          said: reasonTexts[applied.refusal.reason][language],
        });
      const after = auction.bids.map((one) => (one === bid ? applied.entity : one));
      const { row } = await moveBids(tx, auction, after, { at, voided: reason });
      return { data: { line: row.lines, hash: row.head } };
    });
  };
}
