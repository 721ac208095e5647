import { mailTemplate } from '../../template.ts';

/** For staff: a company waits to be let into the directory. */
export const contractorArrived = mailTemplate<{
  company: string;
  taxCode: string;
  contact: string;
}>({
  secret: false,
  sample: {
    company: 'Công ty TNHH Nội thất An Gia',
    taxCode: '0312345678',
    contact: 'lienhe@angia.example',
  },
  write: {
    vi: ({ company, taxCode, contact }) => ({
      subject: `Hồ sơ nhà thầu mới: ${company}`,
      parts: [
        'Có một hồ sơ nhà thầu đang chờ duyệt.',
        {
          facts: [
            ['Công ty', company],
            ['Mã số thuế', taxCode],
            ['Liên hệ', contact],
          ],
        },
      ],
      foot: 'Thư dành cho nhân viên Hiên.',
    }),
    en: ({ company, taxCode, contact }) => ({
      subject: `New contractor application: ${company}`,
      parts: [
        'An application to the contractor directory waits for a decision.',
        {
          facts: [
            ['Company', company],
            ['Tax code', taxCode],
            ['Contact', contact],
          ],
        },
      ],
      foot: 'For the staff of Hiên.',
    }),
    ko: ({ company, taxCode, contact }) => ({
      subject: `새 시공사 등록 신청: ${company}`,
      parts: [
        '승인을 기다리는 시공사 등록 신청이 있습니다.',
        {
          facts: [
            ['회사', company],
            ['세금 코드', taxCode],
            ['연락처', contact],
          ],
        },
      ],
      foot: 'Hiên 직원용 메일입니다.',
    }),
  },
});
