import type { MachineTexts } from '../machine/texts.ts';
import type { MembershipState } from './membership.ts';

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
