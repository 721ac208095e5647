import { type Language, noticeTitle } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type ShopDataStep = {
  about: 'partner.change-approved' | 'partner.change-rejected';
  shop: string;
  /** Empty where it was approved. */
  reason: string;
};

const words = {
  vi: {
    approved: (shop: string) =>
      `Từ bây giờ ${shop} hiện với thông tin mới; tiền đối soát cũng được chuyển theo thông tin này.`,
    rejected: (shop: string) =>
      `Chúng tôi chưa duyệt được thông tin mới của ${shop}. Thông tin cũ vẫn được dùng. Lý do:`,
    again: 'Bạn có thể sửa và gửi lại yêu cầu.',
    open: 'Xem thông tin gian hàng',
    foot: 'Bạn nhận thư này vì bạn có gian hàng trên Hiên.',
  },
  en: {
    approved: (shop: string) =>
      `From now on ${shop} is shown with its new data, and payouts follow them.`,
    rejected: (shop: string) =>
      `We could not approve the new data of ${shop}. What was there stays in use. The reason:`,
    again: 'You can correct the request and send it again.',
    open: 'See the shop’s data',
    foot: 'You get this mail because you have a shop at Hiên.',
  },
  ko: {
    approved: (shop: string) =>
      `지금부터 ${shop}에 새 정보가 표시되며, 정산금도 이 정보에 따라 지급됩니다.`,
    rejected: (shop: string) =>
      `${shop}의 새 정보를 승인하지 못했습니다. 기존 정보가 그대로 사용됩니다. 사유는 다음과 같습니다.`,
    again: '수정하신 뒤 다시 요청하실 수 있습니다.',
    open: '상점 정보 보기',
    foot: 'Hiên에서 상점을 운영하고 계셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, { about, shop, reason }: ShopDataStep): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.open;
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      ...(about === 'partner.change-approved'
        ? [said.approved(shop)]
        : [said.rejected(shop), { quote: reason }, said.again]),
      { link: paths.shopManager.to(language, { type: 'account' }), label: said.open },
    ],
    foot: said.foot,
  };
}

/** Staff have looked at the data a shop wants to have shown. */
export const shopDataStep = mailTemplate<ShopDataStep>({
  secret: false,
  sample: {
    about: 'partner.change-rejected',
    shop: 'Gỗ Ven Sông',
    reason: 'Tên trên giấy phép không khớp với chủ tài khoản',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
