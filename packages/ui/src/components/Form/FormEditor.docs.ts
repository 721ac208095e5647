import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A text with headings, lists and pictures as one field of a form.',
  use: [
    'Descriptions of products, articles, posts, terms of a shop. The value is HTML; of an empty text, the empty string.',
    '`preloadRichTextEditor` when what opens the form is near: the editor is 60 kB.',
  ],
  avoid: [
    ['A few plain sentences', '`Textarea` in a `FormField`'],
    ['Outside a form', '`RichTextEditor`'],
  ],
  keys: [
    ['Tab', 'Toolbar (one stop), text, on.'],
    ['Alt+F10', 'From the text to the toolbar; Esc goes back.'],
  ],
  reader: [
    'A text field of several lines, named by its label, described by hint and error. Its label and the summary lead into it.',
  ],
  writing: {
    tips: ['The hint says what readers look for, not how to format.'],
    words: [
      {
        what: 'Hint',
        vi: 'Chất liệu, kích thước, cách bảo quản.',
        en: 'Materials, measures, care.',
        ko: '소재, 크기, 관리 방법을 적어 주세요.',
      },
    ],
  },
};
