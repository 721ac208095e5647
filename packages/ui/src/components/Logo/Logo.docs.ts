import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Mark and name of the brand whose page it is.',
  use: [
    'In the header and the footer, once each.',
    '`markOnly` where it is narrow; the name stays for screen readers.',
  ],
  avoid: [
    ['Somebody else’s company', '`Avatar` with `shape="square"`'],
    ['It leads home', 'the `home` link of `Header` around it'],
  ],
  reader: ['The brand’s name, once; the mark is silent.'],
  writing: {
    tips: [
      'The name is never translated: Hiên keeps its circumflex in every language. `name` replaces it only where a partner asks for that.',
    ],
  },
};
