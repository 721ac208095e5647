import {
  formatDate,
  formatVnd,
  type Language,
  noticeTitle,
  type PaymentResult,
  paymentResultTexts,
} from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type MoneyStep = {
  about:
    | 'payment.failed'
    | 'money.returning'
    | 'money.returned'
    | 'design.ordered'
    | 'design.purchased'
    | 'design.cancelled'
    | 'design.payment-overdue'
    | 'design.refund-requested'
    | 'design.refund-approved'
    | 'design.refund-rejected'
    | 'design.refunded';
  /** Of what is paid together. */
  number: string;
  /** Whole đồng. */
  amount: number;
  /** Why a payment failed. */
  failure: PaymentResult | null;
  /** Why our staff decided as they did, in their words. */
  reason?: string | null;
  /** Until when the order waits for another try, or the money is back at the latest. */
  until: number | null;
  /** The page to go on at, behind the language: `/payment/shop/12/QR`. */
  page: string;
};

const words = {
  vi: {
    number: 'Mã thanh toán',
    amount: 'Số tiền',
    why: 'Lý do',
    until: { 'payment.failed': 'Đơn được giữ đến', money: 'Chậm nhất', design: 'Thanh toán trước' },
    text: {
      'payment.failed':
        'Chúng tôi chưa nhận được khoản nào. Đơn hàng của bạn vẫn được giữ; bạn có thể thử lại hoặc chọn cách trả khác.',
      'money.returning':
        'Khoản này đến hai lần, đến muộn hoặc nhiều hơn số phải trả, nên chúng tôi chuyển lại về đúng nơi bạn đã trả. Bạn không cần làm gì.',
      'money.returned':
        'Tiền đã về nơi bạn đã trả. Ngân hàng hoặc ví có thể cần thêm thời gian để hiện ra.',
      'design.ordered':
        'Đơn chờ bạn thanh toán. Sau khi thanh toán, bạn tải trọn bộ hồ sơ thiết kế.',
      'design.purchased':
        'Thanh toán đã đến. Bạn có thể tải hồ sơ thiết kế; sau lần tải đầu tiên, đơn không được hoàn tiền.',
      'design.cancelled': 'Đơn đã hủy và không có khoản nào được thu.',
      'design.payment-overdue':
        'Chúng tôi chưa nhận được thanh toán đúng hạn nên đơn đã tự hủy. Bạn có thể đặt lại bất cứ lúc nào.',
      'design.refund-requested':
        'Chúng tôi đã nhận yêu cầu và sẽ trả lời sớm. Trong lúc xem xét, việc tải các thiết kế của đơn tạm khóa.',
      'design.refund-approved':
        'Yêu cầu được chấp nhận. Tiền về nơi bạn đã trả, hoặc về tài khoản bạn đã ghi trong yêu cầu.',
      'design.refund-rejected':
        'Yêu cầu không được chấp nhận. Bạn tải các thiết kế của đơn như trước.',
      'design.refunded':
        'Tiền của đơn đã được hoàn lại, và các thiết kế không còn trong mục đã mua. Ngân hàng hoặc ví có thể cần thêm thời gian để hiện ra.',
    },
    open: {
      'payment.failed': 'Thanh toán lại',
      money: 'Xem đơn hàng của tôi',
      design: 'Xem đơn thiết kế',
    },
    foot: 'Bạn nhận thư này vì một khoản thanh toán trên Hiên.',
  },
  en: {
    number: 'Payment',
    amount: 'Amount',
    why: 'Reason',
    until: {
      'payment.failed': 'The order is kept until',
      money: 'At the latest',
      design: 'Pay before',
    },
    text: {
      'payment.failed':
        'Nothing has reached us. Your order is still kept for you: try again, or pay in another way.',
      'money.returning':
        'This money came twice, too late, or was more than was due, so we send it back the way it came. There is nothing for you to do.',
      'money.returned':
        'The money is back where it came from. Your bank or wallet may take a little longer to show it.',
      'design.ordered':
        'The order waits for your payment. Once it is paid, you download the whole design package.',
      'design.purchased':
        'Your payment has arrived. You can download the design packages; after the first download there is no refund.',
      'design.cancelled': 'The order is cancelled, and nothing was charged.',
      'design.payment-overdue':
        'Your payment did not arrive in time, so the order was cancelled by itself. You can order again whenever you like.',
      'design.refund-requested':
        'We have your request and will answer soon. While we look at it, the designs of this order cannot be downloaded.',
      'design.refund-approved':
        'Your request is approved. The money goes back where it came from, or to the account you named in your request.',
      'design.refund-rejected':
        'Your request was not approved. You can download the designs of this order as before.',
      'design.refunded':
        'The money of this order has been returned, and its designs are no longer among those you own. Your bank or wallet may take a little longer to show it.',
    },
    open: { 'payment.failed': 'Pay again', money: 'See my orders', design: 'See my designs' },
    foot: 'You get this mail because of a payment at Hiên.',
  },
  ko: {
    number: '결제 번호',
    amount: '금액',
    why: '사유',
    until: { 'payment.failed': '주문 유지 기한', money: '늦어도', design: '결제 기한' },
    text: {
      'payment.failed':
        '아직 입금된 금액이 없습니다. 주문은 그대로 유지되고 있으니 다시 시도하시거나 다른 결제 수단을 선택해 주세요.',
      'money.returning':
        '중복되었거나 늦게 도착했거나 결제하실 금액보다 많은 금액이어서, 결제하신 수단으로 돌려드립니다. 따로 하실 일은 없습니다.',
      'money.returned':
        '결제하신 수단으로 금액이 반환되었습니다. 은행이나 지갑에 표시되기까지 시간이 더 걸릴 수 있습니다.',
      'design.ordered':
        '결제를 기다리고 있습니다. 결제가 완료되면 디자인 패키지 전체를 다운로드하실 수 있습니다.',
      'design.purchased':
        '결제가 확인되었습니다. 디자인 패키지를 다운로드해 주세요. 첫 다운로드 후에는 환불되지 않습니다.',
      'design.cancelled': '주문이 취소되었으며 청구된 금액은 없습니다.',
      'design.payment-overdue':
        '기한 내에 결제가 확인되지 않아 주문이 자동으로 취소되었습니다. 언제든지 다시 주문하실 수 있습니다.',
      'design.refund-requested':
        '환불 요청이 접수되었습니다. 곧 답변드리겠습니다. 검토하는 동안에는 이 주문의 디자인을 다운로드하실 수 없습니다.',
      'design.refund-approved':
        '환불 요청이 승인되었습니다. 결제하신 수단 또는 요청에 적어 주신 계좌로 환불해 드립니다.',
      'design.refund-rejected':
        '환불 요청이 승인되지 않았습니다. 이 주문의 디자인은 이전과 같이 다운로드하실 수 있습니다.',
      'design.refunded':
        '주문 금액이 환불되었으며, 해당 디자인은 구매 목록에서 제외되었습니다. 은행이나 지갑에 표시되기까지 시간이 더 걸릴 수 있습니다.',
    },
    open: { 'payment.failed': '다시 결제하기', money: '내 주문 보기', design: '디자인 주문 보기' },
    foot: 'Hiên의 결제와 관련하여 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, step: MoneyStep): Letter {
  const said = words[language];
  const title = noticeTitle(step.about)?.[language] ?? said.amount;
  const kind =
    step.about === 'payment.failed'
      ? step.about
      : step.about.startsWith('design.')
        ? 'design'
        : 'money';
  return {
    subject: language === 'ko' ? `[Hiên] ${title} (${step.number})` : `${title} (${step.number})`,
    parts: [
      `${title}.`,
      said.text[step.about],
      {
        facts: [
          [said.number, step.number],
          [said.amount, formatVnd(step.amount, language)],
          ...(step.failure === null
            ? []
            : [[said.why, paymentResultTexts[step.failure][language]] as const]),
          ...(step.reason == null ? [] : [[said.why, step.reason] as const]),
          ...(step.until === null
            ? []
            : [
                [
                  said.until[step.about === 'design.refund-approved' ? 'money' : kind],
                  formatDate(step.until, 'deadline', language),
                ] as const,
              ]),
        ],
      },
      { link: `/${language}${step.page}`, label: said.open[kind] },
    ],
    foot: said.foot,
  };
}

/** Money that did not come, or goes back: told to who paid. */
export const moneyStep = mailTemplate<MoneyStep>({
  secret: false,
  sample: {
    about: 'payment.failed',
    number: 'SO20260306-000123',
    amount: 4_250_000,
    failure: 'no-balance',
    until: Date.UTC(2026, 2, 9, 16, 59, 59),
    page: '/payment/shop/701/QR',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
