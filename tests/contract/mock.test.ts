import { describe, it } from 'vitest';
import { examples } from './examples/index.ts';
import { mockStage } from './mock-stage.ts';
import { play } from './player.ts';
import { refusals } from './refusals.ts';

const stage = mockStage();

describe('the mock handlers answer every example', () => {
  it.each(examples.map((one) => [`${one.operation}: ${one.title}`, one] as const))('%s', (_, one) =>
    play(one, stage),
  );
});

describe('the mock handlers refuse what the contract refuses', () => {
  it.each(refusals.map((one) => [`${one.operation}: ${one.title}`, one] as const))('%s', (_, one) =>
    play(one, stage),
  );
});
