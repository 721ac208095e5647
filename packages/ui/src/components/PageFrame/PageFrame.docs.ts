import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What stands around every page: skip link, header, page, footer, and the phone’s bar.',
  use: [
    'Once, in the application’s layout. A brand’s frame moves and colours the parts; their order stays.',
  ],
  avoid: [['A page of its own, such as a printed sheet', '`PrintSheet`']],
  keys: [['Tab', 'First stop: the skip link; then header, page, footer.']],
  reader: [
    'Banner, main and footer landmarks, one of each. `main` takes the focus when a page arrives.',
  ],
};
