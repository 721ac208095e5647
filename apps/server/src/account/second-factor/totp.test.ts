import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { codeAt, newSecret, otpauthUri, stepOf } from './totp.ts';

/** RFC 6238, appendix B: the SHA-1 row. Its eight digits end with the six that apps show. */
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer })
  .base32;

describe('RFC 6238, appendix B', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds', (seconds, eight) => {
    expect(codeAt(secret, seconds * 1000)).toBe(eight.slice(2));
    expect(stepOf(secret, eight.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30));
  });
});

test('a clock may be a step off, not two', () => {
  const at = 1_234_567_890_000;
  const step = Math.floor(at / 30_000);
  for (const [late, found] of [
    [-60_000, null],
    [-30_000, step - 1],
    [30_000, step + 1],
    [60_000, null],
  ] as const)
    expect(stepOf(secret, codeAt(secret, at + late), at)).toBe(found);
});

test('a secret is 160 bits, new each time, and an app is told all it needs', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const uri = new URL(otpauthUri('JBSWY3DPEHPK3PXP', 'an@hien.example'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Hiên:an@hien.example');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Hiên',
    secret: 'JBSWY3DPEHPK3PXP',
    digits: '6',
    period: '30',
  });
});
