import { describe, expect, it } from 'vitest';
import { inquiryAddress } from './inquiry-url.ts';

const of = (search: string) => inquiryAddress.read(new URLSearchParams(search));

describe('the address of an inquiry', () => {
  it('names designs once each, and nothing that is no id', () => {
    expect(of('designs=3,8,3,x,-1,0,1.5,99999999999').designs).toEqual([3, 8]);
    expect(of('').designs).toEqual([]);
    const many = Array.from({ length: 30 }, (_, index) => index + 1).join(',');
    expect(of(`designs=${many}`).designs).toHaveLength(20);
  });

  it('knows three kinds of advertising', () => {
    expect(of('ad=gold').ad).toBe('gold');
    expect(of('ad=platinum').ad).toBeNull();
  });
});
