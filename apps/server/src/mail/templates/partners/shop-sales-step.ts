import { type Language, noticeTitle } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type ShopSalesStep = {
  about: 'seller.sales-stopped' | 'seller.sales-resumed' | 'seller.penalty-stopped';
  shop: string;
  /** In the words of staff; empty where points did it. */
  reason: string;
};

const words = {
  vi: {
    text: {
      'seller.sales-stopped': (shop: string) =>
        `${shop} tạm thời không nhận đơn mới; người mua thấy sản phẩm là hết hàng. Đơn đã đặt vẫn cần được xử lý đúng hạn. Lý do:`,
      'seller.penalty-stopped': (shop: string) =>
        `${shop} tạm thời không nhận đơn mới vì có quá nhiều điểm trễ hạn. Đơn đã đặt vẫn cần được xử lý đúng hạn. Khi điểm cũ hết hiệu lực, gian hàng tự bán lại.`,
      'seller.sales-resumed': (shop: string) =>
        `${shop} nhận đơn mới trở lại từ bây giờ. Lời nhắn của Hiên:`,
    },
    open: 'Xem tình trạng gian hàng',
    foot: 'Bạn nhận thư này vì bạn có gian hàng trên Hiên.',
  },
  en: {
    text: {
      'seller.sales-stopped': (shop: string) =>
        `${shop} takes no new orders for now; buyers see its items as sold out. Orders already placed still have their deadlines. The reason:`,
      'seller.penalty-stopped': (shop: string) =>
        `${shop} takes no new orders for now, because of its points for missed deadlines. Orders already placed still have their deadlines. Sales go on by themselves when older points no longer count.`,
      'seller.sales-resumed': (shop: string) =>
        `${shop} takes new orders again from now on. What Hiên says about it:`,
    },
    open: 'See how the shop stands',
    foot: 'You get this mail because you have a shop at Hiên.',
  },
  ko: {
    text: {
      'seller.sales-stopped': (shop: string) =>
        `${shop}의 신규 주문을 일시 정지했습니다. 구매자에게는 품절로 표시됩니다. 이미 받은 주문은 기한에 맞춰 처리해 주세요. 사유는 다음과 같습니다.`,
      'seller.penalty-stopped': (shop: string) =>
        `기한 초과 벌점이 누적되어 ${shop}의 신규 주문이 일시 정지되었습니다. 이미 받은 주문은 기한에 맞춰 처리해 주세요. 이전 벌점의 효력이 끝나면 판매가 자동으로 재개됩니다.`,
      'seller.sales-resumed': (shop: string) =>
        `지금부터 ${shop}에서 신규 주문을 다시 받습니다. Hiên의 안내는 다음과 같습니다.`,
    },
    open: '상점 상태 보기',
    foot: 'Hiên에서 상점을 운영하고 계셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, { about, shop, reason }: ShopSalesStep): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.open;
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      said.text[about](shop),
      ...(reason === '' ? [] : [{ quote: reason }]),
      { link: paths.shopManager.to(language, { type: 'account' }), label: said.open },
    ],
    foot: said.foot,
  };
}

/** New orders reach a shop no more, or again. */
export const shopSalesStep = mailTemplate<ShopSalesStep>({
  secret: false,
  sample: {
    about: 'seller.sales-stopped',
    shop: 'Gỗ Ven Sông',
    reason: 'Ba người mua báo nhận hàng không đúng chất liệu',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
