import { mailTemplate } from '../../template.ts';

/** Staff closed an account for good, and why. */
export const accountBanned = mailTemplate<{ name: string; reason: string }>({
  secret: false,
  sample: { name: 'An', reason: 'Đăng lại nội dung quảng cáo nhiều lần' },
  write: {
    vi: ({ name, reason }) => ({
      subject: 'Tài khoản của bạn đã bị khóa vĩnh viễn',
      parts: [
        `Chào ${name}, tài khoản của bạn tại Hiên đã bị khóa vĩnh viễn. Lý do:`,
        { quote: reason },
        'Đơn hàng đã đặt và quyền đổi trả của bạn không thay đổi.',
        'Nếu bạn cho rằng có nhầm lẫn, hãy trả lời thư này trong 15 ngày.',
      ],
      foot: 'Bạn nhận thư này vì có tài khoản tại Hiên.',
    }),
    en: ({ name, reason }) => ({
      subject: 'Your account was closed for good',
      parts: [
        `Hello ${name}, your account at Hiên was closed for good. The reason:`,
        { quote: reason },
        'Orders that were placed, and your right to return them, stay as they are.',
        'If you think this is a mistake, please answer this mail within 15 days.',
      ],
      foot: 'You receive this because you have an account at Hiên.',
    }),
    ko: ({ name, reason }) => ({
      subject: '[Hiên] 계정 이용이 영구 정지되었습니다',
      parts: [
        `${name} 님, Hiên 계정 이용이 영구 정지되었습니다. 사유는 다음과 같습니다.`,
        { quote: reason },
        '이미 접수된 주문과 교환·환불 권리에는 변동이 없습니다.',
        '착오라고 생각하시면 15일 이내에 이 메일로 회신해 주세요.',
      ],
      foot: 'Hiên 회원이시기 때문에 발송된 메일입니다.',
    }),
  },
});
