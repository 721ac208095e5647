import { expect, test } from 'vitest';
import { PictureLimits, quota } from './upload-limits.ts';

const megabyte = 1024 * 1024;

test('a caller may send its bytes in ten minutes, and again afterwards', () => {
  let time = Date.parse('2026-11-22T03:00:00Z');
  const limits = new PictureLimits(() => time);
  const send = (caller: string, megabytes: number) => () =>
    limits.spend(caller, megabytes * megabyte);
  for (let sent = 0; sent < 400; sent += 10) send('1.2.3.4', 10)();
  time += 400_000;
  expect(send('1.2.3.4', 1)).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 200 }),
  );
  // A small one still passes nowhere; somebody else's does.
  expect(send('5.6.7.8', 10)).not.toThrow();
  time += quota.ms - 400_000 + 1;
  expect(send('1.2.3.4', 10)).not.toThrow();
});
