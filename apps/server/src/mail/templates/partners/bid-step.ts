import {
  endOfDay,
  formatDate,
  formatVnd,
  type Language,
  limits,
  type LossReason,
  noticeTitle,
  type Reason,
  reasonTexts,
  timetableOf,
} from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type BidStep = {
  about:
    | 'bid.placed'
    | 'bid.canceled'
    | 'bid.voided'
    | 'bid.planned'
    | 'bid.plan-canceled'
    | 'bid.unplaced'
    | 'bid.won'
    | 'bid.lost';
  city: string;
  /** The Monday of the ad week, `2026-03-09`. */
  week: string;
  slot: number;
  /** Whole đồng. */
  amount: number;
  /** Why it did not win; null otherwise. */
  loss: LossReason | null;
  /** Staff's, who voided it; null otherwise. */
  reason: string | null;
  /** Why a plan could not be placed; null otherwise. */
  refusal: Reason | null;
  /** The line of the ledger that says so, and its hash; null of a plan, which stands in none yet. */
  line: number | null;
  hash: string | null;
};

const days = limits.auction.refundBusinessDays;

const words = {
  vi: {
    place: 'Vị trí',
    week: 'Tuần từ thứ Hai',
    amount: 'Giá đã đặt',
    line: 'Dòng trong sổ',
    hash: 'Mã kiểm tra',
    opens: 'Tự đặt lúc',
    text: {
      'bid.placed': `Tiền đã về và lượt đặt giá được tính. Kết quả có lúc 15:00 thứ Sáu; nếu không trúng, toàn bộ số tiền được hoàn trong ${days} ngày làm việc. Hãy giữ thư này: mã dưới đây cho thấy dòng của bạn không bị sửa về sau.`,
      'bid.canceled': `Toàn bộ số tiền được hoàn trong ${days} ngày làm việc. Lượt này vẫn tính vào giới hạn của tuần.`,
      'bid.voided': `Chúng tôi đã hủy hiệu lực lượt đặt giá này. Toàn bộ số tiền được hoàn trong ${days} ngày làm việc. Nếu bạn thấy chưa đúng, hãy trả lời thư này.`,
      'bid.planned':
        'Tiền đã về. Ngay khi phiên mở, chúng tôi đặt giá này thay bạn; các lịch được đặt theo thứ tự thanh toán. Nếu lúc đó giá không còn đủ, toàn bộ số tiền được hoàn lại. Trước giờ mở bạn có thể hủy lịch.',
      'bid.plan-canceled': `Toàn bộ số tiền được hoàn trong ${days} ngày làm việc. Lịch đã hủy không tính vào giới hạn của tuần.`,
      'bid.unplaced': `Khi phiên mở, lượt đặt giá này không được nhận. Toàn bộ số tiền được hoàn trong ${days} ngày làm việc. Bạn vẫn có thể đặt giá khác cho tuần này.`,
      'bid.won':
        'Công ty đứng ở vị trí này từ thứ Hai đến Chủ Nhật, kèm nhãn quảng cáo. Bạn không phải làm gì thêm.',
      'bid.lost': `Toàn bộ số tiền được hoàn trong ${days} ngày làm việc. Bạn có thể tự chạy lại kết quả từ sổ công khai.`,
    },
    loss: {
      outbid: 'Vị trí này thuộc về giá cao hơn.',
      'company-has-slot': 'Công ty đã có một vị trí trong tuần này.',
      superseded: 'Lượt mới của chính bạn đã thay thế lượt này.',
    },
    open: 'Xem các lượt đặt giá của tôi',
    foot: 'Bạn nhận thư này vì công ty của bạn đã đặt giá trên Hiên.',
  },
  en: {
    place: 'Position',
    week: 'The week from Monday',
    amount: 'Your bid',
    line: 'Line of the ledger',
    hash: 'Checksum',
    opens: 'Placed at',
    text: {
      'bid.placed': `Your money is here and the bid counts. The results are out on Friday at 15:00; if you do not win, all of it goes back within ${days} business days. Keep this mail: the checksum shows that your line is not changed afterwards.`,
      'bid.canceled': `All of your money goes back within ${days} business days. The bid still counts towards the week's limit.`,
      'bid.voided': `We have voided this bid. All of your money goes back within ${days} business days. If you think that is wrong, answer this mail.`,
      'bid.planned':
        'Your money is here. We place this bid for you the moment the week opens; plans are placed in the order in which they were paid. If it is not enough then, all of your money goes back. You can cancel the plan until it opens.',
      'bid.plan-canceled': `All of your money goes back within ${days} business days. A canceled plan does not count towards the week's limit.`,
      'bid.unplaced': `When the week opened, this bid was not taken. All of your money goes back within ${days} business days. You can still bid for this week.`,
      'bid.won':
        'Your company stands at this position from Monday to Sunday, labelled as advertising. There is nothing left to do.',
      'bid.lost': `All of your money goes back within ${days} business days. You can play the results again from the public ledger.`,
    },
    loss: {
      outbid: 'A higher bid won this position.',
      'company-has-slot': 'Your company has a position in this week already.',
      superseded: 'Your own newer bid took over from this one.',
    },
    open: 'See my bids',
    foot: 'You get this mail because your company bid at Hiên.',
  },
  ko: {
    place: '위치',
    week: '광고 주간 (월요일)',
    amount: '입찰 금액',
    line: '원장 기록 번호',
    hash: '검증 값',
    opens: '자동 입찰 시각',
    text: {
      'bid.placed': `결제가 확인되어 입찰이 반영되었습니다. 결과는 금요일 15:00에 발표되며, 낙찰되지 않으면 ${days}영업일 이내에 전액 환불해 드립니다. 이 메일을 보관해 주세요. 아래 검증 값으로 기록이 나중에 바뀌지 않았음을 확인하실 수 있습니다.`,
      'bid.canceled': `${days}영업일 이내에 전액 환불해 드립니다. 이 입찰도 이번 주 횟수에는 포함됩니다.`,
      'bid.voided': `이 입찰을 무효 처리하였습니다. ${days}영업일 이내에 전액 환불해 드립니다. 이의가 있으시면 이 메일에 회신해 주세요.`,
      'bid.planned':
        '결제가 확인되었습니다. 경매가 열리는 즉시 이 금액으로 대신 입찰해 드리며, 예약은 결제된 순서대로 접수됩니다. 그때 금액이 부족하면 전액 환불해 드립니다. 경매가 열리기 전까지 예약을 취소하실 수 있습니다.',
      'bid.plan-canceled': `${days}영업일 이내에 전액 환불해 드립니다. 취소한 예약은 이번 주 횟수에 포함되지 않습니다.`,
      'bid.unplaced': `경매가 열릴 때 이 입찰이 접수되지 않았습니다. ${days}영업일 이내에 전액 환불해 드립니다. 이번 주에는 다시 입찰하실 수 있습니다.`,
      'bid.won':
        '회사가 월요일부터 일요일까지 이 위치에 광고 표시와 함께 노출됩니다. 추가로 하실 일은 없습니다.',
      'bid.lost': `${days}영업일 이내에 전액 환불해 드립니다. 공개 원장으로 결과를 직접 다시 확인하실 수 있습니다.`,
    },
    loss: {
      outbid: '더 높은 금액이 이 위치에 낙찰되었습니다.',
      'company-has-slot': '이번 주에 이미 다른 위치에 낙찰되셨습니다.',
      superseded: '새로 하신 입찰이 이 입찰을 대체하였습니다.',
    },
    open: '내 입찰 보기',
    foot: 'Hiên 경매에 입찰하셔서 보내 드리는 메일입니다.',
  },
} as const;

/** Where the bid stands in the ledger; of a plan, when it is placed. */
function ledgerFacts({ about, week, line, hash }: BidStep, language: Language): [string, string][] {
  const said = words[language];
  if (line !== null && hash !== null)
    return [
      [said.line, String(line)],
      [said.hash, hash],
    ];
  const { opens } = timetableOf(Date.parse(`${week}T00:00:00+07:00`));
  return about === 'bid.planned' ? [[said.opens, formatDate(opens, 'dateTime', language)]] : [];
}

function letter(language: Language, step: BidStep): Letter {
  const said = words[language];
  const title = noticeTitle(step.about)?.[language] ?? said.place;
  const monday = endOfDay(Date.parse(`${step.week}T00:00:00+07:00`));
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      `${title}.`,
      ...(step.loss === null ? [] : [said.loss[step.loss]]),
      ...(step.refusal === null ? [] : [reasonTexts[step.refusal][language]]),
      said.text[step.about],
      ...(step.reason === null ? [] : [{ quote: step.reason }]),
      {
        facts: [
          [said.place, `${step.city} · ${step.slot}`],
          [said.week, formatDate(monday, 'date', language)],
          [said.amount, formatVnd(step.amount, language)],
          ...ledgerFacts(step, language),
        ],
      },
      { link: `/${language}/my-auction-result`, label: said.open },
    ],
    foot: said.foot,
  };
}

/** What became of a company's bid (2.13). */
export const bidStep = mailTemplate<BidStep>({
  secret: false,
  sample: {
    about: 'bid.lost',
    city: 'Hà Nội',
    week: '2026-11-23',
    slot: 2,
    amount: 1_250_000,
    loss: 'outbid',
    reason: null,
    refusal: null,
    line: 17,
    hash: '9f2c6b1e4a7d0835c1f2e3d4b5a697887766554433221100ffeeddccbbaa9988',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
