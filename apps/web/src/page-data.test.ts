import { describe, expect, it } from 'vitest';
import { type PageData, embed, readPageData } from './page-data.ts';

const data: PageData = {
  missing: false,
  queries: {
    mutations: [],
    queries: [
      {
        queryHash: '["</script><script>alert(1)//\u2028"]',
        queryKey: [],
        state: {} as never,
        dehydratedAt: 0,
      },
    ],
  },
};

describe('page data', () => {
  it('cannot close its script element, and comes back whole', () => {
    const text = embed(data);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(readPageData(text)).toEqual(data);
  });

  it.each([null, undefined, '', '<!--data-->'])('is not there in %j', (text) => {
    expect(readPageData(text)).toBeUndefined();
  });
});
