import { limits } from '@hien/domain';
import { mailTemplate } from '../../template.ts';

const minutes = limits.verification.validMinutes;

/** The code somebody types to show that the address is theirs (D80). */
export const signUpCode = mailTemplate<{ code: string }>({
  secret: true,
  sample: { code: '204815' },
  write: {
    vi: ({ code }) => ({
      subject: `${code} là mã xác thực Hiên của bạn`,
      parts: [
        'Chào bạn, đây là mã để hoàn tất đăng ký tài khoản Hiên:',
        { code },
        `Mã dùng được trong ${minutes} phút. Đừng đưa mã này cho ai, kể cả người tự xưng là nhân viên của Hiên.`,
      ],
      foot: 'Nếu bạn không đăng ký, hãy bỏ qua thư này: sẽ không có tài khoản nào được tạo.',
    }),
    en: ({ code }) => ({
      subject: `${code} is your Hiên verification code`,
      parts: [
        'Hello, this is the code that completes your sign-up at Hiên:',
        { code },
        `It works for ${minutes} minutes. Do not give it to anybody, not even to somebody who says they work for Hiên.`,
      ],
      foot: 'If you did not sign up, ignore this mail: no account will be made.',
    }),
    ko: ({ code }) => ({
      subject: `[Hiên] 인증번호 ${code}`,
      parts: [
        '안녕하세요. Hiên 회원가입을 완료하기 위한 인증번호입니다.',
        { code },
        `${minutes}분 동안 사용할 수 있습니다. Hiên 직원이라고 하더라도 인증번호를 알려 주지 마세요.`,
      ],
      foot: '가입을 신청하지 않으셨다면 이 메일을 무시해 주세요. 계정은 만들어지지 않습니다.',
    }),
  },
});
