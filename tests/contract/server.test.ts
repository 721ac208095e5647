import { operationIds, operationOf } from '@hien/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from './examples/index.ts';
import { play, requestOf } from './player.ts';
import { refusals } from './refusals.ts';
import { serverStage } from './server-stage.ts';

let stage: Awaited<ReturnType<typeof serverStage>>;

beforeAll(async () => {
  stage = await serverStage();
}, 240_000);
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

describe('a public read that has not changed is not sent again', () => {
  const cached = operationIds.filter((id) => operationOf(id).responses['304'] !== undefined);

  it.each(cached)('%s', async (id) => {
    const usual = examples.find((one) => one.operation === id && one.status === 200);
    const ask = async (etag?: string) => {
      const request = await requestOf(operationOf(id), usual?.given(stage.known) ?? {}, stage);
      if (etag !== undefined) request.headers.set('If-None-Match', etag);
      return stage.fetch(request);
    };
    const first = await ask();
    expect(first.headers.get('Vary')?.toLowerCase()).toContain('accept-language');
    const again = await ask(first.headers.get('ETag') ?? '');
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});
