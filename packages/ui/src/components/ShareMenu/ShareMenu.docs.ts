import type { ComponentDocs } from '../../docs/component-docs.ts';
import { menu } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Passes an address on: the phone’s own sheet, else copying it, Zalo or Facebook.',
  use: ['Products, designs, articles, real homes.'],
  avoid: [
    ['A number or a code', '`CopyButton`'],
    ['Logging in', '`SocialButtons`'],
  ],
  keys: menu,
  reader: ['A button with a menu; “copied” is a status, a refusal is said at once.'],
  writing: {
    tips: ['“Chia sẻ” alone is enough; what is shared is the page.'],
    words: [{ what: 'Copy', vi: 'Sao chép liên kết', en: 'Copy link', ko: '링크 복사' }],
  },
};
