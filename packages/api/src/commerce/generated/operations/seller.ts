// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listRedBills: Operation<'listRedBills'> = {"id":"listRedBills","at":"GET /mall/api/seller/red-bill/list","token":"commerce","ofMember":true,"pages":true};
export const sendRedBillEvent: Operation<'sendRedBillEvent'> = {"id":"sendRedBillEvent","at":"POST /mall/api/seller/red-bill/{id}/events","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["listRedBills","readRedBill","readOrder","listNotices"]};
export const listSettlements: Operation<'listSettlements'> = {"id":"listSettlements","at":"GET /mall/api/seller/settlement/list","token":"commerce","ofMember":true};
export const disputeSettlement: Operation<'disputeSettlement'> = {"id":"disputeSettlement","at":"POST /mall/api/seller/settlement/{id}/dispute","token":"commerce","ofMember":true,"stale":["listSettlements"]};
export const listShopPromotions: Operation<'listShopPromotions'> = {"id":"listShopPromotions","at":"GET /mall/api/seller/promotion/list","token":"commerce","ofMember":true,"pages":true};
export const sendPromotion: Operation<'sendPromotion'> = {"id":"sendPromotion","at":"POST /mall/api/seller/promotion/send","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["listShopPromotions"]};
export const stopPromotion: Operation<'stopPromotion'> = {"id":"stopPromotion","at":"POST /mall/api/seller/promotion/{id}/stop","token":"commerce","ofMember":true,"stale":["listShopPromotions","getProduct","listProducts"]};
export const listTransactions: Operation<'listTransactions'> = {"id":"listTransactions","at":"GET /mall/api/seller/transaction/list","token":"commerce","ofMember":true,"pages":true};
export const listShopItems: Operation<'listShopItems'> = {"id":"listShopItems","at":"GET /mall/api/seller/product/list","token":"commerce","ofMember":true,"pages":true};
export const exportShopItems: Operation<'exportShopItems'> = {"id":"exportShopItems","at":"GET /mall/api/seller/product/rows","token":"commerce","ofMember":true};
export const listShopItemChanges: Operation<'listShopItemChanges'> = {"id":"listShopItemChanges","at":"GET /mall/api/seller/product/changes","token":"commerce","ofMember":true};
export const saveShopItems: Operation<'saveShopItems'> = {"id":"saveShopItems","at":"POST /mall/api/seller/product/save","token":"commerce","ofMember":true,"stale":["listShopItems","exportShopItems","listShopItemChanges","getProduct","listProducts"]};
export const sendShopItemEvents: Operation<'sendShopItemEvents'> = {"id":"sendShopItemEvents","at":"POST /mall/api/seller/product/events","token":"commerce","ofMember":true,"stale":["listShopItems","exportShopItems","listShopItemChanges","getProduct","listProducts"]};
export const readItemDraft: Operation<'readItemDraft'> = {"id":"readItemDraft","at":"GET /mall/api/seller/product/draft","token":"commerce","ofMember":true,"fresh":0};
export const saveItemDraft: Operation<'saveItemDraft'> = {"id":"saveItemDraft","at":"POST /mall/api/seller/product/draft/save","token":"commerce","ofMember":true};
export const sendItemDraft: Operation<'sendItemDraft'> = {"id":"sendItemDraft","at":"POST /mall/api/seller/product/draft/send","token":"commerce","ofMember":true,"stale":["listShopItems","exportShopItems","listShopItemChanges","getProduct","listProducts","readItemDraft"]};
export const listItemNotices: Operation<'listItemNotices'> = {"id":"listItemNotices","at":"GET /mall/api/seller/product/notice/list","token":"commerce","ofMember":true};
export const addItemNotice: Operation<'addItemNotice'> = {"id":"addItemNotice","at":"POST /mall/api/seller/product/notice/add","token":"commerce","ofMember":true,"stale":["listItemNotices","getProduct"]};
export const removeItemNotice: Operation<'removeItemNotice'> = {"id":"removeItemNotice","at":"POST /mall/api/seller/product/notice/remove","token":"commerce","ofMember":true,"stale":["listItemNotices","getProduct"]};
export const withdrawItem: Operation<'withdrawItem'> = {"id":"withdrawItem","at":"POST /mall/api/seller/product/draft/withdraw","token":"commerce","ofMember":true,"stale":["listShopItems","exportShopItems","listShopItemChanges","getProduct","listProducts","readItemDraft"]};
export const listShopQuestions: Operation<'listShopQuestions'> = {"id":"listShopQuestions","at":"GET /mall/api/seller/question/list","token":"commerce","ofMember":true,"pages":true};
export const listShopReviews: Operation<'listShopReviews'> = {"id":"listShopReviews","at":"GET /mall/api/seller/review/list","token":"commerce","ofMember":true,"pages":true};
