// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listInbox: Operation<'listInbox'> = {"id":"listInbox","at":"GET /app/inbox/list","token":"main","ofMember":true,"pages":true};
export const getInboxThread: Operation<'getInboxThread'> = {"id":"getInboxThread","at":"GET /app/inbox/detail/{id}","token":"main","ofMember":true};
export const readInboxThread: Operation<'readInboxThread'> = {"id":"readInboxThread","at":"POST /app/inbox/read","token":"main","ofMember":true,"stale":["listInbox","getProfile"]};
export const replyInInbox: Operation<'replyInInbox'> = {"id":"replyInInbox","at":"POST /app/inbox/reply","token":"main","ofMember":true,"once":"key","stale":["listInbox","getInboxThread","getProfile"]};
export const refuseInquiry: Operation<'refuseInquiry'> = {"id":"refuseInquiry","at":"POST /app/inbox/refuse","token":"main","ofMember":true,"stale":["listInbox","getInboxThread","getProfile"]};
export const closeInquiry: Operation<'closeInquiry'> = {"id":"closeInquiry","at":"POST /app/inbox/close","token":"main","ofMember":true,"stale":["listInbox","getInboxThread","getProfile"]};
export const listSupportPosts: Operation<'listSupportPosts'> = {"id":"listSupportPosts","at":"GET /app/customer-center/list","token":"main","ofMember":true,"pages":true};
export const getSupportPost: Operation<'getSupportPost'> = {"id":"getSupportPost","at":"GET /app/customer-center/detail/{id}","token":"main","ofMember":true};
export const writeSupportPost: Operation<'writeSupportPost'> = {"id":"writeSupportPost","at":"POST /app/customer-center/write","token":"main","ofMember":true,"once":"key","stale":["listSupportPosts","getSupportPost","listSupportQueue","getSupportCase"]};
export const editSupportPost: Operation<'editSupportPost'> = {"id":"editSupportPost","at":"POST /app/customer-center/edit","token":"main","ofMember":true,"stale":["listSupportPosts","getSupportPost","listSupportQueue","getSupportCase"]};
export const askAgain: Operation<'askAgain'> = {"id":"askAgain","at":"POST /app/customer-center/ask","token":"main","ofMember":true,"once":"key","stale":["listSupportPosts","getSupportPost","listSupportQueue","getSupportCase"]};
export const listSupportQueue: Operation<'listSupportQueue'> = {"id":"listSupportQueue","at":"GET /admin/customer-center/list","token":"main","ofMember":true};
export const getSupportCase: Operation<'getSupportCase'> = {"id":"getSupportCase","at":"GET /admin/customer-center/detail/{id}","token":"main","ofMember":true};
export const answerSupportPost: Operation<'answerSupportPost'> = {"id":"answerSupportPost","at":"POST /admin/customer-center/answer","token":"main","ofMember":true,"once":"key","stale":["listSupportPosts","getSupportPost","listSupportQueue","getSupportCase","getAdminOverview"]};
export const listFaq: Operation<'listFaq'> = {"id":"listFaq","at":"GET /app/faq/list","token":"main","fresh":3600000};
