import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'An action whose sign everybody knows, where there is no room for words.',
  use: [
    'In bars, in rows of a table, over pictures (`floating`), beside a field (`outlined`).',
    'For a switch such as “keep”: `pressed` says on or off, and the sign fills.',
  ],
  avoid: [
    ['The sign needs a guess', '`Button` with words'],
    ['Three or more in a row of a list', '`Menu` behind one of them'],
    ['It leads to an address', '`Link`'],
  ],
  keys: [press],
  reader: [
    '`label` is its name; the sign itself is silent. The same words show as a tip under the pointer.',
    'A switch says “pressed” or “not pressed”, so the label names the thing and does not change with the state.',
  ],
  writing: {
    tips: [
      'Name what it does, not what the sign shows: “Lưu thiết kế”, not “Trái tim”.',
      'In a list, the thing’s name is part of it, or ten buttons sound alike.',
    ],
    words: [
      {
        what: 'In a list',
        vi: 'Xóa ảnh “Phòng khách”',
        en: 'Remove picture “Living room”',
        ko: '‘거실’ 사진 삭제',
      },
      { what: 'A switch', vi: 'Lưu vào bộ sưu tập', en: 'Keep in collection', ko: '컬렉션에 저장' },
    ],
  },
};
