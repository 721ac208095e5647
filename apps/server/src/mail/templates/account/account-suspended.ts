import { mailTemplate } from '../../template.ts';

/** Staff suspended a member until a moment, and why. */
export const accountSuspended = mailTemplate<{ name: string; reason: string; until: string }>({
  secret: false,
  sample: {
    name: 'An',
    reason: 'Đăng lại nội dung quảng cáo nhiều lần',
    until: '20/12/2026 10:00',
  },
  write: {
    vi: ({ name, reason, until }) => ({
      subject: 'Tài khoản của bạn bị tạm khóa',
      parts: [
        `Chào ${name}, tài khoản của bạn tại Hiên bị tạm khóa đến ${until}. Lý do:`,
        { quote: reason },
        'Hết thời hạn này, tài khoản tự mở lại. Đơn hàng đã đặt vẫn được xử lý.',
        'Nếu bạn cho rằng có nhầm lẫn, hãy trả lời thư này trong 15 ngày.',
      ],
      foot: 'Bạn nhận thư này vì có tài khoản tại Hiên.',
    }),
    en: ({ name, reason, until }) => ({
      subject: 'Your account is suspended',
      parts: [
        `Hello ${name}, your account at Hiên is suspended until ${until}. The reason:`,
        { quote: reason },
        'After that it opens again by itself. Orders that were placed go on.',
        'If you think this is a mistake, please answer this mail within 15 days.',
      ],
      foot: 'You receive this because you have an account at Hiên.',
    }),
    ko: ({ name, reason, until }) => ({
      subject: '[Hiên] 계정 이용이 일시 정지되었습니다',
      parts: [
        `${name} 님, Hiên 계정 이용이 ${until}까지 일시 정지되었습니다. 사유는 다음과 같습니다.`,
        { quote: reason },
        '기간이 지나면 자동으로 해제되며, 이미 접수된 주문은 계속 처리됩니다.',
        '착오라고 생각하시면 15일 이내에 이 메일로 회신해 주세요.',
      ],
      foot: 'Hiên 회원이시기 때문에 발송된 메일입니다.',
    }),
  },
});
