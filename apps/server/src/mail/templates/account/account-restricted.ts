import { limits } from '@hien/domain';
import { mailTemplate } from '../../template.ts';

const months = limits.account.inactiveMonths;

/** For a member who has not been here for three months. */
export const accountRestricted = mailTemplate<{ name: string; language: string }>({
  secret: false,
  sample: { name: 'An', language: 'vi' },
  write: {
    vi: ({ name, language }) => ({
      subject: `${name} ơi, tài khoản Hiên đang nghỉ`,
      parts: [
        `Chào ${name}, đã ${months} tháng bạn chưa đăng nhập, nên chúng tôi tạm hạn chế tài khoản để giữ an toàn. Không có gì bị mất.`,
        'Chỉ cần đăng nhập, tài khoản sẽ dùng lại được như trước.',
        { link: `/${language}/login`, label: 'Đăng nhập' },
      ],
      foot: `Thư này được gửi sau ${months} tháng không đăng nhập.`,
    }),
    en: ({ name, language }) => ({
      subject: `${name}, your Hiên account is resting`,
      parts: [
        `Hello ${name}, you have not signed in for ${months} months, so we restricted the account to keep it safe. Nothing is lost.`,
        'Just sign in, and it works as before.',
        { link: `/${language}/login`, label: 'Sign in' },
      ],
      foot: `This mail comes after ${months} months without a sign-in.`,
    }),
    ko: ({ name, language }) => ({
      subject: `[Hiên] ${name}님의 계정이 휴면 상태로 전환되었습니다`,
      parts: [
        `안녕하세요, ${name}님. ${months}개월 동안 로그인하지 않으셔서 안전을 위해 계정을 휴면 상태로 전환했습니다. 사라진 정보는 없습니다.`,
        '로그인하시면 바로 다시 이용하실 수 있습니다.',
        { link: `/${language}/login`, label: '로그인하기' },
      ],
      foot: `${months}개월 동안 로그인하지 않은 회원님께 보내 드리는 메일입니다.`,
    }),
  },
});
