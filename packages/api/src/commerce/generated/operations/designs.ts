// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const readDesignCart: Operation<'readDesignCart'> = {"id":"readDesignCart","at":"GET /mall/api/cart/designs","token":"commerce","ofMember":true,"fresh":0};
export const addDesignToCart: Operation<'addDesignToCart'> = {"id":"addDesignToCart","at":"POST /mall/api/cart/designs/add","token":"commerce","ofMember":true,"stale":["readCart","getProfile"],"is":{"id":"readDesignCart"}};
export const removeDesignsFromCart: Operation<'removeDesignsFromCart'> = {"id":"removeDesignsFromCart","at":"POST /mall/api/cart/designs/remove","token":"commerce","ofMember":true,"stale":["readCart","getProfile"],"is":{"id":"readDesignCart"}};
export const listDesignOrders: Operation<'listDesignOrders'> = {"id":"listDesignOrders","at":"GET /mall/api/design-order/list","token":"commerce","ofMember":true,"pages":true};
export const quoteDesigns: Operation<'quoteDesigns'> = {"id":"quoteDesigns","at":"POST /mall/api/design-order/quote","token":"commerce","ofMember":true,"fresh":0};
export const placeDesignOrder: Operation<'placeDesignOrder'> = {"id":"placeDesignOrder","at":"POST /mall/api/design-order/place","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["listDesignOrders","readDesignOrder","readDesignCart","readCart","getProfile","quoteDesigns","getDesign","readPayment"]};
export const readDesignOrder: Operation<'readDesignOrder'> = {"id":"readDesignOrder","at":"GET /mall/api/design-order/{id}","token":"commerce","ofMember":true};
export const addDesignsToOrder: Operation<'addDesignsToOrder'> = {"id":"addDesignsToOrder","at":"POST /mall/api/design-order/{id}/designs","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["listDesignOrders","readDesignOrder","readDesignCart","readCart","getProfile","quoteDesigns","getDesign","readPayment"]};
export const cancelDesignOrder: Operation<'cancelDesignOrder'> = {"id":"cancelDesignOrder","at":"POST /mall/api/design-order/{id}/cancel","token":"commerce","ofMember":true,"stale":["listDesignOrders","readDesignOrder","readDesignCart","readCart","getProfile","quoteDesigns","getDesign","readPayment"]};
export const requestDesignRefund: Operation<'requestDesignRefund'> = {"id":"requestDesignRefund","at":"POST /mall/api/design-order/{id}/refund","token":"commerce","ofMember":true,"stale":["listDesignOrders","readDesignOrder","readDesignCart","readCart","getProfile","quoteDesigns","getDesign","readPayment","listOwnedDesigns","getOwnedDesign"]};
