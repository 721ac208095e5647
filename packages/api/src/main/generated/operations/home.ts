// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const search: Operation<'search'> = {"id":"search","at":"GET /app/search","token":"main"};
