import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { StandingPayloads, StandingState } from './standing.ts';

/** An account standing's words. */
export const standingTexts: MachineTexts<StandingState, 'suspension-ends' | 'inactivity'> = {
  states: {
    normal: {
      label: { vi: 'Bình thường', en: 'Normal', ko: '정상' },
      next: {
        vi: 'Không có việc gì cần làm.',
        en: 'There is nothing to do.',
        ko: '필요한 조치가 없습니다.',
      },
    },
    warning: {
      label: { vi: 'Cảnh báo', en: 'Warning', ko: '경고' },
      next: {
        vi: 'Hãy đọc lý do và tránh vi phạm lần nữa.',
        en: 'Please read the reason and do not repeat it.',
        ko: '사유를 확인하고 재발하지 않도록 해 주세요.',
      },
    },
    suspended: {
      label: { vi: 'Tạm khóa', en: 'Suspended', ko: '일시 정지' },
      next: {
        vi: 'Tài khoản mở lại khi hết thời hạn khóa.',
        en: 'The account opens again when the suspension ends.',
        ko: '정지 기간이 끝나면 다시 이용할 수 있습니다.',
      },
    },
    banned: {
      label: { vi: 'Khóa vĩnh viễn', en: 'Permanently suspended', ko: '영구 정지' },
      next: {
        vi: 'Tài khoản đã bị khóa vĩnh viễn.',
        en: 'The account is closed for good.',
        ko: '영구적으로 이용이 정지된 계정입니다.',
      },
    },
    restricted: {
      label: { vi: 'Hạn chế do không hoạt động', en: 'Restricted for inactivity', ko: '휴면' },
      next: {
        vi: 'Bạn đăng nhập để dùng lại tài khoản.',
        en: 'You log in to use the account again.',
        ko: '로그인하면 다시 이용할 수 있습니다.',
      },
    },
    withdrawn: {
      label: { vi: 'Đã rời đi', en: 'Withdrawn', ko: '탈퇴' },
      next: {
        vi: 'Có thể đăng ký lại sau 6 tháng.',
        en: 'You can register again after 6 months.',
        ko: '6개월 후 다시 가입할 수 있습니다.',
      },
    },
  },
  deadlines: {
    'suspension-ends': {
      vi: 'Sau thời hạn này tài khoản được mở lại kèm cảnh báo.',
      en: 'After that the account opens again with a warning.',
      ko: '기한이 지나면 경고 상태로 해제됩니다.',
    },
    inactivity: {
      vi: 'Nếu không đăng nhập đến lúc đó, tài khoản bị hạn chế.',
      en: 'Without a login by then the account is restricted.',
      ko: '그때까지 로그인하지 않으면 휴면 상태가 됩니다.',
    },
  },
};

/** What can happen to an account's standing, as staff read it. */
export const standingEventLabels: EventLabels<StandingPayloads> = {
  warn: { vi: 'Cảnh cáo tài khoản', en: 'Warn the account', ko: '계정 경고' },
  suspend: { vi: 'Tạm khóa tài khoản', en: 'Suspend the account', ko: '계정 일시 정지' },
  ban: { vi: 'Cấm tài khoản', en: 'Ban the account', ko: '계정 영구 정지' },
  lift: { vi: 'Gỡ hình phạt', en: 'Lift the penalty', ko: '제재 해제' },
  'suspension.over': {
    vi: 'Hết thời gian tạm khóa',
    en: 'The suspension is over',
    ko: '정지 기간 종료',
  },
  inactive: { vi: 'Lâu ngày không đăng nhập', en: 'No login for a long time', ko: '장기 미접속' },
  sign_in: { vi: 'Đăng nhập lại', en: 'Log in again', ko: '다시 로그인' },
  withdraw: { vi: 'Xóa tài khoản', en: 'Delete the account', ko: '회원 탈퇴' },
};
