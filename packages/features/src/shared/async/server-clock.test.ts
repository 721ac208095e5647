import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverClock } from './server-clock.ts';

const server = '2026-11-20T03:00:00.000Z';
const day = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['right', 0],
  ['a day behind', -day],
  ['a day ahead', day],
])('a device whose clock is %s counts the server’s seconds', (_, wrong) => {
  const received = Date.parse(server) + wrong;
  vi.setSystemTime(received);
  const now = serverClock(server, received);
  expect(now()).toBe(Date.parse(server));
  vi.advanceTimersByTime(90_000);
  expect(now()).toBe(Date.parse(server) + 90_000);
});

it('goes by the device until the server has said its time', () => {
  vi.setSystemTime(Date.parse(server));
  expect(serverClock(undefined, 0)()).toBe(Date.parse(server));
});
