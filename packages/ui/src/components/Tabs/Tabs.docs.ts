import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Parts of one page, one seen at a time.',
  use: ['`line` under a page’s head, `segment` for a choice of views. Two to six.'],
  avoid: [
    ['They are pages with addresses', '`Link`s in a navigation'],
    ['All should be found by page search', '`Accordion`'],
    ['They narrow a list', '`Chip`'],
  ],
  keys: [
    ['Tab', 'To the chosen tab, then into its panel.'],
    ['←, →, Home, End', 'Choose another tab, round at the ends.'],
  ],
  reader: [
    'A list of tabs named by `label`; the chosen one says “selected”, its panel has its name.',
  ],
  writing: {
    tips: ['One or two nouns, of one grammar; a count at the end where it helps.'],
    words: [{ what: 'A tab', vi: 'Đánh giá (128)', en: 'Reviews (128)', ko: '후기 128' }],
  },
};
