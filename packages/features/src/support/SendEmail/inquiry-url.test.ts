import { describe, expect, it } from 'vitest';
import { readAd, readDesignIds, withoutDesign } from './inquiry-url.ts';

const of = (search: string) => new URLSearchParams(search);

describe('the address of an inquiry', () => {
  it('names designs once each, and nothing that is no id', () => {
    expect(readDesignIds(of('designs=3,8,3,x,-1,0,1.5,99999999999'))).toEqual([3, 8]);
    expect(readDesignIds(of(''))).toEqual([]);
    const many = Array.from({ length: 30 }, (_, index) => index + 1).join(',');
    expect(readDesignIds(of(`designs=${many}`))).toHaveLength(20);
  });

  it('leaves a design out, and the rest as it is', () => {
    expect(withoutDesign(of('designs=3,8&ad=gold'), 3).toString()).toBe('designs=8&ad=gold');
    expect(withoutDesign(of('designs=8&ad=gold'), 8).toString()).toBe('ad=gold');
  });

  it('knows three kinds of advertising', () => {
    expect(readAd(of('ad=gold'))).toBe('gold');
    expect(readAd(of('ad=platinum'))).toBeNull();
  });
});
