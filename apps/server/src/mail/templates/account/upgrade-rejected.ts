import { mailTemplate } from '../../template.ts';

/** A business application, or changed details, were refused, and why. */
export const upgradeRejected = mailTemplate<{ company: string; reason: string }>({
  secret: false,
  sample: { company: 'Công ty TNHH Nội thất An Gia', reason: 'Giấy phép đã hết hạn' },
  write: {
    vi: ({ company, reason }) => ({
      subject: 'Hồ sơ doanh nghiệp của bạn cần bổ sung',
      parts: [
        `Chúng tôi chưa duyệt được hồ sơ doanh nghiệp của ${company}. Lý do:`,
        { quote: reason },
        'Những gì bạn đã điền vẫn còn: sửa chỗ cần sửa rồi gửi lại.',
        { link: '/vi/my-profile-business-switch', label: 'Sửa và gửi lại' },
      ],
      foot: 'Bạn nhận thư này vì đã gửi hồ sơ tại Hiên.',
    }),
    en: ({ company, reason }) => ({
      subject: 'Your business details need a correction',
      parts: [
        `We could not approve the business details of ${company} yet. The reason:`,
        { quote: reason },
        'What you filled in is still there: correct it and send it again.',
        { link: '/en/my-profile-business-switch', label: 'Correct and send again' },
      ],
      foot: 'You get this mail because you sent an application at Hiên.',
    }),
    ko: ({ company, reason }) => ({
      subject: '[Hiên] 비즈니스 정보를 보완해 주세요',
      parts: [
        `${company}의 비즈니스 정보를 아직 승인하지 못했습니다. 사유는 다음과 같습니다.`,
        { quote: reason },
        '작성하신 내용은 그대로 남아 있습니다. 수정하신 뒤 다시 제출해 주세요.',
        { link: '/ko/my-profile-business-switch', label: '수정하여 다시 제출' },
      ],
      foot: 'Hiên에 신청서를 제출하셨기 때문에 발송된 메일입니다.',
    }),
  },
});
