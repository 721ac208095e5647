// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listAdCities: Operation<'listAdCities'> = {"id":"listAdCities","at":"GET /mall/api/public/ad-membership/cities"};
export const readMembership: Operation<'readMembership'> = {"id":"readMembership","at":"GET /mall/api/ad-membership/mine","token":"commerce","ofMember":true,"fresh":0};
export const placeAdOrder: Operation<'placeAdOrder'> = {"id":"placeAdOrder","at":"POST /mall/api/ad-membership/place","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["readMembership","listAdCities","getProfile","readPayment"]};
export const cancelAdOrder: Operation<'cancelAdOrder'> = {"id":"cancelAdOrder","at":"POST /mall/api/ad-membership/order/{id}/cancel","token":"commerce","ofMember":true,"bare":true,"stale":["readMembership","listAdCities","getProfile","readPayment"]};
export const readAdStatistics: Operation<'readAdStatistics'> = {"id":"readAdStatistics","at":"GET /mall/api/ad-membership/statistics","token":"commerce","ofMember":true};
export const joinPlaceLine: Operation<'joinPlaceLine'> = {"id":"joinPlaceLine","at":"POST /mall/api/ad-membership/waiting","token":"commerce","ofMember":true,"stale":["listAdCities"],"is":{"id":"readMembership"}};
export const leavePlaceLine: Operation<'leavePlaceLine'> = {"id":"leavePlaceLine","at":"POST /mall/api/ad-membership/waiting/{id}/leave","token":"commerce","ofMember":true,"bare":true,"stale":["listAdCities"],"is":{"id":"readMembership"}};
export const changeMembership: Operation<'changeMembership'> = {"id":"changeMembership","at":"POST /mall/api/ad-membership/change","token":"commerce","ofMember":true,"stale":["listAdCities","listContractors","getProfile"],"is":{"id":"readMembership"}};
export const readAuction: Operation<'readAuction'> = {"id":"readAuction","at":"GET /mall/api/auction","token":"commerce","ofMember":true,"fresh":0};
export const readAuctionLedger: Operation<'readAuctionLedger'> = {"id":"readAuctionLedger","at":"GET /mall/api/auction/ledger","token":"commerce","ofMember":true};
export const listLedgerEnds: Operation<'listLedgerEnds'> = {"id":"listLedgerEnds","at":"GET /mall/api/auction/ledger/ends"};
export const listMyBids: Operation<'listMyBids'> = {"id":"listMyBids","at":"GET /mall/api/auction/mine","token":"commerce","ofMember":true,"pages":true};
export const disputeAuction: Operation<'disputeAuction'> = {"id":"disputeAuction","at":"POST /mall/api/auction/dispute","token":"commerce","ofMember":true,"stale":["listMyBids"]};
export const placeBid: Operation<'placeBid'> = {"id":"placeBid","at":"POST /mall/api/auction/place","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["readAuction","listMyBids","readPayment"]};
export const cancelBidOrder: Operation<'cancelBidOrder'> = {"id":"cancelBidOrder","at":"POST /mall/api/auction/order/{id}/cancel","token":"commerce","ofMember":true,"bare":true,"stale":["readAuction","listMyBids","readPayment"]};
export const cancelBid: Operation<'cancelBid'> = {"id":"cancelBid","at":"POST /mall/api/auction/bid/{id}/cancel","token":"commerce","ofMember":true,"stale":["readAuction","listMyBids","readPayment","readAuctionLedger"]};
