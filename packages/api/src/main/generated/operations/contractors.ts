// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listContractors: Operation<'listContractors'> = {"id":"listContractors","at":"GET /app/contractor/list","token":"main","pages":true};
export const getContractor: Operation<'getContractor'> = {"id":"getContractor","at":"GET /app/contractor/detail/{contractor_id}","token":"main"};
export const countContractorContact: Operation<'countContractorContact'> = {"id":"countContractorContact","at":"POST /app/contractor/contractor-update-number-of-type","token":"main","ofMember":true};
export const sendInboxMessage: Operation<'sendInboxMessage'> = {"id":"sendInboxMessage","at":"POST /app/inbox/upload","token":"main","ofMember":true,"once":"key","stale":["listInbox"]};
