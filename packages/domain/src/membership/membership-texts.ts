import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { MembershipPayloads, MembershipState } from './membership.ts';

/** An ad membership's words (commerce 4). */
export const membershipTexts: MachineTexts<
  MembershipState,
  'renewal' | 'renewal-retry' | 'period-ends'
> = {
  states: {
    purchased: {
      label: { vi: 'Đang sử dụng', en: 'Purchased', ko: '이용 중' },
      next: {
        vi: 'Gói tự gia hạn vào ngày thanh toán tiếp theo.',
        en: 'The plan renews on the next payment date.',
        ko: '다음 결제일에 자동으로 갱신됩니다.',
      },
    },
    canceled: {
      label: { vi: 'Đã hủy', en: 'Canceled', ko: '해지 예정' },
      next: {
        vi: 'Quảng cáo chạy đến hết kỳ đã thanh toán. Bạn có thể dùng lại trước ngày đó.',
        en: 'The ad runs to the end of the paid period. You can restart it before then.',
        ko: '결제한 기간까지 광고가 유지되며, 그 전에 다시 시작할 수 있습니다.',
      },
    },
    expired: {
      label: { vi: 'Đã hết hạn', en: 'Expired', ko: '만료' },
      next: {
        vi: 'Bạn có thể mua gói mới.',
        en: 'You can buy a new plan.',
        ko: '새 플랜을 구매할 수 있습니다.',
      },
    },
  },
  deadlines: {
    renewal: {
      vi: 'Ngay sau đó gói được gia hạn và thanh toán tự động.',
      en: 'Right after that the plan renews and is paid automatically.',
      ko: '직후 플랜이 갱신되고 자동 결제됩니다.',
    },
    'renewal-retry': {
      vi: 'Chúng tôi thử thanh toán lại; quảng cáo vẫn hiển thị.',
      en: 'We try the payment again; your ad stays visible.',
      ko: '결제를 다시 시도하며 광고는 계속 노출됩니다.',
    },
    'period-ends': {
      vi: 'Sau thời hạn này quảng cáo ngừng hiển thị.',
      en: 'After that your ad is no longer shown.',
      ko: '기한이 지나면 광고 노출이 종료됩니다.',
    },
  },
};

/** What can happen to an advertising membership, as staff read it. */
export const membershipEventLabels: EventLabels<MembershipPayloads> = {
  purchase: { vi: 'Mua gói', en: 'Buy a plan', ko: '플랜 구매' },
  upgrade: { vi: 'Nâng cấp gói', en: 'Upgrade the plan', ko: '플랜 업그레이드' },
  downgrade: { vi: 'Hạ cấp gói', en: 'Downgrade the plan', ko: '플랜 다운그레이드' },
  'downgrade.undo': { vi: 'Bỏ yêu cầu hạ cấp', en: 'Undo the downgrade', ko: '다운그레이드 취소' },
  cancel: { vi: 'Hủy gia hạn', en: 'Cancel the renewal', ko: '갱신 해지' },
  restart: { vi: 'Tiếp tục gia hạn', en: 'Renew again', ko: '갱신 재개' },
  'period.end': { vi: 'Hết kỳ', en: 'The period ends', ko: '이용 기간 종료' },
  'renew.succeeded': { vi: 'Gia hạn thành công', en: 'The renewal succeeds', ko: '갱신 결제 완료' },
  'renew.failed': { vi: 'Gia hạn không thành công', en: 'The renewal fails', ko: '갱신 결제 실패' },
  add_city: { vi: 'Thêm thành phố', en: 'Add a city', ko: '도시 추가' },
  change_city: { vi: 'Đổi thành phố', en: 'Change a city', ko: '도시 변경' },
  'change_city.plan': {
    vi: 'Đổi thành phố từ kỳ sau',
    en: 'Change the city with the next month',
    ko: '다음 기간부터 도시 변경',
  },
  'admin.suspend': {
    vi: 'Quản trị viên tạm ngưng',
    en: 'Staff suspend the membership',
    ko: '관리자 정지',
  },
  'admin.restore': {
    vi: 'Quản trị viên khôi phục',
    en: 'Staff restore the membership',
    ko: '관리자 복구',
  },
};
