import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A text for cameras: an address, a bank transfer.',
  use: [
    'Where the reader has another device: payment on a laptop, a printed sheet. Always dark on light.',
  ],
  avoid: [['The reader is on the phone that would scan it', '`CopyButton` or a `Link`']],
  reader: [
    'An image with `label` in words: what it is for and how much. What the code says must also be there to read.',
  ],
  writing: {
    tips: ['Label: what it does. Caption: with what to scan it.'],
    words: [
      {
        what: 'Caption',
        vi: 'Quét bằng ứng dụng ngân hàng',
        en: 'Scan with your bank’s app',
        ko: '은행 앱으로 스캔하세요',
      },
    ],
  },
};
