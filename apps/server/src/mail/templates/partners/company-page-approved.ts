import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** Visitors read what a company has changed of itself. */
export const companyPageApproved = mailTemplate<{ id: number; company: string }>({
  secret: false,
  sample: { id: 1, company: 'Công ty TNHH Nội thất An Gia' },
  write: {
    vi: ({ id, company }) => ({
      subject: 'Trang công ty đã được cập nhật',
      parts: [
        `Thay đổi trên trang của ${company} đã được duyệt. Khách đang thấy bản mới.`,
        { link: paths.contractorDetail.to('vi', { id }), label: 'Xem trang như khách' },
      ],
      foot: 'Bạn nhận thư này vì bạn giữ trang của công ty tại Hiên.',
    }),
    en: ({ id, company }) => ({
      subject: 'Your company’s page is updated',
      parts: [
        `The change of the page of ${company} was approved. Visitors read the new version.`,
        { link: paths.contractorDetail.to('en', { id }), label: 'See the page as a visitor' },
      ],
      foot: 'You get this mail because you keep the company’s page at Hiên.',
    }),
    ko: ({ id, company }) => ({
      subject: '[Hiên] 회사 페이지가 업데이트되었습니다',
      parts: [
        `${company} 페이지의 변경 내용이 승인되어 방문자에게 새 내용이 보입니다.`,
        { link: paths.contractorDetail.to('ko', { id }), label: '방문자 화면으로 보기' },
      ],
      foot: 'Hiên에서 회사 페이지를 관리하고 계셔서 발송된 메일입니다.',
    }),
  },
});
