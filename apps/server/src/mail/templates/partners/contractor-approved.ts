import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** A contractor is in the directory from now on. */
export const contractorApproved = mailTemplate<{ company: string }>({
  secret: false,
  sample: { company: 'Công ty TNHH Nội thất An Gia' },
  write: {
    vi: ({ company }) => ({
      subject: 'Chào mừng nhà thầu mới trên Hiên',
      parts: [
        `Hồ sơ nhà thầu của ${company} đã được duyệt và đã có trong danh bạ.`,
        'Khách hàng có thể xem hồ sơ và nhắn tin cho bạn ngay từ bây giờ. Bạn nên viết lời giới thiệu và thêm công trình trước.',
        { link: paths.contractorViewEditor.to('vi', { id: 'new' }), label: 'Viết trang công ty' },
      ],
      foot: 'Bạn nhận thư này vì đã gửi hồ sơ tại Hiên.',
    }),
    en: ({ company }) => ({
      subject: 'Welcome to the contractors of Hiên',
      parts: [
        `The contractor profile of ${company} was approved and stands in the directory.`,
        'Customers can see the profile and write to you from now on. An introduction and your projects are what they look for first.',
        {
          link: paths.contractorViewEditor.to('en', { id: 'new' }),
          label: 'Write the company’s page',
        },
      ],
      foot: 'You get this mail because you sent an application at Hiên.',
    }),
    ko: ({ company }) => ({
      subject: '[Hiên] 시공사 등록이 승인되었습니다',
      parts: [
        `${company}의 시공사 정보가 승인되어 목록에 등록되었습니다.`,
        '이제 고객이 프로필을 보고 바로 문의할 수 있습니다. 먼저 소개 글과 시공 사례를 등록해 주세요.',
        { link: paths.contractorViewEditor.to('ko', { id: 'new' }), label: '업체 페이지 작성' },
      ],
      foot: 'Hiên에 신청서를 제출하셨기 때문에 발송된 메일입니다.',
    }),
  },
});
