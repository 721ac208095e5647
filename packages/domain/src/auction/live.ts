/** Where changes of the auction under the hammer are streamed; `?city=` names it (docs/adr/0145). */
export const auctionLivePath = '/mall/api/auction/live';
