import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Label, hint, control and error of one field, tied together for eye and ear.',
  use: [
    'Around one control outside a form: `Input`, `Select`, `DateField` … Within a form take `FormField`, which is this and the value.',
    '`mark` for what is optional; what is required wears nothing.',
  ],
  avoid: [
    ['The control is several controls', '`FieldGroup`'],
    ['A single tick', '`Checkbox`, which has its words beside it'],
  ],
  keys: [['Tab', 'Goes to the control; pressing the label goes there too.']],
  reader: [
    'The label is the control’s name, hint and error its description, in this order. An error also says “invalid”.',
  ],
  writing: {
    tips: [
      'Label: a noun, without a colon. Hint: what helps before something goes wrong. Error: what is wrong and how it becomes right, never “invalid”.',
      'Placeholders are examples and go away: nothing that is needed may stand there.',
    ],
    words: [
      {
        what: 'Label',
        vi: 'Số điện thoại nhận hàng',
        en: 'Phone for delivery',
        ko: '받는 분 연락처',
      },
      { what: 'Optional', vi: '(không bắt buộc)', en: '(optional)', ko: '(선택)' },
      {
        what: 'Error',
        vi: 'Số này có 9 chữ số; số Việt Nam có 10.',
        en: 'This has 9 digits; Vietnamese numbers have 10.',
        ko: '9자리예요. 베트남 번호는 10자리예요.',
      },
    ],
  },
  parts: {
    FieldGroup:
      'The same for a control that is several: two dates, stars, pictures. Its label is a legend.',
  },
};
