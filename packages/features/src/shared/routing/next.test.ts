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
  ])('drops %j', (next) => {
    expect(of(next)).toBeUndefined();
  });
});
