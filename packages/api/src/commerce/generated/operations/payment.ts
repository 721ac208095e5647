// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const startPayment: Operation<'startPayment'> = {"id":"startPayment","at":"POST /mall/api/payment/start","token":"commerce","ofMember":true,"once":"idempotencyKey","stale":["readPayment","readPaymentReturn"]};
export const readPaymentReturn: Operation<'readPaymentReturn'> = {"id":"readPaymentReturn","at":"POST /mall/api/payment/return","token":"commerce","ofMember":true,"fresh":86400000,"plain":true};
export const readPayee: Operation<'readPayee'> = {"id":"readPayee","at":"GET /mall/api/payment/payee","token":"commerce","ofMember":true,"fresh":3600000};
export const readPayment: Operation<'readPayment'> = {"id":"readPayment","at":"GET /mall/api/payment/{id}","token":"commerce","ofMember":true};
