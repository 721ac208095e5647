import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { SessionPayloads, SessionState } from './session.ts';

/** A session's words. */
export const sessionTexts: MachineTexts<SessionState> = {
  states: {
    signed_out: {
      label: { vi: 'Chưa đăng nhập', en: 'Signed out', ko: '로그아웃 상태' },
      next: {
        vi: 'Bạn đăng nhập hoặc tiếp tục xem với tư cách khách.',
        en: 'You log in or look around as a guest.',
        ko: '로그인하거나 비회원으로 둘러볼 수 있습니다.',
      },
    },
    loading: {
      label: { vi: 'Đang đăng nhập', en: 'Logging in', ko: '로그인 중' },
      next: {
        vi: 'Chúng tôi tải hồ sơ của bạn.',
        en: 'We load your profile.',
        ko: '프로필을 불러오고 있습니다.',
      },
    },
    signed_in: {
      label: { vi: 'Đã đăng nhập', en: 'Logged in', ko: '로그인 상태' },
      next: {
        vi: 'Bạn dùng được mọi chức năng của thành viên.',
        en: 'You can use everything members can.',
        ko: '회원 기능을 모두 이용할 수 있습니다.',
      },
    },
  },
  deadlines: {},
};

/** What can happen to a session, as staff read it. */
export const sessionEventLabels: EventLabels<SessionPayloads> = {
  'login.succeeded': { vi: 'Đăng nhập thành công', en: 'Login succeeds', ko: '로그인 성공' },
  'profile.loaded': {
    vi: 'Tải được hồ sơ',
    en: 'The profile is loaded',
    ko: '프로필 불러오기 완료',
  },
  'profile.failed': {
    vi: 'Không tải được hồ sơ',
    en: 'The profile cannot be loaded',
    ko: '프로필 불러오기 실패',
  },
  'profile.empty': { vi: 'Hồ sơ trống', en: 'The profile is empty', ko: '프로필 없음' },
  sign_out: { vi: 'Đăng xuất', en: 'Sign out', ko: '로그아웃' },
};
