import { formatDate, formatVnd, type Language, monthNamed, noticeTitle } from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

export type SettlementNotice =
  | 'settlement.closed'
  | 'settlement.resolved'
  | 'settlement.held'
  | 'settlement.released'
  | 'settlement.paid';

type SettlementStep = {
  about: SettlementNotice;
  /** `2026-03`. */
  month: string;
  /** Whole đồng; negative where the shop owes. */
  amount: number;
  /** The last day of payment. */
  due: number;
  /** The bank's reference, or the words of an answer. */
  note: string;
};

const words = {
  vi: {
    month: 'Tháng',
    amount: 'Số tiền',
    due: 'Thanh toán trước',
    reference: 'Mã giao dịch ngân hàng',
    text: {
      'settlement.closed':
        'Hãy xem bảng đối soát. Nếu có chỗ chưa đúng, bạn khiếu nại ngay trên trang trước ngày thanh toán.',
      'settlement.resolved': 'Chúng tôi đã xem khiếu nại của bạn và trả lời như sau.',
      'settlement.held':
        'Một phần tiền của tháng đang được giữ lại vì lý do dưới đây. Phần còn lại vẫn được chuyển đúng hạn.',
      'settlement.released':
        'Số tiền bị giữ đã được trả lại cho gian hàng. Tháng nào đã quyết toán thì tiền nằm ở tháng đang chạy.',
      'settlement.paid': 'Tiền đã được chuyển vào tài khoản ngân hàng của gian hàng.',
    },
    nothing: 'Tháng này không có khoản nào phải chuyển cho gian hàng.',
    owed: 'Tháng này gian hàng còn phải trả khoản dưới đây.',
    open: 'Xem bảng đối soát',
    foot: 'Bạn nhận thư này vì bạn có gian hàng trên Hiên.',
  },
  en: {
    month: 'Month',
    amount: 'Amount',
    due: 'Paid by',
    reference: 'Bank reference',
    text: {
      'settlement.closed':
        'Please read the statement. If something is wrong, dispute it on the page before it is paid.',
      'settlement.resolved': 'We have looked at your dispute. This is our answer.',
      'settlement.held':
        'A part of the month is held for the reason below. The rest is paid on time.',
      'settlement.released':
        'What was held is yours again. If its month was paid already, it comes with the month that runs.',
      'settlement.paid': 'The money was sent to the bank account of your shop.',
    },
    nothing: 'Nothing is paid out for this month.',
    owed: 'For this month your shop owes the amount below.',
    open: 'See the statement',
    foot: 'You get this mail because you have a shop at Hiên.',
  },
  ko: {
    month: '정산 월',
    amount: '금액',
    due: '지급 기한',
    reference: '은행 거래 번호',
    text: {
      'settlement.closed':
        '정산 내역을 확인해 주세요. 잘못된 부분이 있으면 지급 전에 페이지에서 이의를 제기하실 수 있습니다.',
      'settlement.resolved': '제기하신 이의를 확인하고 다음과 같이 답변드립니다.',
      'settlement.held':
        '아래 사유로 이달 정산금의 일부 지급을 보류했습니다. 나머지는 기한에 맞춰 지급됩니다.',
      'settlement.released':
        '보류된 정산금의 지급이 재개되었습니다. 이미 지급이 끝난 달의 금액은 진행 중인 달에 포함됩니다.',
      'settlement.paid': '상점의 은행 계좌로 정산금을 보냈습니다.',
    },
    nothing: '이번 달에는 지급할 정산금이 없습니다.',
    owed: '이번 달에는 상점이 아래 금액을 납부해야 합니다.',
    open: '정산 내역 보기',
    foot: 'Hiên에서 상점을 운영하고 계셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, { about, month, amount, due, note }: SettlementStep): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.open;
  const paid = amount > 0 ? said.text[about] : amount === 0 ? said.nothing : said.owed;
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      `${title}.`,
      about === 'settlement.paid' ? paid : said.text[about],
      ...(note === '' || about === 'settlement.paid' ? [] : [{ quote: note }]),
      {
        facts: [
          [said.month, formatDate(monthNamed(month), 'month', language)],
          [said.amount, formatVnd(amount, language)],
          ...(about === 'settlement.paid' ? [[said.reference, note] as const] : []),
          ...(about !== 'settlement.paid' && amount > 0
            ? [[said.due, formatDate(due, 'deadline', language)] as const]
            : []),
        ],
      },
      { link: `/${language}/shop-manager/settlement?month=${month}`, label: said.open },
    ],
    foot: said.foot,
  };
}

/** What happened to a shop's month (2.16). */
export const settlementStep = mailTemplate<SettlementStep>({
  secret: false,
  sample: {
    about: 'settlement.closed',
    month: '2026-10',
    amount: 184_230_000,
    due: Date.UTC(2026, 10, 6, 16, 59, 59),
    note: '',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
