import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How hard a password is to guess, and what is asked of it.',
  use: ['Below a new password. It advises; the schema refuses.'],
  avoid: [
    ['Login', 'nothing: an old password is not judged'],
    ['Any other progress', '`Stepper`'],
  ],
  reader: [
    'The word of the strength as it changes; each rule says “met” or “not yet” before its text.',
  ],
  writing: {
    tips: ['Five words from empty to best; no red for what is merely short.'],
    words: [
      { what: 'Strong', vi: 'Rất mạnh', en: 'Very strong', ko: '매우 안전해요' },
      { what: 'A rule', vi: 'Ít nhất 8 ký tự', en: 'At least 8 characters', ko: '8자 이상' },
    ],
  },
};
