import { expect, it } from 'vitest';
import { stripTags } from './strip-tags.ts';

it.each([
  [
    '<p>Chọn <strong>ba món</strong> trước.</p><p>Rồi đến đèn.</p>',
    'Chọn ba món trước. Rồi đến đèn.',
  ],
  ['80&nbsp;cm &amp; 1 &lt; 2 &#273;&#x1b0;', '80 cm & 1 < 2 đư'],
  ['a < b và c > d', 'a < b và c > d'],
  ['<script>alert(1)</script>Xin chào<!-- ghi chú -->', 'Xin chào'],
  ['<img src=x onerror="alert(1)">Ảnh', 'Ảnh'],
  ['&unknown; &#0;', '&unknown; &#0;'],
  ['Chỉ có chữ', 'Chỉ có chữ'],
])('%s', (html, text) => {
  expect(stripTags(html)).toBe(text);
});
