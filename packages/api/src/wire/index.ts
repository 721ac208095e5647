/**
 * Shapes of the wire that are made of the domain's things (`@hien/api/wire`): what server and mock answer alike stands
 * here once.
 */
export { wireCart } from './cart.ts';
export { instant, moment } from './moment.ts';
export {
  paymentState,
  wireAddressRefused,
  wireExtension,
  wireOrderNext,
  wireRowItems,
} from './order.ts';
export { type LineFacts, wireItem } from './order-item.ts';
export { type QuotedReferral, quoteRefusals, wireQuote, wireReferralRefused } from './quote.ts';
export { type BillDetailFacts, type BillViewer, wireBill, wireBillDetail } from './red-bill.ts';
export { type SettlementFacts, wireSettlement } from './settlement.ts';
export { wirePost } from './support.ts';
export { roomHomeOf, slotOptionOf } from './room-home.ts';
export { inOrder, placedEntry, timelineEntry } from './timeline.ts';
export { type Viewer, actorOf } from './viewer.ts';
