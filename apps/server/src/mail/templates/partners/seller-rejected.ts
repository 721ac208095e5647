import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** An application to sell was refused, and why. */
export const sellerRejected = mailTemplate<{ shop: string; reason: string }>({
  secret: false,
  sample: { shop: 'Gỗ Ven Sông', reason: 'Ảnh giấy phép bị mờ' },
  write: {
    vi: ({ shop, reason }) => ({
      subject: `Hồ sơ bán hàng của ${shop} cần bổ sung`,
      parts: [
        `Chúng tôi chưa duyệt được hồ sơ của ${shop}. Lý do:`,
        { quote: reason },
        'Những gì bạn đã điền vẫn còn: sửa chỗ cần sửa rồi gửi lại.',
        { link: paths.registrationForm.to('vi'), label: 'Sửa và gửi lại' },
      ],
      foot: 'Bạn nhận thư này vì đã đăng ký bán hàng trên Hiên.',
    }),
    en: ({ shop, reason }) => ({
      subject: `The application of ${shop} needs a correction`,
      parts: [
        `We could not approve the application of ${shop} yet. The reason:`,
        { quote: reason },
        'What you filled in is still there: correct it and send it again.',
        { link: paths.registrationForm.to('en'), label: 'Correct and send again' },
      ],
      foot: 'You receive this because you applied to sell on Hiên.',
    }),
    ko: ({ shop, reason }) => ({
      subject: `[Hiên] ${shop} 입점 신청을 보완해 주세요`,
      parts: [
        `${shop}의 신청을 아직 승인하지 못했습니다. 사유는 다음과 같습니다.`,
        { quote: reason },
        '작성하신 내용은 그대로 남아 있습니다. 수정하신 뒤 다시 제출해 주세요.',
        { link: paths.registrationForm.to('ko'), label: '수정하여 다시 제출' },
      ],
      foot: 'Hiên에 입점을 신청하셔서 발송된 메일입니다.',
    }),
  },
});
