import { expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { toHtml } from './to-html.ts';

it.each([
  '<p>Gỗ <strong>sồi <em>Mộc Châu</em></strong> &amp; mây</p>',
  '<h2>Đo tường</h2><h3>Cửa &lt; 80 cm</h3>',
  '<ul><li><p>một</p></li><li><p>hai</p><ol><li><p>ba</p></li></ol></li></ul>',
  '<blockquote><p>Ngồi thử<br>mười phút</p></blockquote><hr>',
  '<p><a href="/vi/shop?a=1&amp;b=2">cửa hàng</a> <u>mới</u></p>',
  '<img src="/media/uploads/1.avif" alt="Sofa &quot;Sương&quot;" width="1600" height="1200">',
])('%s comes back as it was', (html) => {
  const doc = fromHtml(html);
  doc.check();
  expect(toHtml(doc)).toBe(html);
});

it.each([
  ['', ''],
  ['  \n ', ''],
  ['chữ trần', '<p>chữ trần</p>'],
  ['<ul>\n <li>một</li>\n</ul>', '<ul><li><p>một</p></li></ul>'],
  ['<p>a<img src="/x.png" alt="">b</p>', '<p>a</p><img src="/x.png" alt=""><p>b</p>'],
  [
    '<ul><li><table><tr><td>a</td><td>b</td></tr></table></li></ul>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
  ],
  [
    '<figure>\n<figcaption>b</figcaption>\n<img src="/x.png"></figure>',
    '<figure><img src="/x.png" alt=""><figcaption>b</figcaption></figure>',
  ],
  [
    '<figure><img src="/x.png" alt=""><figcaption> </figcaption></figure>',
    '<figure><img src="/x.png" alt=""></figure>',
  ],
  [
    '<figure data-product="7 or 1=1">a</figure><figure data-product="-1"></figure>',
    '<figure>a</figure>',
  ],
  ['<p onclick=x>a<script>1</script></p>', '<p>a</p>'],
  ['<a href="javascript:1">a</a>', '<p>a</p>'],
])('%s becomes %s', (html, stored) => {
  const doc = fromHtml(html);
  doc.check();
  expect(toHtml(doc)).toBe(stored);
});

const figure =
  '<figure><img src="/media/rooms/bep.avif" alt="Bếp" width="4" height="3"><figcaption>Bếp &amp; hiên</figcaption></figure>';
const gallery =
  '<figure><img src="/media/uploads/1.webp" alt=""><img src="/media/uploads/2.webp" alt="Bếp"><figcaption>Trước và <strong>sau</strong></figcaption></figure>';
const piece = '<figure data-product="12"></figure>';
const table =
  '<table><tbody><tr><td colspan="2"><a href="/vi/shop">một</a></td></tr><tr><td>hai</td><td>ba</td></tr></tbody></table>';

it.each([figure, gallery, piece, table, `<p>a</p>${figure}<p>b</p>${table}`])(
  '%s stays',
  (html) => {
    const doc = fromHtml(html);
    doc.check();
    expect(toHtml(doc)).toBe(html);
  },
);
