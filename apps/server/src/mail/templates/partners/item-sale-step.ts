import { type Language, type ListingReportReason, listingRules, noticeTitle } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type ItemSaleStep = {
  about: 'item.stopped' | 'item.released' | 'promotion.stopped';
  /** Of the item, or of the promotion. */
  id: number;
  vi: string;
  en: string;
  ko: string;
  /** The rule that an item breaks. */
  rule: ListingReportReason | null;
  /** In the words of staff. */
  reason: string;
};

const words = {
  vi: {
    text: {
      'item.stopped': (name: string) =>
        `Hiên đã ngừng bán “${name}”: người mua không còn tìm thấy sản phẩm này. Đơn đã đặt vẫn cần được xử lý đúng hạn.`,
      'item.released': (name: string) =>
        `“${name}” được bán lại từ bây giờ, như trước khi bị ngừng. Lời nhắn của Hiên:`,
      'promotion.stopped': (name: string) =>
        `Hiên đã dừng khuyến mãi “${name}”. Từ bây giờ các sản phẩm trở lại giá thường. Lý do:`,
    },
    rule: (rule: string) => `Quy định: ${rule}`,
    next: 'Hãy sửa theo lời nhắn rồi gửi duyệt lại. Sản phẩm được bán lại sau khi bản mới được duyệt.',
    open: {
      'item.stopped': 'Mở sản phẩm',
      'item.released': 'Mở sản phẩm',
      'promotion.stopped': 'Xem khuyến mãi',
    },
    foot: 'Bạn nhận thư này vì bạn có gian hàng trên Hiên.',
  },
  en: {
    text: {
      'item.stopped': (name: string) =>
        `Hiên stopped the sale of “${name}”: buyers do not find it any more. Orders already placed still have their deadlines.`,
      'item.released': (name: string) =>
        `“${name}” is on sale again from now on, as it was before. What Hiên says about it:`,
      'promotion.stopped': (name: string) =>
        `Hiên ended your promotion “${name}”. Its items are at their usual prices from now on. The reason:`,
    },
    rule: (rule: string) => `The rule: ${rule}`,
    next: 'Please change what is wrong and send the item to us again. It goes back on sale once the new version is approved.',
    open: {
      'item.stopped': 'Open the item',
      'item.released': 'Open the item',
      'promotion.stopped': 'See the promotion',
    },
    foot: 'You get this mail because you have a shop at Hiên.',
  },
  ko: {
    text: {
      'item.stopped': (name: string) =>
        `Hiên이 ‘${name}’의 판매를 중지했습니다. 구매자에게 더 이상 보이지 않습니다. 이미 받은 주문은 기한에 맞춰 처리해 주세요.`,
      'item.released': (name: string) =>
        `지금부터 ‘${name}’이(가) 중지 전과 같이 다시 판매됩니다. Hiên의 안내는 다음과 같습니다.`,
      'promotion.stopped': (name: string) =>
        `Hiên이 프로모션 ‘${name}’을(를) 종료했습니다. 지금부터 평소 가격으로 판매됩니다. 사유는 다음과 같습니다.`,
    },
    rule: (rule: string) => `위반 규정: ${rule}`,
    next: '안내에 따라 수정한 뒤 다시 승인을 요청해 주세요. 새 내용이 승인되면 판매가 재개됩니다.',
    open: {
      'item.stopped': '상품 열기',
      'item.released': '상품 열기',
      'promotion.stopped': '프로모션 보기',
    },
    foot: 'Hiên에서 상점을 운영하고 계셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, { about, id, rule, reason, ...name }: ItemSaleStep): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.open[about];
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      said.text[about](name[language]),
      ...(rule === null ? [] : [said.rule(listingRules[rule][language])]),
      { quote: reason },
      ...(about === 'item.stopped' ? [said.next] : []),
      {
        link:
          about === 'promotion.stopped'
            ? paths.shopManager.to(language, { type: 'promotions' })
            : paths.shopManagerUploadItem.to(language, { id }),
        label: said.open[about],
      },
    ],
    foot: said.foot,
  };
}

/** Staff stopped an item or a promotion of a shop, or let an item go on. */
export const itemSaleStep = mailTemplate<ItemSaleStep>({
  secret: false,
  sample: {
    about: 'item.stopped',
    id: 12,
    vi: 'Ghế đọc sách gỗ sồi',
    en: 'Oak reading chair',
    ko: '오크 독서 의자',
    rule: 'counterfeit',
    reason: 'Ảnh và kiểu dáng là của một xưởng khác. Hãy gửi giấy cho phép hoặc đổi mẫu.',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
