import type { ComponentDocs } from '../../docs/component-docs.ts';
import { typing } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A telephone number: untouched while one types, cleaned and grouped on leaving.',
  use: [
    'Everywhere a number is asked for. `+84` comes home; the value is the cleaned number.',
    '`freely` only for the inquiry form.',
  ],
  avoid: [
    ['The number is shown', '`Link` with `tel:`'],
    ['Other numbers', '`Input` with `numeric`'],
  ],
  keys: typing,
  reader: ['Its label and what was typed; the browser offers the reader’s own number.'],
  writing: {
    tips: [
      'The hint says the shape once: “10 chữ số, bắt đầu bằng 0”. Errors count what is there.',
    ],
    words: [
      {
        what: 'Hint',
        vi: '10 chữ số, bắt đầu bằng 0.',
        en: '10 digits, beginning with 0.',
        ko: '0으로 시작하는 10자리 번호예요.',
      },
    ],
  },
};
