import { mailTemplate } from '../../template.ts';

/** For staff: somebody waits for an answer. */
export const leadArrived = mailTemplate<{
  number: string;
  what: string;
  name: string;
  phone: string;
  email: string;
  until: string;
}>({
  secret: false,
  sample: {
    number: '41',
    what: 'Mua số lượng lớn',
    name: 'Nguyễn Thu An',
    phone: '0912345678',
    email: 'khach@hien.example',
    until: '10/03/2026',
  },
  write: {
    vi: ({ number, what, name, phone, email, until }) => ({
      subject: `Yêu cầu mới số ${number}: ${what}`,
      parts: [
        `Có một yêu cầu mới cần trả lời muộn nhất ${until}.`,
        {
          facts: [
            ['Yêu cầu', `${number}, ${what}`],
            ['Người gửi', name],
            ['Điện thoại', phone],
            ['Email', email],
          ],
        },
      ],
      foot: 'Thư dành cho nhân viên Hiên.',
    }),
    en: ({ number, what, name, phone, email, until }) => ({
      subject: `New request no. ${number}: ${what}`,
      parts: [
        `There is a new request to be answered by ${until}.`,
        {
          facts: [
            ['Request', `${number}, ${what}`],
            ['From', name],
            ['Phone', phone],
            ['Email', email],
          ],
        },
      ],
      foot: 'For the staff of Hiên.',
    }),
    ko: ({ number, what, name, phone, email, until }) => ({
      subject: `새 요청 ${number}번: ${what}`,
      parts: [
        `${until}까지 답변해야 할 새 요청이 있습니다.`,
        {
          facts: [
            ['요청', `${number}, ${what}`],
            ['보낸 분', name],
            ['전화', phone],
            ['이메일', email],
          ],
        },
      ],
      foot: 'Hiên 직원용 메일입니다.',
    }),
  },
});
