import type { ComponentDocs } from '../../docs/component-docs.ts';
import { typing } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Several lines of plain text.',
  use: [
    'In a `Field`: a message, a review, a reason. It grows as words come. `end` of the Field counts when there is a limit.',
  ],
  avoid: [
    ['Headings, lists, pictures', '`RichTextEditor`'],
    ['A name or a number', '`Input`'],
  ],
  keys: [...typing, ['Enter', 'A new line: it never sends.']],
  reader: ['Its label and “multi-line”, then hint, count and error.'],
  writing: {
    tips: ['Ask one question, and say who will read the answer.'],
    words: [
      {
        what: 'Label',
        vi: 'Bạn muốn hỏi người bán điều gì?',
        en: 'What would you like to ask the seller?',
        ko: '판매자에게 무엇이 궁금하세요?',
      },
    ],
  },
};
