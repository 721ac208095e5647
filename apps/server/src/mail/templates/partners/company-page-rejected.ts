import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** What a company wanted to change of itself was refused, and why. */
export const companyPageRejected = mailTemplate<{ id: number; company: string; reason: string }>({
  secret: false,
  sample: { id: 1, company: 'Công ty TNHH Nội thất An Gia', reason: 'Ảnh bìa bị mờ' },
  write: {
    vi: ({ id, company, reason }) => ({
      subject: 'Thay đổi trên trang công ty cần sửa',
      parts: [
        `Chúng tôi chưa duyệt được thay đổi trên trang của ${company}, nên khách vẫn thấy bản cũ. Lý do:`,
        { quote: reason },
        'Những gì bạn viết vẫn còn: sửa theo góp ý rồi gửi lại.',
        { link: paths.contractorViewEditor.to('vi', { id }), label: 'Mở trang công ty' },
      ],
      foot: 'Bạn nhận thư này vì bạn giữ trang của công ty tại Hiên.',
    }),
    en: ({ id, company, reason }) => ({
      subject: 'The change of your company’s page needs a correction',
      parts: [
        `We could not approve the change of the page of ${company}, so visitors still see the old version. The reason:`,
        { quote: reason },
        'What you wrote is kept: correct it and send it again.',
        { link: paths.contractorViewEditor.to('en', { id }), label: 'Open the company’s page' },
      ],
      foot: 'You get this mail because you keep the company’s page at Hiên.',
    }),
    ko: ({ id, company, reason }) => ({
      subject: '[Hiên] 회사 페이지 변경 내용을 수정해 주세요',
      parts: [
        `${company} 페이지의 변경 내용을 승인하지 못해 방문자에게는 기존 내용이 보입니다. 사유는 다음과 같습니다.`,
        { quote: reason },
        '작성하신 내용은 그대로 저장되어 있습니다. 수정한 뒤 다시 보내 주세요.',
        { link: paths.contractorViewEditor.to('ko', { id }), label: '회사 페이지 열기' },
      ],
      foot: 'Hiên에서 회사 페이지를 관리하고 계셔서 발송된 메일입니다.',
    }),
  },
});
