// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const loginUser: Operation<'loginUser'> = {"id":"loginUser","at":"POST /app/auth/login-user"};
export const registerUser: Operation<'registerUser'> = {"id":"registerUser","at":"POST /app/auth/register-user"};
export const registerBusiness: Operation<'registerBusiness'> = {"id":"registerBusiness","at":"POST /app/auth/register-business"};
export const sendVerificationCode: Operation<'sendVerificationCode'> = {"id":"sendVerificationCode","at":"POST /app/auth/send-verification-code"};
export const verifyCode: Operation<'verifyCode'> = {"id":"verifyCode","at":"POST /app/auth/verify-code"};
export const resetPassword: Operation<'resetPassword'> = {"id":"resetPassword","at":"POST /app/auth/reset-password"};
export const setUpSecondFactor: Operation<'setUpSecondFactor'> = {"id":"setUpSecondFactor","at":"POST /app/auth/second-factor/setup"};
export const proveSecondFactor: Operation<'proveSecondFactor'> = {"id":"proveSecondFactor","at":"POST /app/auth/second-factor"};
export const signOut: Operation<'signOut'> = {"id":"signOut","at":"POST /app/auth/sign-out","token":"main","ofMember":true};
export const listProviders: Operation<'listProviders'> = {"id":"listProviders","at":"GET /app/auth/providers","fresh":3600000};
export const exchangeSocialCode: Operation<'exchangeSocialCode'> = {"id":"exchangeSocialCode","at":"POST /app/auth/exchange-social-code"};
export const getCommerceTokens: Operation<'getCommerceTokens'> = {"id":"getCommerceTokens","at":"GET /commerce-app/auth/users-commerce-token","token":"main","ofMember":true};
export const getProfile: Operation<'getProfile'> = {"id":"getProfile","at":"GET /app/user/profile","token":"main","ofMember":true,"fresh":300000,"plain":true};
export const exchangeZaloCode: Operation<'exchangeZaloCode'> = {"id":"exchangeZaloCode","at":"POST /app/zalo/access_token"};
export const getZaloMe: Operation<'getZaloMe'> = {"id":"getZaloMe","at":"GET /app/zalo/me","token":"main"};
export const getPartnerApplication: Operation<'getPartnerApplication'> = {"id":"getPartnerApplication","at":"GET /app/partner/application","token":"main","ofMember":true};
export const applyAsPartner: Operation<'applyAsPartner'> = {"id":"applyAsPartner","at":"POST /app/partner/apply","token":"main","ofMember":true,"is":{"id":"getPartnerApplication"}};
export const sendLead: Operation<'sendLead'> = {"id":"sendLead","at":"POST /app/lead/send","token":"main","stale":["listMyLeads"]};
export const listMyLeads: Operation<'listMyLeads'> = {"id":"listMyLeads","at":"GET /app/lead/list","token":"main","ofMember":true};
export const getTrial: Operation<'getTrial'> = {"id":"getTrial","at":"GET /app/lead/trial/{id}"};
