// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const getAdminOverview: Operation<'getAdminOverview'> = {"id":"getAdminOverview","at":"GET /admin/overview","token":"main","ofMember":true};
export const listUpgradeCases: Operation<'listUpgradeCases'> = {"id":"listUpgradeCases","at":"GET /admin/upgrade/list","token":"main","ofMember":true};
export const decideUpgrade: Operation<'decideUpgrade'> = {"id":"decideUpgrade","at":"POST /admin/upgrade/decide/{id}","token":"main","ofMember":true,"stale":["listUpgradeCases","getAdminOverview"]};
export const listContractorCases: Operation<'listContractorCases'> = {"id":"listContractorCases","at":"GET /admin/contractor/list","token":"main","ofMember":true};
export const listOutbox: Operation<'listOutbox'> = {"id":"listOutbox","at":"GET /admin/mail/list","token":"main","ofMember":true};
export const decideContractor: Operation<'decideContractor'> = {"id":"decideContractor","at":"POST /admin/contractor/decide/{id}","token":"main","ofMember":true,"stale":["listContractorCases","getAdminOverview"]};
export const readClock: Operation<'readClock'> = {"id":"readClock","at":"GET /admin/clock","token":"main","ofMember":true};
export const moveClock: Operation<'moveClock'> = {"id":"moveClock","at":"POST /admin/clock/move","token":"main","ofMember":true,"is":{"id":"readClock"}};
export const listMoneyReturns: Operation<'listMoneyReturns'> = {"id":"listMoneyReturns","at":"GET /admin/money-return/list","token":"main","ofMember":true};
export const readReturnAccount: Operation<'readReturnAccount'> = {"id":"readReturnAccount","at":"GET /admin/money-return/account/{id}","token":"main","ofMember":true};
export const payMoneyReturn: Operation<'payMoneyReturn'> = {"id":"payMoneyReturn","at":"POST /admin/money-return/pay/{id}","token":"main","ofMember":true,"stale":["listMoneyReturns","getAdminOverview"]};
export const retryMoneyReturn: Operation<'retryMoneyReturn'> = {"id":"retryMoneyReturn","at":"POST /admin/money-return/retry/{id}","token":"main","ofMember":true,"stale":["listMoneyReturns","getAdminOverview"]};
export const listStaffCases: Operation<'listStaffCases'> = {"id":"listStaffCases","at":"GET /admin/case/list","token":"main","ofMember":true};
export const noteStaffCase: Operation<'noteStaffCase'> = {"id":"noteStaffCase","at":"POST /admin/case/note/{id}","token":"main","ofMember":true,"stale":["listStaffCases","getAdminOverview"]};
export const listPartnerCases: Operation<'listPartnerCases'> = {"id":"listPartnerCases","at":"GET /admin/partner/list","token":"main","ofMember":true};
export const decidePartner: Operation<'decidePartner'> = {"id":"decidePartner","at":"POST /admin/partner/decide/{id}","token":"main","ofMember":true,"stale":["listPartnerCases","getAdminOverview"]};
export const listLeadCases: Operation<'listLeadCases'> = {"id":"listLeadCases","at":"GET /admin/lead/list","token":"main","ofMember":true};
export const answerLead: Operation<'answerLead'> = {"id":"answerLead","at":"POST /admin/lead/answer/{id}","token":"main","ofMember":true,"stale":["listLeadCases","getAdminOverview"]};
export const listReviewRemovals: Operation<'listReviewRemovals'> = {"id":"listReviewRemovals","at":"GET /admin/review/list","token":"main","ofMember":true};
export const decideReviewRemoval: Operation<'decideReviewRemoval'> = {"id":"decideReviewRemoval","at":"POST /admin/review/decide/{id}","token":"main","ofMember":true,"stale":["listReviewRemovals","getAdminOverview","listReviews"]};
export const listMembers: Operation<'listMembers'> = {"id":"listMembers","at":"GET /admin/member/list","token":"main","ofMember":true};
export const sanctionMember: Operation<'sanctionMember'> = {"id":"sanctionMember","at":"POST /admin/member/sanction/{id}","token":"main","ofMember":true,"stale":["listMembers","getAdminOverview"]};
export const getTermsSource: Operation<'getTermsSource'> = {"id":"getTermsSource","at":"GET /admin/terms/source/{category}","token":"main","ofMember":true};
export const announceTerms: Operation<'announceTerms'> = {"id":"announceTerms","at":"POST /admin/terms/announce","token":"main","ofMember":true,"stale":["getTermsSource","listTerms","getTerms"]};
