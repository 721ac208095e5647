import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Light or dark, for this reader on this device.',
  use: ['In the header and the settings. Until it is pressed, the device decides.'],
  avoid: [['Any other switch', '`Checkbox`, or `IconButton` with `pressed`']],
  keys: [press],
  reader: ['A button “dark look”, pressed while it is dark.'],
  writing: {
    tips: ['Names the dark look, whichever is on: the state is said by itself.'],
    words: [{ what: 'Label', vi: 'Giao diện tối', en: 'Dark look', ko: '어두운 화면' }],
  },
};
