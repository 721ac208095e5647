import { expect, it } from 'vitest';
import { eventCallSchema, versionConflict } from './event-call.ts';

it('takes a call and nothing half', () => {
  const call = { event: 'buyer.confirm', expectedVersion: 3, idempotencyKey: '0190-abcd' };
  expect(eventCallSchema.parse(call)).toEqual({ ...call, payload: {} });
  for (const bad of [
    { ...call, event: '' },
    { ...call, expectedVersion: -1 },
    { ...call, expectedVersion: 1.5 },
    { ...call, idempotencyKey: 'short' },
    { ...call, payload: [] },
  ])
    expect(eventCallSchema.safeParse(bad).success).toBe(false);
});

it('notices an older version', () => {
  expect([versionConflict({ version: 3 }, 3), versionConflict({ version: 4 }, 3)]).toEqual([
    null,
    'VERSION_CONFLICT',
  ]);
});
