import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';
import { contentsOf, picturesOf } from './outline.ts';

const html = `
<h2>Trên <em>bàn ăn</em></h2><p>Một.</p><h3>Phụ</h3>
<figure><img src="/media/rooms/bep-01.avif" alt="Bếp" width="1600" height="1200"></figure>
<p><img src="https://elsewhere.example/a.png" alt="Nơi khác" width="10" height="10"></p>
<h2>Khi trần thấp</h2>`;

test('the contents are the highest headings, without the markup within', () => {
  expect(contentsOf(html)).toEqual([
    { id: 'section-1', text: 'Trên bàn ăn' },
    { id: 'section-2', text: 'Khi trần thấp' },
  ]);
});

test('the text has the ids that its contents lead to, and only when asked', () => {
  const drawn = renderToStaticMarkup(<RichText html={html} anchors />);
  expect(drawn.match(/<h2 id="section-\d"/g)).toEqual(['<h2 id="section-1"', '<h2 id="section-2"']);
  expect(renderToStaticMarkup(<RichText html={html} />)).not.toContain('id=');
});

test('a picture of the media endpoint opens and comes in widths; one from elsewhere does neither', () => {
  expect(picturesOf(html)).toEqual([
    { path: 'rooms', name: 'bep-01.avif', width: 1600, height: 1200, alt: 'Bếp' },
  ]);
  const drawn = renderToStaticMarkup(
    <RichText html={html} onPicture={() => undefined} pictureLabel="Xem lớn" />,
  );
  expect(drawn.match(/<button/g)).toHaveLength(1);
  expect(drawn).toContain('aria-label="Xem lớn: Bếp"');
  expect(drawn).toContain('/media/rooms/bep-01.avif?width=480 480w');
});
