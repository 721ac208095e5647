import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { UpgradePayloads, UpgradeState } from './business-upgrade.ts';

/** A business upgrade's words. */
export const upgradeTexts: MachineTexts<UpgradeState> = {
  states: {
    ordinary: {
      label: { vi: 'Thành viên thường', en: 'Ordinary member', ko: '일반 회원' },
      next: {
        vi: 'Bạn có thể đăng ký thành viên doanh nghiệp.',
        en: 'You can apply to become a business member.',
        ko: '비즈니스 회원으로 전환을 신청할 수 있습니다.',
      },
    },
    pending: {
      label: { vi: 'Chờ duyệt', en: 'Pending', ko: '승인 대기' },
      next: {
        vi: 'Chúng tôi xét hồ sơ doanh nghiệp của bạn.',
        en: 'We look at your business details.',
        ko: '비즈니스 정보를 검토하고 있습니다.',
      },
    },
    approved: {
      label: { vi: 'Đã duyệt', en: 'Approved', ko: '승인 완료' },
      next: {
        vi: 'Bạn mua được thiết kế trực tiếp.',
        en: 'You can buy designs directly.',
        ko: '디자인을 직접 구매할 수 있습니다.',
      },
    },
    rejected: {
      label: { vi: 'Bị từ chối', en: 'Rejected', ko: '승인 거부' },
      next: {
        vi: 'Bạn sửa thông tin và gửi lại.',
        en: 'You correct the details and apply again.',
        ko: '정보를 수정하여 다시 신청해 주세요.',
      },
    },
  },
  deadlines: {},
};

/** What can happen to a business upgrade, as staff read it. */
export const upgradeEventLabels: EventLabels<UpgradePayloads> = {
  apply: { vi: 'Nộp hồ sơ doanh nghiệp', en: 'Apply as a business', ko: '사업자 전환 신청' },
  approve: { vi: 'Duyệt hồ sơ', en: 'Approve the application', ko: '신청 승인' },
  reject: { vi: 'Từ chối hồ sơ', en: 'Reject the application', ko: '신청 반려' },
  change_data: { vi: 'Yêu cầu đổi thông tin', en: 'Ask to change the data', ko: '정보 변경 요청' },
  'change.approve': { vi: 'Duyệt thông tin mới', en: 'Approve the new data', ko: '변경 승인' },
  'change.reject': { vi: 'Từ chối thông tin mới', en: 'Reject the new data', ko: '변경 반려' },
};
