import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A form with one schema: checks, says what is wrong at its field and in a summary, sends once, keeps what was typed.',
  use: [
    'Every form. Fields complain once they were left; sending shows all complaints, and the summary takes the focus.',
    'What the server refuses stands at its field until the value changes.',
    'Long forms add `FormDraft` and `LeaveGuard`.',
  ],
  avoid: [
    ['A search', '`SearchBox`'],
    ['Choices that act at once', '`FilterPanel`, `SortMenu`'],
  ],
  keys: [
    ['Enter', 'In a field of one line: sends.'],
    ['Tab', 'From the summary through the fields to the button.'],
    ['Enter', 'On a line of the summary: goes to that field.'],
  ],
  reader: [
    'After a refusal the summary is in focus and says how many places there are; each line leads to its field.',
  ],
  writing: {
    tips: [
      'The schema speaks in ids; `errorText` gives them the catalogue’s words. What the server refused comes in words already.',
      'The summary counts places, not mistakes.',
    ],
    words: [
      {
        what: 'The summary',
        vi: 'Có 2 chỗ cần sửa',
        en: '2 things to correct',
        ko: '2곳을 고쳐 주세요',
      },
      {
        what: 'While it waits',
        vi: 'Điền đủ các mục để tiếp tục',
        en: 'Fill in all fields to go on',
        ko: '모든 항목을 채우면 계속할 수 있어요',
      },
    ],
  },
  parts: {
    FormField: 'A `Field` of the form, by the path of its value: `receiver.phone`.',
    FormGroup: 'A `FieldGroup` of the form, for controls that are several.',
    FormCheckbox: 'A `Checkbox` whose value is true or false.',
    FormRadioGroup: 'A `RadioGroup` whose value is a string.',
    FormAddressFields: '`AddressFields` with three values and three errors of the form.',
    ErrorSummary:
      'Everything that keeps the form from being sent, with links to the places; the form draws it.',
    SubmitButton:
      'Sends the form; `whileInvalid` only where the specification wants the button to wait.',
    FormDraft:
      'Keeps a long form on this device and offers it again; sent, it is forgotten. Stands first.',
    FormKept:
      'Keeps the form around it on this device; for one that begins by itself with what is kept.',
    LeaveGuard:
      'Asks before a form with unsaved words is left, in the application and at the browser’s edge.',
  },
};
