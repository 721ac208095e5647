import { expect, it } from 'vitest';
import { withField } from './field-name.ts';

it.each([
  ['Tên gian hàng', 'Vui lòng điền mục này', 'Tên gian hàng: Vui lòng điền mục này'],
  ['Shop name', 'Please fill this in', 'Shop name: Please fill this in'],
  ['상점명', '필수 항목입니다', '상점명: 필수 항목입니다'],
  // The sentence names its field already.
  ['Email', 'Vui lòng nhập email', 'Vui lòng nhập email'],
  ['', 'Vui lòng điền mục này', 'Vui lòng điền mục này'],
])('%s and "%s"', (label, message, said) => {
  expect(withField(label, message)).toBe(said);
});
