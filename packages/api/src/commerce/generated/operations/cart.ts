// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const readCart: Operation<'readCart'> = {"id":"readCart","at":"GET /mall/api/cart","token":"commerce","ofMember":true,"fresh":0};
export const addToCart: Operation<'addToCart'> = {"id":"addToCart","at":"POST /mall/api/cart/add","token":"commerce","ofMember":true,"once":"idempotencyKey","is":{"id":"readCart"}};
export const addRoomsToCart: Operation<'addRoomsToCart'> = {"id":"addRoomsToCart","at":"POST /mall/api/cart/add-rooms","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["readCart","getProfile","getRoomHome"]};
export const changeCartLine: Operation<'changeCartLine'> = {"id":"changeCartLine","at":"POST /mall/api/cart/change","token":"commerce","ofMember":true,"is":{"id":"readCart"}};
export const chooseCartLines: Operation<'chooseCartLines'> = {"id":"chooseCartLines","at":"POST /mall/api/cart/choose","token":"commerce","ofMember":true,"is":{"id":"readCart"}};
export const removeCartLines: Operation<'removeCartLines'> = {"id":"removeCartLines","at":"POST /mall/api/cart/remove","token":"commerce","ofMember":true,"is":{"id":"readCart"}};
export const quoteCheckout: Operation<'quoteCheckout'> = {"id":"quoteCheckout","at":"POST /mall/api/checkout/quote","token":"commerce","ofMember":true,"fresh":0};
export const placeOrder: Operation<'placeOrder'> = {"id":"placeOrder","at":"POST /mall/api/checkout/place","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["readCart","getProfile","listOrders"]};
