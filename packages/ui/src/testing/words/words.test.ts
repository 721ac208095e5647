import { describe, expect, it } from 'vitest';
import { parts, translation } from './words.ts';

const marks = (text: string) => (text.match(/#/gu) ?? []).length;

describe('the words of the sheets', () => {
  it('stand in one place each', () => {
    const keys = parts.flatMap((part) => Object.keys(part));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('keep their numbers in every language', () => {
    const lost = parts
      .flatMap((part) => Object.entries(part))
      .flatMap(([vi, texts]) =>
        texts.filter((text) => !text.includes('{1}') && marks(text) !== marks(vi)),
      );
    expect(lost).toEqual([]);
  });

  it('are found with numbers in them, as the language writes these', () => {
    expect(translation('Chỉ còn 4 sản phẩm', 'en')).toBe('Only 4 left');
    expect(translation('Đã gồm VAT 2.236.363 đ', 'ko')).toBe('부가세 2,236,363 đ 포함');
    expect(translation('6 tháng 3, 2026', 'ko')).toBe('2026년 3월 6일');
    expect(translation('6 tháng 3, 2026', 'en')).toBe('6 Mar 2026');
    expect(translation('Tháng 3, 2026', 'en')).toBe('Mar 2026');
    expect(translation('12.900.000 đ', 'en')).toBe('12,900,000 đ');
    expect(translation('4,7', 'en')).toBe('4.7');
    expect(translation('06/03/2026', 'en')).toBe('6 Mar 2026');
    expect(translation('21:28 02/03/2026', 'en')).toBe('2 Mar 2026, 21:28');
    expect(translation('21:28 02/03/2026', 'ko')).toBe('2026. 3. 2. 21:28');
  });

  it('are found before a colon and before brackets', () => {
    expect(translation('Màu vải (dark)', 'en')).toBe('Fabric (dark)');
    expect(translation('Không có ai dịch', 'en')).toBeUndefined();
  });
});
