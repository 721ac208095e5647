import { mailTemplate } from '../../template.ts';

/** For staff: somebody waits to be let sell designs. */
export const designerArrived = mailTemplate<{ studio: string; taxCode: string; contact: string }>({
  secret: false,
  sample: {
    studio: 'Studio Lá Trầu',
    taxCode: '079204001234',
    contact: 'studio@latrau.example',
  },
  write: {
    vi: ({ studio, taxCode, contact }) => ({
      subject: `Hồ sơ đối tác thiết kế mới: ${studio}`,
      parts: [
        'Có một hồ sơ đối tác thiết kế đang chờ duyệt.',
        {
          facts: [
            ['Tên', studio],
            ['Mã số thuế', taxCode],
            ['Liên hệ', contact],
          ],
        },
      ],
      foot: 'Thư dành cho nhân viên Hiên.',
    }),
    en: ({ studio, taxCode, contact }) => ({
      subject: `New design partner application: ${studio}`,
      parts: [
        'An application to sell designs waits for a decision.',
        {
          facts: [
            ['Name', studio],
            ['Tax code', taxCode],
            ['Contact', contact],
          ],
        },
      ],
      foot: 'For the staff of Hiên.',
    }),
    ko: ({ studio, taxCode, contact }) => ({
      subject: `새 디자인 파트너 신청: ${studio}`,
      parts: [
        '승인을 기다리는 디자인 파트너 신청이 있습니다.',
        {
          facts: [
            ['이름', studio],
            ['세금 코드', taxCode],
            ['연락처', contact],
          ],
        },
      ],
      foot: 'Hiên 직원용 메일입니다.',
    }),
  },
});
