// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listOrders: Operation<'listOrders'> = {"id":"listOrders","at":"GET /mall/api/order/list","token":"commerce","ofMember":true,"pages":true};
export const readOrder: Operation<'readOrder'> = {"id":"readOrder","at":"GET /mall/api/order/detail/{id}","token":"commerce","ofMember":true};
export const readOrderByLink: Operation<'readOrderByLink'> = {"id":"readOrderByLink","at":"POST /mall/api/order/by-link","token":"commerce"};
export const requestOrderLink: Operation<'requestOrderLink'> = {"id":"requestOrderLink","at":"POST /mall/api/order/link","token":"commerce"};
export const sendOrderEvent: Operation<'sendOrderEvent'> = {"id":"sendOrderEvent","at":"POST /mall/api/order/{id}/events","token":"commerce","once":"idempotencyKey","stale":["listOrders","listSellerItems","listNotices","listStaffOrders","listStaffCases","getAdminOverview"]};
export const previewRefund: Operation<'previewRefund'> = {"id":"previewRefund","at":"POST /mall/api/order/{id}/preview","token":"commerce","fresh":0};
export const listExchangeOptions: Operation<'listExchangeOptions'> = {"id":"listExchangeOptions","at":"POST /mall/api/order/{id}/exchange-options","token":"commerce"};
export const changeOrderAddress: Operation<'changeOrderAddress'> = {"id":"changeOrderAddress","at":"POST /mall/api/order/{id}/address","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["listOrders","listSellerItems","listNotices","listStaffOrders","listStaffCases","getAdminOverview"]};
export const extendOrder: Operation<'extendOrder'> = {"id":"extendOrder","at":"POST /mall/api/order/{id}/extend","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["listOrders","listSellerItems","listNotices","listStaffOrders","listStaffCases","getAdminOverview"]};
export const setRefundAccount: Operation<'setRefundAccount'> = {"id":"setRefundAccount","at":"POST /mall/api/order/{id}/refund-account","token":"commerce","stale":["listOrders","listSellerItems","listNotices","listStaffOrders","listStaffCases","getAdminOverview"]};
export const reorder: Operation<'reorder'> = {"id":"reorder","at":"POST /mall/api/order/{id}/reorder","token":"commerce","ofMember":true,"bare":true,"stale":["readCart","getProfile"]};
export const listSellerItems: Operation<'listSellerItems'> = {"id":"listSellerItems","at":"GET /mall/api/seller/item/list","token":"commerce","ofMember":true,"pages":true};
export const sendSellerEvents: Operation<'sendSellerEvents'> = {"id":"sendSellerEvents","at":"POST /mall/api/seller/item/events","token":"commerce","ofMember":true,"stale":["listOrders","listSellerItems","listNotices","listStaffOrders","listStaffCases","getAdminOverview","readOrder"]};
export const readRedBill: Operation<'readRedBill'> = {"id":"readRedBill","at":"GET /mall/api/order/{id}/red-bill","token":"commerce","ofMember":true};
export const correctRedBill: Operation<'correctRedBill'> = {"id":"correctRedBill","at":"POST /mall/api/order/{id}/red-bill","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["listRedBills","readRedBill","readOrder","listNotices","listLateBills","getAdminOverview"]};
export const listNotices: Operation<'listNotices'> = {"id":"listNotices","at":"GET /mall/api/notice/list","token":"commerce","ofMember":true,"pages":true};
export const readNotices: Operation<'readNotices'> = {"id":"readNotices","at":"POST /mall/api/notice/read","token":"commerce","ofMember":true,"stale":["listNotices","getProfile"]};
