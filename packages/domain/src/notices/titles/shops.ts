import type { Text } from '../../language/language.ts';

/** A shop: its items, promotions, papers and sales. */
export const shops = {
  'item.approved': {
    vi: 'Sản phẩm của bạn đã được duyệt và lên kệ',
    en: 'Your item is approved and on sale',
    ko: '상품이 승인되어 판매를 시작했습니다',
  },
  'item.rejected': {
    vi: 'Sản phẩm của bạn chưa được duyệt',
    en: 'Your item was not approved',
    ko: '상품이 승인되지 않았습니다',
  },
  'item.stopped': {
    vi: 'Hiên đã ngừng bán sản phẩm của bạn',
    en: 'Hiên stopped the sale of your item',
    ko: 'Hiên이 상품 판매를 중지했습니다',
  },
  'item.released': {
    vi: 'Sản phẩm của bạn được bán lại',
    en: 'Your item is on sale again',
    ko: '상품 판매가 재개되었습니다',
  },
  'item.edit-approved': {
    vi: 'Nội dung mới của sản phẩm đã được duyệt',
    en: 'The new content of your item is on sale',
    ko: '상품 수정 내용이 승인되었습니다',
  },
  'item.edit-rejected': {
    vi: 'Nội dung mới chưa được duyệt, bản cũ vẫn bán',
    en: 'The new content was not approved; the old version stays on sale',
    ko: '수정 내용이 승인되지 않아 기존 상품이 계속 판매됩니다',
  },
  'partner.change-approved': {
    vi: 'Thông tin mới của gian hàng đã được duyệt',
    en: 'The new data of your shop are approved',
    ko: '상점의 새 정보가 승인되었습니다',
  },
  'partner.change-rejected': {
    vi: 'Thông tin mới của gian hàng chưa được duyệt',
    en: 'The new data of your shop were not approved',
    ko: '상점의 새 정보가 승인되지 않았습니다',
  },
  'promotion.approved': {
    vi: 'Khuyến mãi của bạn đã được duyệt',
    en: 'Your promotion is approved',
    ko: '프로모션이 승인되었습니다',
  },
  'promotion.begun': {
    vi: 'Khuyến mãi của bạn đã bắt đầu',
    en: 'Your promotion has begun',
    ko: '프로모션이 시작되었습니다',
  },
  'promotion.ended': {
    vi: 'Khuyến mãi của bạn đã hết, giá trở lại như thường',
    en: 'Your promotion is over, prices are the usual ones again',
    ko: '프로모션이 종료되어 평소 가격으로 돌아왔습니다',
  },
  'promotion.unanswered': {
    vi: 'Yêu cầu khuyến mãi hết hạn khi chưa được xét',
    en: 'The days of your promotion went by before it was looked at',
    ko: '심사 전에 프로모션 기간이 지났습니다',
  },
  'promotion.stopped': {
    vi: 'Hiên đã dừng khuyến mãi của bạn, giá trở lại như thường',
    en: 'Hiên ended your promotion, prices are the usual ones again',
    ko: 'Hiên이 프로모션을 종료하여 평소 가격으로 돌아왔습니다',
  },
  'promotion.rejected': {
    vi: 'Khuyến mãi của bạn chưa được duyệt',
    en: 'Your promotion was not approved',
    ko: '프로모션이 승인되지 않았습니다',
  },
  'company.approved': {
    vi: 'Trang công ty đã được cập nhật',
    en: 'Your company’s page is updated',
    ko: '회사 페이지가 업데이트되었습니다',
  },
  'company.rejected': {
    vi: 'Thay đổi của trang công ty chưa được duyệt, khách vẫn thấy bản cũ',
    en: 'The change of your company’s page was not approved; visitors still see the old version',
    ko: '회사 페이지 변경이 승인되지 않아 기존 내용이 그대로 보입니다',
  },
  'paper.ending': {
    vi: 'Một giấy tờ của công ty sắp hết hạn',
    en: 'A paper of your company runs out soon',
    ko: '회사 서류의 기한이 곧 끝납니다',
  },
  'paper.accepted': {
    vi: 'Giấy tờ công ty gửi đã được ghi nhận',
    en: 'The paper you sent for your company is accepted',
    ko: '보내 주신 회사 서류가 확인되었습니다',
  },
  'paper.refused': {
    vi: 'Giấy tờ công ty gửi chưa đạt',
    en: 'The paper you sent for your company was not enough',
    ko: '보내 주신 회사 서류를 확인하지 못했습니다',
  },
  'seller.penalty-warning': {
    vi: 'Cảnh báo: nhiều lần trễ hạn',
    en: 'Warning: several deadlines were missed',
    ko: '경고: 기한 초과가 누적되었습니다',
  },
  'seller.penalty-stopped': {
    vi: 'Tạm ngừng bán mới vì trễ hạn nhiều lần',
    en: 'New sales are stopped because of missed deadlines',
    ko: '기한 초과 누적으로 신규 판매가 정지되었습니다',
  },
  'seller.penalty-review': {
    vi: 'Hiên đang xem xét gian hàng vì trễ hạn nhiều lần',
    en: 'Hiên reviews the shop because of missed deadlines',
    ko: '기한 초과 누적으로 상점이 심사 중입니다',
  },
  'seller.sales-stopped': {
    vi: 'Hiên dừng nhận đơn mới cho gian hàng',
    en: 'Hiên stopped new orders of the shop',
    ko: 'Hiên이 상점의 신규 주문을 정지했습니다',
  },
  'seller.sales-resumed': {
    vi: 'Gian hàng nhận đơn mới trở lại',
    en: 'The shop takes new orders again',
    ko: '상점이 신규 주문을 다시 받습니다',
  },
} as const satisfies Readonly<Record<string, Text>>;
