import type { ComponentDocs } from '../../docs/component-docs.ts';
import { typing } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A password, hidden until one asks to see it.',
  use: [
    'Login, registration, change of password. `autoComplete` is required: managers fill and offer by it. Paste is never blocked.',
  ],
  avoid: [['A code sent to the telephone', '`Input` with `autoComplete="one-time-code"`']],
  keys: [...typing, ['Tab, then Space', 'Shows or hides the password.']],
  reader: ['A protected field; the switch says its name and “pressed”.'],
  writing: {
    tips: ['The switch keeps its name; its state is said by itself.'],
    words: [{ what: 'Switch', vi: 'Hiện mật khẩu', en: 'Show password', ko: '비밀번호 표시' }],
  },
};
