import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A text with headings, lists, links and pictures. Until it has arrived, its text stands in its place, as large as it will be.',
  use: [
    'Outside a form; in a form take `FormEditor`. Without `uploadImage` it has no pictures. What is pasted passes the list of what is allowed.',
  ],
  avoid: [
    ['Plain text', '`Textarea`'],
    ['The text is shown', '`RichText`'],
  ],
  keys: [
    ['Ctrl+B, I, U', 'Bold, italic, underlined.'],
    ['Ctrl+Alt+2, 3', 'Heading, smaller heading.'],
    ['Ctrl+K', 'A link: Enter sets it, Esc leaves it.'],
    ['Ctrl+], Ctrl+[', 'A list item deeper, or back.'],
    ['Ctrl+Z, Ctrl+Y', 'Undo, redo.'],
    ['Alt+F10', 'To the toolbar: arrows, Home and End move in it, Esc goes back to the text.'],
    ['Tab', 'Leaves: it is never caught in the text.'],
  ],
  reader: [
    'A text field of several lines named by `label`; buttons of the toolbar say “pressed”. A picture on its way and one that failed are said.',
  ],
  writing: {
    tips: [
      'Buttons are named by what they make. Headings of a text begin below the page’s own: there is no level 1.',
    ],
    words: [
      {
        what: 'A failure',
        vi: 'Chưa tải được ảnh. Chữ bạn viết vẫn còn nguyên.',
        en: 'The picture did not go up. Your words are all here.',
        ko: '사진을 올리지 못했어요. 쓴 글은 그대로 있어요.',
      },
    ],
  },
};
