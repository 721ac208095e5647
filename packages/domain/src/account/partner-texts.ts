import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { PartnerPayloads, PartnerState } from './partner.ts';

/** A partner's words. */
export const partnerTexts: MachineTexts<PartnerState> = {
  states: {
    applied: {
      label: { vi: 'Đã đăng ký', en: 'Applied', ko: '신청 완료' },
      next: {
        vi: 'Chúng tôi xét hồ sơ theo thứ tự và báo kết quả qua email.',
        en: 'We look at applications in order and write to you by email.',
        ko: '접수 순서대로 검토한 뒤 이메일로 알려 드립니다.',
      },
    },
    approved: {
      label: { vi: 'Đã duyệt', en: 'Approved', ko: '승인 완료' },
      next: {
        vi: 'Bạn hoạt động với tư cách đối tác.',
        en: 'You work here as a partner.',
        ko: '파트너로 활동할 수 있습니다.',
      },
    },
    rejected: {
      label: { vi: 'Bị từ chối', en: 'Rejected', ko: '승인 거부' },
      next: {
        vi: 'Bạn bổ sung hồ sơ và gửi lại.',
        en: 'You complete the papers and apply again.',
        ko: '서류를 보완하여 다시 신청해 주세요.',
      },
    },
    withdrawn: {
      label: { vi: 'Đã rút hồ sơ', en: 'Taken back', ko: '신청 철회' },
      next: {
        vi: 'Bạn gửi lại hồ sơ bất cứ lúc nào.',
        en: 'You can apply again at any time.',
        ko: '언제든 다시 신청하실 수 있습니다.',
      },
    },
    suspended: {
      label: { vi: 'Tạm ngừng', en: 'Suspended', ko: '이용 정지' },
      next: {
        vi: 'Chúng tôi xem xét và thông báo khi được mở lại.',
        en: 'We look into it and tell you when it is over.',
        ko: '검토 후 해제 여부를 알려 드립니다.',
      },
    },
    ended: {
      label: { vi: 'Đã kết thúc', en: 'Ended', ko: '제휴 종료' },
      next: {
        vi: 'Hợp tác đã kết thúc.',
        en: 'The partnership has ended.',
        ko: '제휴가 종료되었습니다.',
      },
    },
  },
  deadlines: {},
};

/** What can happen to a partner, as staff read it. */
export const partnerEventLabels: EventLabels<PartnerPayloads> = {
  approve: { vi: 'Duyệt đối tác', en: 'Approve the partner', ko: '파트너 승인' },
  reject: { vi: 'Từ chối đối tác', en: 'Reject the partner', ko: '파트너 반려' },
  reapply: { vi: 'Nộp lại hồ sơ', en: 'Apply again', ko: '다시 신청' },
  withdraw: { vi: 'Rút hồ sơ', en: 'Take the application back', ko: '신청 철회' },
  'apply.again': {
    vi: 'Gửi lại hồ sơ đã rút',
    en: 'Apply again after taking it back',
    ko: '철회 후 다시 신청',
  },
  change_data: { vi: 'Yêu cầu đổi thông tin', en: 'Ask to change the data', ko: '정보 변경 요청' },
  'change.approve': { vi: 'Duyệt thông tin mới', en: 'Approve the new data', ko: '변경 승인' },
  'change.reject': { vi: 'Từ chối thông tin mới', en: 'Reject the new data', ko: '변경 반려' },
  'change.withdraw': {
    vi: 'Rút yêu cầu đổi thông tin',
    en: 'Withdraw the change',
    ko: '변경 요청 철회',
  },
  suspend: { vi: 'Tạm ngưng đối tác', en: 'Suspend the partner', ko: '파트너 정지' },
  restore: { vi: 'Khôi phục đối tác', en: 'Restore the partner', ko: '파트너 복구' },
  end: { vi: 'Chấm dứt hợp tác', en: 'End the partnership', ko: '파트너 계약 종료' },
};
