import type { ComponentDocs } from '../../docs/component-docs.ts';
import { tick } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'What one agrees to: age, terms, news.',
  use: [
    'Registration, checkout, an inquiry. Nothing is ticked beforehand; each can be read and refused by itself, also where one box ticks all.',
  ],
  avoid: [['One plain yes', '`Checkbox`']],
  keys: [tick, ['Tab', 'From box to box, and to the links in their sentences.']],
  reader: ['Boxes in the order shown; the one for all says “partly” when some are ticked.'],
  writing: {
    tips: [
      'What is agreed to is in the sentence, its full text behind a link. Required and optional are told apart in words.',
    ],
    words: [
      { what: 'Age', vi: 'Tôi đã đủ 18 tuổi', en: 'I am 18 or older', ko: '만 18세 이상입니다' },
      { what: 'All', vi: 'Đồng ý tất cả', en: 'Agree to all', ko: '모두 동의' },
    ],
  },
};
