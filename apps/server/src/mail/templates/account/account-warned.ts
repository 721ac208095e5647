import { mailTemplate } from '../../template.ts';

/** Staff warned a member, and why. */
export const accountWarned = mailTemplate<{ name: string; reason: string }>({
  secret: false,
  sample: { name: 'An', reason: 'Đăng lại nội dung quảng cáo nhiều lần' },
  write: {
    vi: ({ name, reason }) => ({
      subject: 'Tài khoản của bạn nhận một cảnh báo',
      parts: [
        `Chào ${name}, tài khoản của bạn tại Hiên vừa nhận một cảnh báo. Lý do:`,
        { quote: reason },
        'Bạn vẫn dùng tài khoản như thường. Nếu việc này lặp lại, tài khoản có thể bị tạm khóa.',
        'Nếu bạn cho rằng có nhầm lẫn, hãy trả lời thư này trong 15 ngày.',
      ],
      foot: 'Bạn nhận thư này vì có tài khoản tại Hiên.',
    }),
    en: ({ name, reason }) => ({
      subject: 'A warning for your account',
      parts: [
        `Hello ${name}, your account at Hiên has received a warning. The reason:`,
        { quote: reason },
        'You can use the account as before. If it happens again, the account may be suspended.',
        'If you think this is a mistake, please answer this mail within 15 days.',
      ],
      foot: 'You receive this because you have an account at Hiên.',
    }),
    ko: ({ name, reason }) => ({
      subject: '[Hiên] 계정에 경고가 등록되었습니다',
      parts: [
        `${name} 님, Hiên 계정에 경고가 등록되었습니다. 사유는 다음과 같습니다.`,
        { quote: reason },
        '계정은 그대로 이용하실 수 있습니다. 같은 일이 반복되면 이용이 일시 정지될 수 있습니다.',
        '착오라고 생각하시면 15일 이내에 이 메일로 회신해 주세요.',
      ],
      foot: 'Hiên 회원이시기 때문에 발송된 메일입니다.',
    }),
  },
});
