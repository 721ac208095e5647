import {
  formatVnd,
  givenReason,
  itemTexts,
  type ItemState,
  type Language,
  noticeTitle,
  sayNext,
  staffActLabel,
} from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type OrderStep = {
  /** The subject of the domain's effect, `order.paid`. */
  about: string;
  name: string;
  /** How many other lines the order has. */
  more: number;
  number: string;
  orderId: number;
  shop: string;
  /** The state that says what happens next, with its deadline. */
  state: string | null;
  until: number | null;
  deadline: string | null;
  /** Whole đồng that go back, or are back, with this step. */
  back: number | null;
  /** Opens the order without signing in, with the last digits of the phone; null for the seller. */
  token: string | null;
  /** The event that staff sent in the shop's place, for its shop, with their reason, and what they said besides. */
  act?: string | null;
  reason?: string | null;
  said?: string | null;
};

const words = {
  vi: {
    order: 'Đơn hàng',
    goods: 'Sản phẩm',
    shop: 'Gian hàng',
    back: 'Tiền hoàn',
    until: 'Hạn',
    next: 'Tiếp theo',
    act: 'Hiên đã làm',
    why: 'Lý do',
    open: 'Xem đơn hàng',
    more: (count: number) => ` và ${count} sản phẩm khác`,
    digits:
      'Liên kết mở được mà không cần đăng nhập: bạn chỉ cần nhập 4 số cuối điện thoại nhận hàng. Đừng chuyển tiếp thư này.',
    foot: 'Bạn nhận thư này vì có thay đổi trong đơn hàng trên Hiên.',
  },
  en: {
    order: 'Order',
    goods: 'Goods',
    shop: 'Shop',
    back: 'Refund',
    until: 'Until',
    next: 'What happens next',
    act: 'What Hiên did',
    why: 'Reason',
    open: 'See the order',
    more: (count: number) => ` and ${count} more`,
    digits:
      'The link opens without signing in: type the last four digits of the delivery phone. Please do not pass this mail on.',
    foot: 'You get this mail because something changed in an order at Hiên.',
  },
  ko: {
    order: '주문',
    goods: '상품',
    shop: '판매자',
    back: '환불 금액',
    until: '기한',
    next: '다음 단계',
    act: 'Hiên의 처리',
    why: '사유',
    open: '주문 보기',
    more: (count: number) => ` 외 ${count}건`,
    digits:
      '로그인하지 않아도 링크를 열 수 있습니다. 배송 연락처 뒤 4자리를 입력해 주세요. 이 메일을 다른 사람에게 전달하지 마세요.',
    foot: 'Hiên 주문에 변동이 있어 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, step: OrderStep): Letter {
  const said = words[language];
  const title = noticeTitle(step.about)?.[language] ?? said.order;
  const next =
    step.state === null
      ? null
      : sayNext(
          itemTexts(step.token === null ? 'seller' : 'buyer'),
          step.state as ItemState,
          { until: step.until, deadline: step.deadline },
          language,
        );
  const act = step.act == null ? null : staffActLabel(step.act);
  const why = [givenReason(step.reason ?? '', language), step.said ?? '']
    .filter((part) => part !== '')
    .join('. ');
  const query = step.token === null ? '' : `?token=${step.token}`;
  return {
    subject: language === 'ko' ? `[Hiên] ${title} (${step.number})` : `${title} (${step.number})`,
    parts: [
      `${title}.`,
      {
        facts: [
          [said.order, step.number],
          [said.goods, `${step.name}${step.more > 0 ? said.more(step.more) : ''}`],
          [said.shop, step.shop],
          ...(act == null ? [] : [[said.act, act[language]] as const]),
          ...(why === '' ? [] : [[said.why, why] as const]),
          ...(step.back === null ? [] : [[said.back, formatVnd(step.back, language)] as const]),
          ...(next === null ? [] : [[said.next, next.what] as const]),
          ...(next?.until == null ? [] : [[said.until, next.until] as const]),
        ],
      },
      {
        link: `/${language}/order/order-shop-detail/${step.orderId}${query}`,
        label: said.open,
      },
      ...(step.token === null ? [] : [said.digits]),
    ],
    foot: said.foot,
  };
}

/** One step of an order, told to its buyer or its seller in the domain's words. */
export const orderStep = mailTemplate<OrderStep>({
  secret: true,
  sample: {
    about: 'order.dispatched',
    name: 'Ghế mây Bến Tre',
    more: 1,
    number: 'SO20260306-000123',
    orderId: 701,
    shop: 'Nhà Mây',
    state: 'delivering',
    until: Date.UTC(2026, 2, 13, 16, 59, 59),
    deadline: 'confirm-due',
    back: null,
    token: 'Zk3v9wQp4mTn8xLc2rBsZk3v9wQp4mTn',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
