import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'The destinations of a phone, under the thumb.',
  use: [
    'Five at most, the same on every page; gone from 768 px up. A badge is a number, or a dot with words.',
  ],
  avoid: [
    ['Parts of one page', '`Tabs`'],
    ['An action', '`Button` at the foot of the page'],
  ],
  keys: [follow],
  reader: ['A named navigation; where one is says “current page”; a badge says itself in words.'],
  writing: {
    tips: ['One word, two at most: at 320 px there are 64 px for each.'],
    words: [{ what: 'A place', vi: 'Trang chủ', en: 'Home', ko: '홈' }],
  },
};
