import { describe, expect, it } from 'vitest';
import { detailQueryToUrl, productId, readDetailQuery } from './detail-query.ts';

describe('the product page in its address', () => {
  it('comes back as it went', () => {
    const query = { option: 12, stars: 4, reviewsPage: 3, questionsPage: 2 } as const;
    const url = new URLSearchParams(
      Object.entries(detailQueryToUrl(query)).map(([key, value]) => [key, String(value)]),
    );
    expect(readDetailQuery(url)).toEqual(query);
  });

  it.each(['option=abc', 'stars=6', 'stars=0', 'reviews=-1', 'questions=1.5', 'reviews=1e3'])(
    'ignores %s',
    (search) => {
      expect(detailQueryToUrl(readDetailQuery(new URLSearchParams(search)))).toEqual({});
    },
  );
});

describe('productId', () => {
  it.each(['0', '-1', 'abc', '1.5', '99999999999', '', '01', ' 1'])(
    'knows that %j is none',
    (text) => {
      expect(productId(text)).toBeUndefined();
    },
  );

  it('reads a positive integer', () => {
    expect(productId('42')).toBe(42);
  });
});
