import { afterAll, beforeAll, describe, it } from 'vitest';
import { examples } from './examples/index.ts';
import { play } from './player.ts';
import { refusals } from './refusals.ts';
import { serverStage } from './server-stage.ts';

let stage: Awaited<ReturnType<typeof serverStage>>;

beforeAll(async () => {
  stage = await serverStage();
}, 120_000);
afterAll(() => stage.close());

describe('the server answers every example', () => {
  it.each(examples.map((one) => [`${one.operation}: ${one.title}`, one] as const))('%s', (_, one) =>
    play(one, stage),
  );
});

describe('the server refuses what the contract refuses', () => {
  it.each(refusals.map((one) => [`${one.operation}: ${one.title}`, one] as const))('%s', (_, one) =>
    play(one, stage),
  );
});
