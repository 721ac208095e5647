import { limits } from '@hien/domain';
import { mailTemplate } from '../../template.ts';

const minutes = limits.verification.validMinutes;

/** The code of a forgotten password. */
export const resetCode = mailTemplate<{ code: string }>({
  secret: true,
  sample: { code: '204815' },
  write: {
    vi: ({ code }) => ({
      subject: `${code} là mã đặt lại mật khẩu Hiên`,
      parts: [
        'Chào bạn, đây là mã để đặt lại mật khẩu tài khoản Hiên:',
        { code },
        `Mã dùng được trong ${minutes} phút. Đừng đưa mã này cho ai, kể cả người tự xưng là nhân viên của Hiên.`,
      ],
      foot: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.',
    }),
    en: ({ code }) => ({
      subject: `${code} is the code for your new Hiên password`,
      parts: [
        'Hello, with this code you can set a new password for your Hiên account:',
        { code },
        `It works for ${minutes} minutes. Do not give it to anybody, not even to somebody who says they work for Hiên.`,
      ],
      foot: 'If you did not ask for it, ignore this mail: your password stays as it is.',
    }),
    ko: ({ code }) => ({
      subject: `[Hiên] 비밀번호 재설정 인증번호 ${code}`,
      parts: [
        '안녕하세요. Hiên 계정의 비밀번호를 재설정하기 위한 인증번호입니다.',
        { code },
        `${minutes}분 동안 사용할 수 있습니다. Hiên 직원이라고 하더라도 인증번호를 알려 주지 마세요.`,
      ],
      foot: '요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 그대로 유지됩니다.',
    }),
  },
});
