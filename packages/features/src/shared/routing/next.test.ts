import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from './next.ts';

const of = (next: string) => safeNext(`?${new URLSearchParams({ next })}`);

describe('safeNext', () => {
  it.each(['/ko/shop?page=2#list', '/vi/', '/vi/search-result/b%C3%A0n'])(
    'keeps our own page %s',
    (next) => {
      expect(of(next)).toBe(next);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'shop',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/vi/%2E%2e//evil.example',
    '/.\\/evil.example',
    '/.//evil.example@hien.vn',
    '/\r.\t//evil.example',
  ])('drops %j', (next) => {
    expect(of(next)).toBeUndefined();
  });

  it('leads nowhere but to this site, however it is spelt', () => {
    const pieces =
      '/ // \\ . .. %2e %2E%2e %2f %5c @ : ? # ; evil.example https: javascript: vi shop ｅ 。';
    const piece = fc.constantFrom(...pieces.split(' '), ' ', '\t', '\n', '\r', '\0');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 10 }), (parts) => {
        const to = of(parts.join(''));
        if (to === undefined) return;
        for (const site of ['https://hien.vn/vi/login', 'http://localhost:4000/']) {
          // A browser follows it, and so does whoever reads the address that came out.
          const once = new URL(to, site);
          const twice = new URL(once.pathname, site);
          expect([once.origin, twice.origin]).toEqual([new URL(site).origin, new URL(site).origin]);
          expect(to).not.toMatch(/^[/\\]{2}/);
        }
      }),
      { numRuns: 5000, examples: [[['/', '.', '//', 'evil.example']]] },
    );
  });
});
