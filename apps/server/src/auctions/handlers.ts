import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { cancelBid } from './cancel-bid.ts';
import { cancelBidOrder } from './cancel-order.ts';
import { disputeAuction } from './dispute.ts';
import { listLedgerEnds } from './ledger-ends.ts';
import { readAuctionLedger } from './ledger.ts';
import { listMyBids } from './mine.ts';
import { placeBid } from './place.ts';
import { readAuction } from './read.ts';
import { voidBid } from './void.ts';

export function auctionHandlers(services: Services) {
  return {
    readAuction: readAuction(services),
    listLedgerEnds: listLedgerEnds(services),
    readAuctionLedger: readAuctionLedger(services),
    listMyBids: listMyBids(services),
    placeBid: placeBid(services),
    cancelBidOrder: cancelBidOrder(services),
    disputeAuction: disputeAuction(services),
    cancelBid: cancelBid(services),
    voidBid: voidBid(services),
  } satisfies Partial<Handlers>;
}
