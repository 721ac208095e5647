import { mailTemplate } from '../../template.ts';

/** A business application, or changed details, were approved. */
export const upgradeApproved = mailTemplate<{ company: string }>({
  secret: false,
  sample: { company: 'Công ty TNHH Nội thất An Gia' },
  write: {
    vi: ({ company }) => ({
      subject: 'Hồ sơ doanh nghiệp của bạn đã được duyệt',
      parts: [
        `Chúng tôi đã duyệt hồ sơ doanh nghiệp của ${company}.`,
        'Từ bây giờ bạn mua được bản thiết kế trực tiếp, và thông tin công ty trên Hiên là thông tin mới nhất.',
        { link: '/vi/my-profile-business', label: 'Xem hồ sơ doanh nghiệp' },
      ],
      foot: 'Bạn nhận thư này vì đã gửi hồ sơ tại Hiên.',
    }),
    en: ({ company }) => ({
      subject: 'Your business details were approved',
      parts: [
        `We have approved the business details of ${company}.`,
        'From now on you can buy designs directly, and your company is shown with these details.',
        { link: '/en/my-profile-business', label: 'See the business profile' },
      ],
      foot: 'You get this mail because you sent an application at Hiên.',
    }),
    ko: ({ company }) => ({
      subject: '[Hiên] 비즈니스 정보가 승인되었습니다',
      parts: [
        `${company}의 비즈니스 정보가 승인되었습니다.`,
        '이제 디자인을 직접 구매하실 수 있으며, 회사 정보가 최신 내용으로 표시됩니다.',
        { link: '/ko/my-profile-business', label: '비즈니스 프로필 보기' },
      ],
      foot: 'Hiên에 신청서를 제출하셨기 때문에 발송된 메일입니다.',
    }),
  },
});
