import type { ComponentDocs } from '../../docs/component-docs.ts';
import { panZoom } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose:
    'A product’s pictures: swipe on phones, thumbnails and arrows on desktops, a large view on demand.',
  use: ['The product and the design page. The first picture is the one of the card.'],
  avoid: [
    ['One picture', '`Picture`'],
    ['Things to go to', '`Carousel`'],
    ['All around', '`Panorama`'],
  ],
  keys: [
    ['Tab', 'Zoom, arrows, thumbnails.'],
    ['←, →', 'In the large view: the next picture.'],
    ...panZoom,
    ['Esc', 'Closes the large view.'],
  ],
  reader: [
    'A region; where one is, is said as it changes: “Ảnh 2 trên 6”. The large view is a dialog.',
  ],
  writing: {
    tips: ['The region is the thing’s name, each picture its place and its own words.'],
    words: [
      { what: 'Place', vi: 'Ảnh 2 trên 6', en: 'Picture 2 of 6', ko: '사진 6장 중 2번째' },
      { what: 'Zoom', vi: 'Xem ảnh lớn', en: 'Enlarge picture', ko: '크게 보기' },
    ],
  },
  parts: {
    PictureViewer:
      'The large view by itself, for pages that show small pictures of their own, such as the attachments of a conversation.',
  },
};
