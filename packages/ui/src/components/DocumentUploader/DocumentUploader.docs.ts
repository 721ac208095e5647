import type { ComponentDocs } from '../../docs/component-docs.ts';
import { files } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Papers: PDF, Word, Excel, a scan.',
  use: [
    'Licences, contracts, evidence of a claim. One row each with name and size. Kinds are checked by content, not by the name’s end.',
  ],
  avoid: [['Pictures that are to be seen', '`ImageUploader`']],
  keys: [...files, ['Tab', 'From row to row: open, try again, remove.']],
  reader: ['A list; each row says name, size and state. A stored paper is a link.'],
  writing: {
    tips: [
      'Which papers, in which form, and why they are asked for. Sizes in the language’s own figures.',
    ],
    words: [
      {
        what: 'Hint',
        vi: 'PDF, Word, Excel hoặc ảnh chụp, mỗi tệp tối đa 10 MB.',
        en: 'PDF, Word, Excel or a photo, 10 MB each at most.',
        ko: 'PDF, 워드, 엑셀 또는 사진, 파일당 최대 10MB',
      },
    ],
  },
};
