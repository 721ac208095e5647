import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsFor } from './arbitrary.ts';
import { examples } from './examples/index.ts';
import { flood, floodedDatabase, operations } from './flood.ts';
import { serverStage } from './server-stage.ts';

let stage: Awaited<ReturnType<typeof serverStage>>;

beforeAll(async () => {
  stage = await serverStage(floodedDatabase);
}, 240_000);
afterAll(() => stage.close());

// Whoever leaves a shop has accepted an invitation before; the contract's examples and a test of the server do both.
const afterAnother = ['leaveShop'];

describe('whatever is asked, the server answers as documented', () => {
  const reads = operations.filter(
    ({ operationId, requestBody }) =>
      requestBody === undefined && !afterAnother.includes(operationId),
  );
  it.each(reads.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      // A fuzz that never got through has tested the validator alone.
      const usual = examples.find(
        (one) => one.operation === operation.operationId && one.status === 200,
      );
      const requests = requestsFor(operation, usual?.given(stage.known) ?? {});
      expect(await flood(stage, operation, requests)).toContain(200);
    },
    240_000,
  );
});
