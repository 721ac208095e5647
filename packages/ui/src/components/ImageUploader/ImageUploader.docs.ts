import type { ComponentDocs } from '../../docs/component-docs.ts';
import { files } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Several pictures: chosen, dropped or pasted, sent at once, put in order.',
  use: [
    'Products, reviews, claims, homes. The place where a picture was taken is cut out before it is sent. The first is the cover.',
    '`limit` is the domain’s `uploadLimit`. At the limit “add” hides; extra files are named and left out.',
  ],
  avoid: [
    ['One picture', '`SingleImageUploader`'],
    ['Papers', '`DocumentUploader`'],
    ['Pictures within a text', '`RichTextEditor`'],
  ],
  keys: [
    ...files,
    ['Arrow keys, Home, End', 'On a handle: move the picture in the order.'],
    ['Enter, Space', 'On a handle: lift it, which shows two buttons; Esc puts it down.'],
  ],
  reader: [
    'A list; each picture says its name, how far it is, and its buttons by name. A new place in the order and what was left out are said.',
  ],
  writing: {
    tips: [
      'Say kinds and size before, not after. A failure names the file and what to do.',
      'Files have names people gave: show them as they are.',
    ],
    words: [
      { what: 'Add', vi: 'Thêm ảnh', en: 'Add pictures', ko: '사진 추가' },
      {
        what: 'Too many',
        vi: 'Chỉ thêm được 10 ảnh; 3 ảnh sau không được nhận.',
        en: '10 pictures at most; the last 3 were not taken.',
        ko: '최대 10장까지예요. 나머지 3장은 추가되지 않았어요.',
      },
    ],
  },
};
