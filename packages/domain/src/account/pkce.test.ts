import { expect, it } from 'vitest';
import { codeChallenge, codeVerifier } from './pkce.ts';

it("makes the challenge of the standard's example", async () => {
  expect(await codeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('makes verifiers of 43 characters that differ', () => {
  expect(codeVerifier()).toMatch(/^[\w-]{43}$/);
  expect(codeVerifier()).not.toBe(codeVerifier());
  expect(codeVerifier(new Uint8Array([251, 255, 191]))).toBe('-_-_');
});
