// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listInteriorShares: Operation<'listInteriorShares'> = {"id":"listInteriorShares","at":"GET /app/interior-share/list","token":"main","pages":true};
