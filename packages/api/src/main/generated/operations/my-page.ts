// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const updateProfile: Operation<'updateProfile'> = {"id":"updateProfile","at":"POST /app/user/update-profile","token":"main","ofMember":true,"is":{"id":"getProfile","plain":true}};
export const changePassword: Operation<'changePassword'> = {"id":"changePassword","at":"POST /app/user/change-password","token":"main","ofMember":true};
export const endOtherSessions: Operation<'endOtherSessions'> = {"id":"endOtherSessions","at":"POST /app/user/end-other-sessions","token":"main","ofMember":true,"bare":true};
export const listAddresses: Operation<'listAddresses'> = {"id":"listAddresses","at":"GET /app/user/address/list","token":"main","ofMember":true,"plain":true};
export const createAddress: Operation<'createAddress'> = {"id":"createAddress","at":"POST /app/user/address/create","token":"main","ofMember":true,"is":{"id":"listAddresses","plain":true}};
export const updateAddress: Operation<'updateAddress'> = {"id":"updateAddress","at":"POST /app/user/address/update","token":"main","ofMember":true,"is":{"id":"listAddresses","plain":true}};
export const removeAddress: Operation<'removeAddress'> = {"id":"removeAddress","at":"POST /app/user/address/remove","token":"main","ofMember":true,"is":{"id":"listAddresses","plain":true}};
export const getBusiness: Operation<'getBusiness'> = {"id":"getBusiness","at":"GET /app/user/business","token":"main","ofMember":true,"plain":true};
export const sendBusinessDetails: Operation<'sendBusinessDetails'> = {"id":"sendBusinessDetails","at":"POST /app/user/business/send","token":"main","ofMember":true,"is":{"id":"getBusiness","plain":true}};
export const listConsents: Operation<'listConsents'> = {"id":"listConsents","at":"GET /app/user/consent/list","token":"main","ofMember":true,"plain":true};
export const setConsent: Operation<'setConsent'> = {"id":"setConsent","at":"POST /app/user/consent/set","token":"main","ofMember":true,"is":{"id":"listConsents","plain":true}};
export const exportMyData: Operation<'exportMyData'> = {"id":"exportMyData","at":"GET /app/user/export","token":"main","ofMember":true};
export const deleteAccount: Operation<'deleteAccount'> = {"id":"deleteAccount","at":"POST /app/user/delete-account","token":"main","ofMember":true};
export const listWards: Operation<'listWards'> = {"id":"listWards","at":"GET /app/places/wards","fresh":3600000};
