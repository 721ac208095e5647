import type { Text } from '../language/language.ts';

/** A shop that staff never looked at the papers of puts nothing new on sale; what is on sale already stays (docs/adr/0199). */
export const mayPutOnSale = (shop: { readonly verifiedAt: Date | null }): boolean =>
  shop.verifiedAt !== null;

/** Why not, for whoever presses. */
export const unverifiedShopTexts: Readonly<Record<'seller' | 'admin', Text>> = {
  seller: {
    vi: 'Cửa hàng chưa được xác minh nên chưa bán được món mới. Hãy gửi giấy phép kinh doanh ở mục Tài khoản để nhân viên xem; món này vẫn được giữ.',
    en: 'The shop is not verified yet, so nothing new goes on sale. Send its business licence under Account for our staff to look at; this item is kept.',
    ko: '아직 인증되지 않은 상점은 새 상품을 판매할 수 없습니다. 계정 메뉴에서 사업자 등록증을 보내 주시면 담당자가 확인합니다. 작성한 상품은 그대로 보관됩니다.',
  },
  admin: {
    vi: 'Cửa hàng này chưa được xác minh: hãy xem giấy tờ ở hàng chờ “Đổi thông tin gian hàng” trước khi cho bán món mới.',
    en: 'This shop is not verified: look at its papers in the queue “Data of shops” before something new goes on sale.',
    ko: '아직 인증되지 않은 상점입니다. 새 상품을 승인하기 전에 ‘상점 정보 변경’ 대기열에서 서류를 확인해 주세요.',
  },
};
