import { mailTemplate } from '../../template.ts';
import { methodName } from './methods.ts';

/** For the owner of an e-mail with which somebody tries to register a second time. */
export const signUpTaken = mailTemplate<{ method: string; language: string }>({
  secret: false,
  sample: { method: 'google', language: 'vi' },
  write: {
    vi: ({ method, language }) => ({
      subject: 'Bạn đã có tài khoản Hiên',
      parts: [
        'Chào bạn, vừa có người muốn đăng ký Hiên bằng email này. Email của bạn đã có tài khoản rồi.',
        `Cách đăng nhập: ${methodName(method, 'vi')}.`,
        { link: `/${language}/login`, label: 'Đăng nhập' },
      ],
      foot: 'Nếu không phải bạn, hãy bỏ qua thư này: không có gì thay đổi.',
    }),
    en: ({ method, language }) => ({
      subject: 'You already have a Hiên account',
      parts: [
        'Hello, somebody just wanted to sign up at Hiên with this e-mail. It already has an account.',
        `How to sign in: ${methodName(method, 'en')}.`,
        { link: `/${language}/login`, label: 'Sign in' },
      ],
      foot: 'If that was not you, ignore this mail: nothing has changed.',
    }),
    ko: ({ method, language }) => ({
      subject: '[Hiên] 이미 가입된 계정이 있습니다',
      parts: [
        '안녕하세요. 방금 이 이메일로 Hiên 회원가입 요청이 있었습니다. 이 이메일은 이미 가입되어 있습니다.',
        `로그인 방법: ${methodName(method, 'ko')}`,
        { link: `/${language}/login`, label: '로그인하기' },
      ],
      foot: '본인이 아니라면 이 메일을 무시해 주세요. 변경된 내용은 없습니다.',
    }),
  },
});
