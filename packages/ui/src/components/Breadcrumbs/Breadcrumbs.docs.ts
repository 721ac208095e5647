import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'The way to this page; on phones one step back.',
  use: ['Two levels or more below home: a product, an article, a claim.'],
  avoid: [
    ['Steps of a task', '`Stepper`'],
    ['Parts of a page', '`Tabs`'],
  ],
  keys: [follow],
  reader: ['A named navigation with an ordered list; this page is last and says “current page”.'],
  writing: {
    tips: ['The names of the pages themselves, unabridged; long ones end in … by themselves.'],
    words: [{ what: 'The name', vi: 'Bạn đang ở', en: 'You are here', ko: '현재 위치' }],
  },
};
