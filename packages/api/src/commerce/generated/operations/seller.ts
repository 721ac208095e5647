// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listShopItems: Operation<'listShopItems'> = {"id":"listShopItems","at":"GET /mall/api/seller/product/list","token":"commerce","ofMember":true,"pages":true};
export const listShopItemChanges: Operation<'listShopItemChanges'> = {"id":"listShopItemChanges","at":"GET /mall/api/seller/product/changes","token":"commerce","ofMember":true};
export const saveShopItems: Operation<'saveShopItems'> = {"id":"saveShopItems","at":"POST /mall/api/seller/product/save","token":"commerce","ofMember":true,"stale":["listShopItems","listShopItemChanges","getProduct","listProducts"]};
export const sendShopItemEvents: Operation<'sendShopItemEvents'> = {"id":"sendShopItemEvents","at":"POST /mall/api/seller/product/events","token":"commerce","ofMember":true,"stale":["listShopItems","listShopItemChanges","getProduct","listProducts"]};
