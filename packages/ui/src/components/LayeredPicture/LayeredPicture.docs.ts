import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A room in which each piece can be exchanged: an empty base and a layer per piece.',
  use: [
    'The selector of room by room; a design whose pieces can be tried in the room.',
    'What chooses the pieces stands beside it. Nothing moves or fades: the new piece is there with one frame, once it is fetched and decoded.',
  ],
  avoid: [
    ['Two states of a room', '`BeforeAfter`'],
    ['Pictures that do not belong together', '`Gallery`'],
  ],
  reader: [
    'One picture with `alt` as its words: name the room and its pieces. Say politely beside it what changed.',
  ],
  writing: {
    tips: ['Name the pieces that stand in the room, the largest first.'],
    words: [
      {
        what: 'Text of the picture',
        vi: 'Phòng khách: sofa lanh yến mạch, bàn tròn gỗ sồi',
        en: 'Living room: oat linen sofa, round oak table',
        ko: '거실: 오트 리넨 소파, 오크 원형 테이블',
      },
    ],
  },
};
