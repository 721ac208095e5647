import { type Language, formatDate } from '@hien/domain';
import { mailTemplate } from '../../template.ts';

const when = (at: number, language: Language): string => formatDate(at, 'dateTime', language);

/** Tells the owner that the password is another one now: whoever else did it has a reader they did not expect. */
export const passwordChanged = mailTemplate<{ at: number; language: string }>({
  secret: false,
  sample: { at: Date.parse('2026-03-06T03:00:00Z'), language: 'vi' },
  write: {
    vi: ({ at, language }) => ({
      subject: 'Mật khẩu Hiên của bạn vừa được đổi',
      parts: [
        `Mật khẩu tài khoản Hiên của bạn được đổi lúc ${when(at, 'vi')} (giờ Việt Nam). Các thiết bị khác đã được đăng xuất.`,
        'Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay:',
        { link: `/${language}/forgot-password`, label: 'Đặt lại mật khẩu' },
      ],
      foot: 'Thư này được gửi mỗi khi mật khẩu thay đổi.',
    }),
    en: ({ at, language }) => ({
      subject: 'Your Hiên password was changed',
      parts: [
        `The password of your Hiên account was changed on ${when(at, 'en')} (Vietnam time). Other devices were signed out.`,
        'If that was not you, set a new password now:',
        { link: `/${language}/forgot-password`, label: 'Set a new password' },
      ],
      foot: 'This mail comes every time the password changes.',
    }),
    ko: ({ at, language }) => ({
      subject: '[Hiên] 비밀번호가 변경되었습니다',
      parts: [
        `${when(at, 'ko')}(베트남 시각)에 Hiên 계정의 비밀번호가 변경되었습니다. 다른 기기에서는 로그아웃되었습니다.`,
        '본인이 변경하지 않으셨다면 지금 바로 비밀번호를 재설정해 주세요.',
        { link: `/${language}/forgot-password`, label: '비밀번호 재설정' },
      ],
      foot: '비밀번호가 변경될 때마다 보내 드리는 메일입니다.',
    }),
  },
});
