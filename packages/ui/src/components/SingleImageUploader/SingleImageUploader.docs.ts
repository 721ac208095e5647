import type { ComponentDocs } from '../../docs/component-docs.ts';
import { files } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'One picture. A new one takes the place of the old only once it has arrived.',
  use: ['A face (`avatar`), a shop’s sign (`square`), a cover or a licence (`wide`).'],
  avoid: [
    ['Several', '`ImageUploader`'],
    ['A PDF of the licence', '`DocumentUploader`'],
  ],
  keys: files,
  reader: ['A button named by its Field; the picture has `alt`. Progress and failure are said.'],
  writing: {
    tips: ['“Đổi” once there is one, “Thêm” before.'],
    words: [
      {
        what: 'Change',
        vi: 'Đổi ảnh đại diện',
        en: 'Change profile picture',
        ko: '프로필 사진 변경',
      },
    ],
  },
};
