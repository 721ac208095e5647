import { couponWords, type Language, noticeTitle } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

/** `off`: đồng, or the most that `percent` (0: none) takes off. */
type Given = {
  code: string;
  name: string;
  off: number;
  percent: number;
  minimum: number;
  from: number;
  until: number;
};

const words = {
  vi: {
    name: 'Mã giảm giá',
    off: 'Ưu đãi',
    orders: 'Đơn hàng',
    days: 'Thời hạn',
    code: 'Mã',
    text: 'Mã đã nằm sẵn trong tài khoản của bạn. Khi đặt hàng, bạn chọn mã này ở phần giảm giá.',
    open: 'Xem mã giảm giá của tôi',
    stop: 'Tắt thư ưu đãi',
    foot: 'Bạn nhận thư này vì đã đồng ý nhận tin ưu đãi của Hiên qua email. Bạn có thể tắt bất cứ lúc nào trong hồ sơ.',
  },
  en: {
    name: 'Coupon',
    off: 'Offer',
    orders: 'Orders',
    days: 'Days',
    code: 'Code',
    text: 'The coupon is already in your account. Choose it among the savings when you order.',
    open: 'See my coupons',
    stop: 'Stop mails with offers',
    foot: 'You get this mail because you agreed to offers from Hiên by email. You can stop them in your profile at any time.',
  },
  ko: {
    name: '쿠폰',
    off: '혜택',
    orders: '주문',
    days: '사용 기간',
    code: '쿠폰 코드',
    text: '쿠폰은 이미 회원님의 계정에 등록되어 있습니다. 주문하실 때 할인 항목에서 선택해 주세요.',
    open: '내 쿠폰 보기',
    stop: '혜택 메일 수신 거부',
    foot: 'Hiên의 혜택 메일 수신에 동의하셔서 보내 드리는 메일입니다. 프로필에서 언제든지 수신을 거부하실 수 있습니다.',
  },
} as const;

function letter(language: Language, given: Given): Letter {
  const said = words[language];
  const { off, percent, minimum, from, until } = given;
  const value =
    percent === 0
      ? ({ kind: 'amount', amount: off } as const)
      : ({ kind: 'percent', percent, max: off } as const);
  const offer = couponWords({ value, minimum, from, until }, language);
  const title = noticeTitle('coupon.given')?.[language] ?? said.name;
  return {
    // Korean law wants advertising named in the subject.
    subject:
      language === 'ko' ? `(광고) [Hiên] ${title}: ${given.name}` : `${title}: ${given.name}`,
    parts: [
      said.text,
      {
        facts: [
          [said.name, given.name],
          [said.code, given.code],
          [said.off, offer.off],
          [said.orders, offer.orders],
          [said.days, offer.days],
        ],
      },
      { link: paths.pointCoupon.to(language), label: said.open },
      { links: [[said.stop, paths.myProfileCustomer.to(language)]] },
    ],
    foot: said.foot,
  };
}

/** A coupon that a member was given without asking: advertising, to who agreed to it. */
export const couponGiven = mailTemplate<Given>({
  secret: false,
  sample: {
    code: 'NHAMOI10',
    name: 'Mừng nhà mới',
    off: 500_000,
    percent: 10,
    minimum: 2_000_000,
    from: Date.UTC(2026, 2, 9, 17),
    until: Date.UTC(2026, 3, 10, 16, 59, 59),
  },
  write: {
    vi: (given) => letter('vi', given),
    en: (given) => letter('en', given),
    ko: (given) => letter('ko', given),
  },
});
