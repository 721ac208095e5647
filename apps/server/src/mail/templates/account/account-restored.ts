import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** Staff lifted a warning, a suspension or a ban. */
export const accountRestored = mailTemplate<{ name: string; reason: string; language: Language }>({
  secret: false,
  sample: { name: 'An', reason: 'Đã xác minh với người bán', language: 'vi' },
  write: {
    vi: ({ name, reason, language }) => ({
      subject: 'Tài khoản của bạn đã trở lại bình thường',
      parts: [
        `Chào ${name}, chúng tôi đã gỡ biện pháp đối với tài khoản của bạn. Ghi chú:`,
        { quote: reason },
        { link: paths.login.to(language), label: 'Đăng nhập' },
      ],
      foot: 'Bạn nhận thư này vì có tài khoản tại Hiên.',
    }),
    en: ({ name, reason, language }) => ({
      subject: 'Your account is back to normal',
      parts: [
        `Hello ${name}, the measure against your account was lifted. A note:`,
        { quote: reason },
        { link: paths.login.to(language), label: 'Log in' },
      ],
      foot: 'You receive this because you have an account at Hiên.',
    }),
    ko: ({ name, reason, language }) => ({
      subject: '[Hiên] 계정 제한이 해제되었습니다',
      parts: [
        `${name} 님, 계정에 대한 조치가 해제되었습니다. 안내 내용은 다음과 같습니다.`,
        { quote: reason },
        { link: paths.login.to(language), label: '로그인' },
      ],
      foot: 'Hiên 회원이시기 때문에 발송된 메일입니다.',
    }),
  },
});
