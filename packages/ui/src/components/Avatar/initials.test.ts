import { expect, test } from 'vitest';
import { initials, shade } from './initials.ts';

test.each([
  ['Nguyễn Thị Ánh', 'Á'],
  ['  lê tiến đạt ', 'Đ'],
  ['Hồ Như Y\u0301', 'Ý'],
  ['김민지', '민지'],
  ['민지', '민지'],
  ['Xưởng mộc Tân Phú (mẫu)', 'P'],
  ['(mẫu)', ''],
  ['', ''],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a name keeps its shade, within bounds', () => {
  expect(shade('Ánh', 5)).toBe(shade('Ánh', 5));
  for (const name of ['', 'a', 'Đạt', '김민지', '🙂']) expect(shade(name, 5)).toBeLessThan(5);
});
