import { describe, expect, it } from 'vitest';
import { detailAddress } from './detail-query.ts';

describe('the product page in its address', () => {
  it('comes back as it went', () => {
    const query = { option: 12, stars: 4, reviewsPage: 3, questionsPage: 2 } as const;
    const url = new URLSearchParams(
      Object.entries(detailAddress.query(query)).map(([key, value]) => [key, String(value)]),
    );
    expect(detailAddress.read(url)).toEqual(query);
  });

  it.each(['option=abc', 'stars=6', 'stars=0', 'reviews=-1', 'questions=1.5', 'reviews=1e3'])(
    'ignores %s',
    (search) => {
      expect(detailAddress.read(new URLSearchParams(search))).toEqual(detailAddress.start);
    },
  );
});
