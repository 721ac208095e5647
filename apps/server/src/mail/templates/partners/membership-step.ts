import {
  type AdPlan,
  formatDate,
  formatVnd,
  type Language,
  limits,
  membershipKindLabels,
  noticeTitle,
} from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type MembershipStep = {
  about:
    | 'membership.purchased'
    | 'membership.upgraded'
    | 'membership.downgrade-planned'
    | 'membership.canceled'
    | 'membership.restarted'
    | 'membership.renewal-due'
    | 'membership.renewed'
    | 'membership.renewal-failed'
    | 'membership.expired'
    | 'membership.suspended'
    | 'membership.restored';
  plan: AdPlan;
  cities: string[];
  /** In those cities, in their order. */
  positions: number[];
  /** The end of the month that is paid. */
  until: number;
  /** Whole đồng of the month that follows; null where nothing is asked for. */
  amount: number | null;
  /** What staff say, where they decided. */
  reason?: string;
};

const retries = limits.ad.renewRetryDays.join(', ');

const words = {
  vi: {
    plan: 'Gói',
    places: 'Vị trí',
    reason: 'Lý do',
    until: 'Kỳ đã thanh toán đến',
    amount: 'Tiền kỳ sau',
    place: (city: string, position: number) => `${city} (vị trí ${position})`,
    text: {
      'membership.purchased':
        'Công ty đã có mặt tại các vị trí dưới đây, kèm nhãn quảng cáo. Gói tự tiếp tục mỗi tháng cho đến khi bạn hủy.',
      'membership.upgraded':
        'Các vị trí Gold dưới đây có hiệu lực ngay; kỳ đã thanh toán giữ nguyên.',
      'membership.downgrade-planned':
        'Đến hết kỳ này mọi thứ giữ nguyên. Bạn có thể bỏ thay đổi này trước ngày đó.',
      'membership.canceled':
        'Quảng cáo chạy đến hết kỳ đã thanh toán, sau đó không thu thêm khoản nào. Bạn có thể dùng lại trước ngày đó.',
      'membership.restarted': 'Gói tiếp tục khi hết kỳ này.',
      'membership.renewal-due': 'Bạn có thể thanh toán kỳ sau từ bây giờ. Vị trí của bạn được giữ.',
      'membership.renewed': 'Kỳ mới đã bắt đầu với các vị trí dưới đây.',
      'membership.renewal-failed': `Chúng tôi chưa nhận được tiền kỳ này. Quảng cáo vẫn hiển thị; sau ${retries} ngày chúng tôi kiểm tra lại, rồi vị trí được trao cho công ty khác.`,
      'membership.expired':
        'Quảng cáo không còn hiển thị và vị trí đã được trả lại. Trang công ty vẫn nằm trong danh bạ như mọi công ty khác.',
      'membership.suspended':
        'Các vị trí đã mua không hiển thị cho đến khi việc dưới đây được giải quyết; kỳ đã thanh toán vẫn chạy. Hãy trả lời thư này nếu bạn thấy chưa đúng.',
      'membership.restored': 'Các vị trí dưới đây lại hiển thị từ bây giờ.',
    },
    open: 'Xem gói của tôi',
    foot: 'Bạn nhận thư này vì công ty của bạn có gói quảng cáo trên Hiên.',
  },
  en: {
    plan: 'Plan',
    places: 'Places',
    reason: 'Reason',
    until: 'Paid until',
    amount: 'The next month',
    place: (city: string, position: number) => `${city} (place ${position})`,
    text: {
      'membership.purchased':
        'Your company stands at the places below, labelled as advertising. The plan goes on each month until you cancel it.',
      'membership.upgraded':
        'The Gold places below count at once; the month that is paid stays as it is.',
      'membership.downgrade-planned':
        'Until this month ends nothing changes. You can take this back before then.',
      'membership.canceled':
        'The advertising runs to the end of what is paid, and nothing more is charged. You can restart it before then.',
      'membership.restarted': 'The plan goes on when this month ends.',
      'membership.renewal-due': 'You can pay for the next month from now on. Your places are kept.',
      'membership.renewed': 'A new month has begun, with the places below.',
      'membership.renewal-failed': `We have not received the money for this month. Your advertising is still shown; we look again after ${retries} days, and then the places go to others.`,
      'membership.expired':
        'Your advertising is no longer shown, and its places are free again. Your company stays in the directory like any other.',
      'membership.suspended':
        'Your places are not shown until the matter below is settled; the month that is paid goes on. Write to us if you see it differently.',
      'membership.restored': 'The places below are shown again from now on.',
    },
    open: 'See my plan',
    foot: 'You get this mail because your company has an ad plan at Hiên.',
  },
  ko: {
    plan: '플랜',
    places: '자리',
    reason: '사유',
    until: '결제된 기간',
    amount: '다음 기간 금액',
    place: (city: string, position: number) => `${city} (${position}위)`,
    text: {
      'membership.purchased':
        '아래 자리에 회사가 광고 표시와 함께 노출됩니다. 플랜은 해지하실 때까지 매월 이어집니다.',
      'membership.upgraded': '아래 골드 자리가 바로 적용되며, 결제된 기간은 그대로입니다.',
      'membership.downgrade-planned':
        '이번 기간이 끝날 때까지 그대로 유지됩니다. 그 전에 변경을 취소하실 수 있습니다.',
      'membership.canceled':
        '결제된 기간까지 광고가 유지되며 추가 금액은 청구되지 않습니다. 그 전에 다시 시작하실 수 있습니다.',
      'membership.restarted': '이번 기간이 끝나면 플랜이 이어집니다.',
      'membership.renewal-due':
        '지금부터 다음 기간을 결제하실 수 있습니다. 자리는 그대로 유지됩니다.',
      'membership.renewed': '아래 자리로 새 기간이 시작되었습니다.',
      'membership.renewal-failed': `이번 기간의 결제가 확인되지 않았습니다. 광고는 계속 노출되며 ${retries}일 후에 다시 확인한 뒤 자리가 다른 회사에 배정됩니다.`,
      'membership.expired':
        '광고 노출이 종료되고 자리가 반납되었습니다. 회사 페이지는 다른 회사와 같이 목록에 그대로 있습니다.',
      'membership.suspended':
        '아래 사안이 해결될 때까지 구매하신 자리가 노출되지 않으며, 결제된 기간은 그대로 진행됩니다. 이의가 있으시면 문의해 주세요.',
      'membership.restored': '아래 자리가 지금부터 다시 노출됩니다.',
    },
    open: '내 플랜 보기',
    foot: 'Hiên의 광고 플랜을 이용하고 계셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, step: MembershipStep): Letter {
  const said = words[language];
  const title = noticeTitle(step.about)?.[language] ?? said.plan;
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      `${title}.`,
      said.text[step.about],
      {
        facts: [
          [said.plan, membershipKindLabels[step.plan][language]],
          [
            said.places,
            step.cities.map((city, at) => said.place(city, step.positions[at] ?? 0)).join(', '),
          ],
          ...(step.reason === undefined ? [] : [[said.reason, step.reason] as const]),
          [said.until, formatDate(step.until, 'deadline', language)],
          ...(step.amount === null
            ? []
            : [[said.amount, formatVnd(step.amount, language)] as const]),
        ],
      },
      { link: `/${language}/membership`, label: said.open },
    ],
    foot: said.foot,
  };
}

/** What happened to a company's ad membership, or is about to (D.3). */
export const membershipStep = mailTemplate<MembershipStep>({
  secret: false,
  sample: {
    about: 'membership.renewal-due',
    plan: 'gold',
    cities: ['Hà Nội', 'Đà Nẵng'],
    positions: [11, 14],
    until: Date.UTC(2026, 11, 9, 16, 59, 59),
    amount: 5_000_000,
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
