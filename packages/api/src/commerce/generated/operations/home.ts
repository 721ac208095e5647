// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const getBanner: Operation<'getBanner'> = {"id":"getBanner","at":"GET /mall/api/public/banner/detail/{id}","token":"commerce"};
export const listBanners: Operation<'listBanners'> = {"id":"listBanners","at":"GET /mall/api/public/banner/banner-list","token":"commerce","fresh":300000};
export const subscribeNewsletter: Operation<'subscribeNewsletter'> = {"id":"subscribeNewsletter","at":"POST /mall/api/public/newsletter/subscribe"};
export const confirmNewsletter: Operation<'confirmNewsletter'> = {"id":"confirmNewsletter","at":"POST /mall/api/public/newsletter/confirm"};
export const leaveNewsletter: Operation<'leaveNewsletter'> = {"id":"leaveNewsletter","at":"POST /mall/api/public/newsletter/leave"};
