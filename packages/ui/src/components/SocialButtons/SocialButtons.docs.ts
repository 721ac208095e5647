import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Ways in through somebody else’s account.',
  use: [
    'Login and registration, below the form. One that cannot be used keeps its button and says why.',
  ],
  avoid: [['Passing an address on', '`ShareMenu`']],
  keys: [press],
  reader: ['A region named by its title; each button says the provider, and why when it is off.'],
  writing: {
    tips: [
      'The provider’s name as it writes itself in every language: Zalo, Google, Facebook, Apple.',
    ],
    words: [
      {
        what: 'Title',
        vi: 'hoặc đăng nhập bằng',
        en: 'or log in with',
        ko: '다른 방법으로 로그인',
      },
    ],
  },
};
