import { mailTemplate } from '../../template.ts';
import { methodName } from './methods.ts';

/** For a member without a password of ours who asks for a new one. */
export const resetSocial = mailTemplate<{ method: string; language: string }>({
  secret: false,
  sample: { method: 'zalo', language: 'vi' },
  write: {
    vi: ({ method, language }) => ({
      subject: `Tài khoản Hiên của bạn đăng nhập bằng ${methodName(method, 'vi')}`,
      parts: [
        `Chào bạn, vừa có yêu cầu đặt lại mật khẩu cho email này. Tài khoản của bạn đăng nhập bằng ${methodName(method, 'vi')}, nên không có mật khẩu ở Hiên để đặt lại.`,
        { link: `/${language}/login`, label: 'Đến trang đăng nhập' },
      ],
      foot: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: không có gì thay đổi.',
    }),
    en: ({ method, language }) => ({
      subject: `Your Hiên account signs in with ${methodName(method, 'en')}`,
      parts: [
        `Hello, somebody asked for a new password for this e-mail. Your account signs in with ${methodName(method, 'en')}, so there is no password at Hiên to set anew.`,
        { link: `/${language}/login`, label: 'To the sign-in page' },
      ],
      foot: 'If you did not ask for it, ignore this mail: nothing has changed.',
    }),
    ko: ({ method, language }) => ({
      subject: `[Hiên] ${methodName(method, 'ko')}(으)로 로그인하는 계정입니다`,
      parts: [
        `안녕하세요. 이 이메일로 비밀번호 재설정 요청이 있었습니다. 회원님의 계정은 ${methodName(method, 'ko')}(으)로 로그인하므로 Hiên에 재설정할 비밀번호가 없습니다.`,
        { link: `/${language}/login`, label: '로그인 페이지로 이동' },
      ],
      foot: '요청하지 않으셨다면 이 메일을 무시해 주세요. 변경된 내용은 없습니다.',
    }),
  },
});
