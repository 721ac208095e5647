import { operationIds, operationOf } from '@hien/api/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsFor } from './arbitrary.ts';
import { requestOf } from './player.ts';
import { answerProblems } from './schemas.ts';
import { serverStage } from './server-stage.ts';

/** Requests per operation; HIEN_FUZZ_RUNS makes a longer night of it. */
const numRuns = Number(process.env['HIEN_FUZZ_RUNS'] ?? 200);
/** The same requests on every run, so that a failure is a failure everywhere. HIEN_FUZZ_SEED takes others. */
const seed = Number(process.env['HIEN_FUZZ_SEED'] ?? 20_261_121);

let stage: Awaited<ReturnType<typeof serverStage>>;

beforeAll(async () => {
  stage = await serverStage();
}, 120_000);
afterAll(() => stage.close());

const reads = operationIds.map(operationOf).filter(({ method }) => method === 'get');

describe('whatever is asked, the server answers as documented', () => {
  it.each(reads.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(requestsFor(operation), async (given) => {
          const response = await stage.fetch(await requestOf(operation, given, stage));
          statuses.add(response.status);
          const body: unknown = await response.json();
          expect(response.status).toBeLessThan(500);
          expect(answerProblems(operation, response.status, body)).toEqual([]);
        }),
        { numRuns, seed },
      );
      // A fuzz that never got through has tested the validator alone.
      expect(statuses).toContain(200);
    },
    120_000,
  );
});
