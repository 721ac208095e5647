import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A person’s or a shop’s picture; without one, their letters on a quiet ground.',
  use: [
    '`round` for people, `square` for shops and brands. `decorative` where the name stands beside it anyway.',
  ],
  avoid: [
    ['Our own or a partner’s mark', '`Logo`'],
    ['It is put in', '`SingleImageUploader`'],
  ],
  reader: ['The name, or nothing when it is decorative.'],
  writing: {
    tips: [
      'One calls people by their given name: of “Nguyễn Thị Ánh” the letter is Á, of 김민지 it is 민지. Shops keep the name they registered.',
    ],
  },
};
