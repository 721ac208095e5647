import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { VerificationPayloads, VerificationState } from './verification.ts';

/** A verification code's words. */
export const verificationTexts: MachineTexts<VerificationState, 'code-expires'> = {
  states: {
    sent: {
      label: { vi: 'Đã gửi mã', en: 'Code sent', ko: '인증번호 발송' },
      next: {
        vi: 'Bạn nhập mã đã gửi đến email.',
        en: 'You enter the code from your email.',
        ko: '이메일로 받은 인증번호를 입력해 주세요.',
      },
    },
    verified: {
      label: { vi: 'Đã xác thực', en: 'Verified', ko: '인증 완료' },
      next: {
        vi: 'Bạn tiếp tục bước tiếp theo.',
        en: 'You go on to the next step.',
        ko: '다음 단계로 진행해 주세요.',
      },
    },
    blocked: {
      label: { vi: 'Nhập sai quá nhiều lần', en: 'Too many tries', ko: '입력 횟수 초과' },
      next: {
        vi: 'Bạn yêu cầu mã mới.',
        en: 'You ask for a new code.',
        ko: '새 인증번호를 받아 주세요.',
      },
    },
    expired: {
      label: { vi: 'Mã đã hết hạn', en: 'Code expired', ko: '인증번호 만료' },
      next: {
        vi: 'Bạn yêu cầu mã mới.',
        en: 'You ask for a new code.',
        ko: '새 인증번호를 받아 주세요.',
      },
    },
  },
  deadlines: {
    'code-expires': {
      vi: 'Sau thời hạn này mã không dùng được nữa.',
      en: 'After that the code cannot be used.',
      ko: '기한이 지나면 인증번호를 사용할 수 없습니다.',
    },
  },
};

/** What can happen to a verification code, as staff read it. */
export const verificationEventLabels: EventLabels<VerificationPayloads> = {
  submit: { vi: 'Nhập mã xác thực', en: 'Enter the code', ko: '인증번호 입력' },
  resend: { vi: 'Gửi lại mã', en: 'Send a new code', ko: '인증번호 재전송' },
  expire: { vi: 'Mã hết hạn', en: 'The code expires', ko: '인증번호 만료' },
};
