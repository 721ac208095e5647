// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listJobs: Operation<'listJobs'> = {"id":"listJobs","at":"GET /app/job/list","token":"main","pages":true,"fresh":3600000};
export const listInteriorShares: Operation<'listInteriorShares'> = {"id":"listInteriorShares","at":"GET /app/interior-share/list","token":"main","pages":true};
