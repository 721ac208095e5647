import { formatDate, formatInteger, type Language, noticeTitle } from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type PointsStep = {
  about: 'points.earned' | 'points.expiring' | 'points.expired' | 'points.revoked';
  points: number;
  /** When they end, or have ended. */
  until: number;
};

const words = {
  vi: {
    points: 'Điểm',
    until: {
      'points.earned': 'Dùng được đến',
      'points.expiring': 'Hết hạn',
      'points.expired': 'Đã hết hạn',
      'points.revoked': 'Lẽ ra dùng được đến',
    },
    text: {
      'points.earned':
        'Cảm ơn bạn đã chia sẻ. Một điểm là một đồng, dùng cho bất kỳ đơn hàng nào trong cửa hàng.',
      'points.expiring':
        'Một điểm là một đồng. Khi đặt hàng, điểm gần hết hạn nhất được dùng trước.',
      'points.expired': 'Những điểm này đã quá một năm nên không còn dùng được.',
      'points.revoked':
        'Đánh giá đem lại những điểm này đã bị gỡ vì vi phạm quy định. Điểm bạn đã dùng không bị đòi lại.',
    },
    open: 'Xem điểm của tôi',
    unit: (points: string) => `${points} điểm`,
    foot: 'Bạn nhận thư này vì có điểm trên Hiên.',
  },
  en: {
    points: 'Points',
    until: {
      'points.earned': 'Good until',
      'points.expiring': 'They end',
      'points.expired': 'Ended',
      'points.revoked': 'Would have ended',
    },
    text: {
      'points.earned': 'Thank you for sharing. A point is one đồng, for any order in the shop.',
      'points.expiring':
        'A point is one đồng. When you order, those that end first are used first.',
      'points.expired': 'These points were a year old and can no longer be used.',
      'points.revoked':
        'The review that earned them was removed by the rules. What you have spent stays yours.',
    },
    open: 'See my points',
    unit: (points: string) => `${points} points`,
    foot: 'You get this mail because you have points at Hiên.',
  },
  ko: {
    points: '포인트',
    until: {
      'points.earned': '사용 기한',
      'points.expiring': '만료 예정',
      'points.expired': '만료',
      'points.revoked': '원래 사용 기한',
    },
    text: {
      'points.earned':
        '소중한 후기 감사합니다. 1포인트는 1동이며 모든 상품 주문에 사용하실 수 있습니다.',
      'points.expiring': '1포인트는 1동입니다. 주문하실 때 먼저 만료되는 포인트부터 사용됩니다.',
      'points.expired': '적립 후 1년이 지나 더 이상 사용하실 수 없습니다.',
      'points.revoked':
        '적립의 근거가 된 리뷰가 운영 원칙에 따라 삭제되었습니다. 이미 사용하신 포인트는 회수하지 않습니다.',
    },
    open: '내 포인트 보기',
    unit: (points: string) => `${points}포인트`,
    foot: 'Hiên 포인트를 보유하고 계셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, { about, points, until }: PointsStep): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.points;
  const amount = said.unit(formatInteger(points, language));
  return {
    subject: language === 'ko' ? `[Hiên] ${title} (${amount})` : `${title} (${amount})`,
    parts: [
      `${title}.`,
      said.text[about],
      {
        facts: [
          [said.points, amount],
          [said.until[about], formatDate(until, 'deadline', language)],
        ],
      },
      { link: `/${language}/point-coupon`, label: said.open },
    ],
    foot: said.foot,
  };
}

/** Points that came, that end soon, that have ended, that were taken back. */
export const pointsStep = mailTemplate<PointsStep>({
  secret: false,
  sample: { about: 'points.expiring', points: 500, until: Date.UTC(2026, 3, 5, 16, 59, 59) },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
