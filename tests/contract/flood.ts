import { type RoutedOperation, operationIds, operationOf } from '@hien/api/testing';
import { databaseKinds } from '@hien/server/testing';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { AnyGiven } from './example.ts';
import { requestOf } from './player.ts';
import { answerProblems } from './schemas.ts';
import type { Stage } from './stage.ts';

/** Requests per operation; HIEN_FUZZ_RUNS makes a longer night of it. */
const numRuns = Number(process.env['HIEN_FUZZ_RUNS'] ?? 200);
/** The same requests on every run, so that a failure is a failure everywhere. HIEN_FUZZ_SEED takes others. */
const seed = Number(process.env['HIEN_FUZZ_SEED'] ?? 20_261_121);

/** The database strangers meet, where it is installed; the embedded one answers the examples, the roles and the odd texts. */
export const floodedDatabase = databaseKinds.at(-1) ?? 'pglite';

export const operations = operationIds.map(operationOf);

async function ask(stage: Stage, operation: RoutedOperation, given: AnyGiven): Promise<number> {
  const response = await stage.fetch(await requestOf(operation, given, stage));
  const body: unknown = await response.json();
  expect(response.status).toBeLessThan(500);
  expect(answerProblems(operation, response.status, body)).toEqual([]);
  return response.status;
}

/** Asks `numRuns` times; answers the statuses that came. */
export async function flood(
  stage: Stage,
  operation: RoutedOperation,
  requests: fc.Arbitrary<AnyGiven>,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(
    requests,
    async (given) => void statuses.add(await ask(stage, operation, given)),
  );
  await fc.assert(property, { numRuns, seed });
  return statuses;
}
