// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listContractors: Operation<'listContractors'> = {"id":"listContractors","at":"GET /app/contractor/list","token":"main","pages":true};
export const getContractor: Operation<'getContractor'> = {"id":"getContractor","at":"GET /app/contractor/detail/{contractor_id}","token":"main"};
export const countContractorContact: Operation<'countContractorContact'> = {"id":"countContractorContact","at":"POST /app/contractor/contractor-update-number-of-type","token":"main","ofMember":true};
export const listContractorProjects: Operation<'listContractorProjects'> = {"id":"listContractorProjects","at":"GET /app/contractor/{contractor_id}/projects","token":"main","pages":true};
export const listOwnProjects: Operation<'listOwnProjects'> = {"id":"listOwnProjects","at":"GET /app/contractor/project/mine","token":"main","ofMember":true};
export const orderProjects: Operation<'orderProjects'> = {"id":"orderProjects","at":"POST /app/contractor/project/order","token":"main","ofMember":true,"stale":["listOwnProjects","listContractorProjects","getContractor"]};
export const showProject: Operation<'showProject'> = {"id":"showProject","at":"POST /app/contractor/project/show","token":"main","ofMember":true,"stale":["listOwnProjects","listContractorProjects","getContractor"]};
export const readProjectDraft: Operation<'readProjectDraft'> = {"id":"readProjectDraft","at":"GET /app/contractor/project/draft","token":"main","ofMember":true,"fresh":0};
export const saveProjectDraft: Operation<'saveProjectDraft'> = {"id":"saveProjectDraft","at":"POST /app/contractor/project/draft/save","token":"main","ofMember":true};
export const sendProjectDraft: Operation<'sendProjectDraft'> = {"id":"sendProjectDraft","at":"POST /app/contractor/project/draft/send","token":"main","ofMember":true,"once":"key","stale":["listOwnProjects","readProjectDraft"]};
export const withdrawProject: Operation<'withdrawProject'> = {"id":"withdrawProject","at":"POST /app/contractor/project/draft/withdraw","token":"main","ofMember":true,"stale":["listOwnProjects","readProjectDraft"]};
export const deleteProject: Operation<'deleteProject'> = {"id":"deleteProject","at":"POST /app/contractor/project/delete","token":"main","ofMember":true,"stale":["listOwnProjects","listContractorProjects","getContractor","readProjectDraft"]};
export const getContractorProject: Operation<'getContractorProject'> = {"id":"getContractorProject","at":"GET /app/contractor/project/{id}","token":"main"};
export const listConstructionReviews: Operation<'listConstructionReviews'> = {"id":"listConstructionReviews","at":"GET /app/contractor/{contractor_id}/reviews","token":"main","pages":true};
export const writeConstructionReview: Operation<'writeConstructionReview'> = {"id":"writeConstructionReview","at":"POST /app/contractor/review","token":"main","ofMember":true,"once":"key","stale":["listConstructionReviews","listMyConstructionReviews","listCompaniesToReview","getContractor","listContractors"]};
export const listReceivedConstructionReviews: Operation<'listReceivedConstructionReviews'> = {"id":"listReceivedConstructionReviews","at":"GET /app/contractor/review/received","token":"main","ofMember":true,"pages":true};
export const listMyConstructionReviews: Operation<'listMyConstructionReviews'> = {"id":"listMyConstructionReviews","at":"GET /app/contractor/review/mine","token":"main","ofMember":true,"pages":true};
export const listCompaniesToReview: Operation<'listCompaniesToReview'> = {"id":"listCompaniesToReview","at":"GET /app/contractor/review/to-write","token":"main","ofMember":true,"pages":true};
export const editConstructionReview: Operation<'editConstructionReview'> = {"id":"editConstructionReview","at":"POST /app/contractor/review/edit","token":"main","ofMember":true,"stale":["listConstructionReviews","listMyConstructionReviews","listCompaniesToReview","getContractor","listContractors"]};
export const withdrawConstructionReview: Operation<'withdrawConstructionReview'> = {"id":"withdrawConstructionReview","at":"POST /app/contractor/review/withdraw","token":"main","ofMember":true,"stale":["listConstructionReviews","listMyConstructionReviews","listCompaniesToReview","getContractor","listContractors"]};
export const replyToConstructionReview: Operation<'replyToConstructionReview'> = {"id":"replyToConstructionReview","at":"POST /app/contractor/review/reply","token":"main","ofMember":true,"stale":["listConstructionReviews","listReceivedConstructionReviews"]};
export const requestConstructionRemoval: Operation<'requestConstructionRemoval'> = {"id":"requestConstructionRemoval","at":"POST /app/contractor/review/removal","token":"main","ofMember":true,"stale":["listReceivedConstructionReviews"]};
export const recordAdEvents: Operation<'recordAdEvents'> = {"id":"recordAdEvents","at":"POST /app/contractor/seen","token":"main"};
export const getCostTruth: Operation<'getCostTruth'> = {"id":"getCostTruth","at":"GET /app/contractor/cost-truth","token":"main","fresh":300000,"plain":true};
export const sendInboxMessage: Operation<'sendInboxMessage'> = {"id":"sendInboxMessage","at":"POST /app/inbox/upload","token":"main","ofMember":true,"once":"key","stale":["listInbox"]};
