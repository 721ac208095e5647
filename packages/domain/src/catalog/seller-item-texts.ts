import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { SellerItemPayloads, SellerItemState } from './seller-item.ts';

/** A seller item's words (commerce 4). */
export const sellerItemTexts: MachineTexts<SellerItemState> = {
  states: {
    draft: {
      label: { vi: 'Bản nháp', en: 'Draft', ko: '임시 저장' },
      next: {
        vi: 'Người bán hoàn tất thông tin và gửi duyệt.',
        en: 'The seller completes the details and submits them.',
        ko: '정보를 입력하고 승인을 요청해 주세요.',
      },
    },
    waiting: {
      label: { vi: 'Chờ duyệt', en: 'Waiting for approval', ko: '승인 대기' },
      next: {
        vi: 'Chúng tôi kiểm tra và duyệt sản phẩm.',
        en: 'We check the item and approve it.',
        ko: '상품을 검토하고 있습니다.',
      },
    },
    on_sale: {
      label: { vi: 'Đang bán', en: 'On sale', ko: '판매 중' },
      next: {
        vi: 'Sản phẩm đang được bán.',
        en: 'The item is on sale.',
        ko: '판매 중인 상품입니다.',
      },
    },
    edit_request: {
      label: { vi: 'Chờ duyệt chỉnh sửa', en: 'Edit request', ko: '수정 요청' },
      next: {
        vi: 'Chúng tôi kiểm tra nội dung mới. Bản cũ vẫn được bán.',
        en: 'We check the new content. The old version stays on sale.',
        ko: '수정 내용을 검토하고 있습니다. 기존 상품은 계속 판매됩니다.',
      },
    },
    sold_out: {
      label: { vi: 'Hết hàng', en: 'Sold out', ko: '품절' },
      next: {
        vi: 'Người bán nhập thêm hàng hoặc bán lại.',
        en: 'The seller adds stock or resumes the sale.',
        ko: '재고를 추가하거나 판매를 재개해 주세요.',
      },
    },
    rejected: {
      label: { vi: 'Bị từ chối', en: 'Rejected', ko: '승인 거부' },
      next: {
        vi: 'Người bán sửa theo góp ý và gửi lại.',
        en: 'The seller changes it as asked and submits it again.',
        ko: '사유를 확인하고 수정하여 다시 요청해 주세요.',
      },
    },
    deleted: {
      label: { vi: 'Đã xóa', en: 'Deleted', ko: '삭제됨' },
      next: {
        vi: 'Sản phẩm không còn được bán. Đơn hàng cũ vẫn giữ tên và giá.',
        en: 'The item is sold no more. Earlier orders keep its name and price.',
        ko: '더 이상 판매하지 않는 상품입니다. 지난 주문에는 이름과 가격이 남습니다.',
      },
    },
  },
  deadlines: {},
};

/** What can happen to a seller's item, as staff read it. */
export const sellerItemEventLabels: EventLabels<SellerItemPayloads> = {
  'item.submit': { vi: 'Gửi duyệt sản phẩm', en: 'Submit the item', ko: '상품 등록 신청' },
  'item.approve': { vi: 'Duyệt sản phẩm', en: 'Approve the item', ko: '상품 승인' },
  'item.reject': { vi: 'Từ chối sản phẩm', en: 'Reject the item', ko: '상품 반려' },
  'item.withdraw': { vi: 'Rút lại sản phẩm', en: 'Withdraw the item', ko: '상품 신청 철회' },
  'item.resubmit': { vi: 'Gửi duyệt lại', en: 'Submit again', ko: '다시 제출' },
  'item.edit_request': {
    vi: 'Yêu cầu sửa sản phẩm',
    en: 'Ask to edit the item',
    ko: '상품 수정 요청',
  },
  'edit.approve': { vi: 'Duyệt bản sửa', en: 'Approve the edit', ko: '수정 승인' },
  'edit.reject': { vi: 'Từ chối bản sửa', en: 'Reject the edit', ko: '수정 반려' },
  'edit.withdraw': { vi: 'Rút lại bản sửa', en: 'Withdraw the edit', ko: '수정 요청 철회' },
  'stock.changed': { vi: 'Cập nhật tồn kho', en: 'The stock changes', ko: '재고 변경' },
  'seller.stop': {
    vi: 'Người bán ngừng bán',
    en: 'The seller stops selling',
    ko: '판매자 판매 중지',
  },
  'seller.resume': {
    vi: 'Người bán bán lại',
    en: 'The seller sells again',
    ko: '판매자 판매 재개',
  },
  'seller.delete': {
    vi: 'Người bán xóa sản phẩm',
    en: 'The seller deletes the item',
    ko: '판매자 상품 삭제',
  },
  'admin.stop': {
    vi: 'Quản trị viên ngừng bán',
    en: 'Staff stop the sale',
    ko: '관리자 판매 중지',
  },
  'admin.release': {
    vi: 'Quản trị viên cho bán lại',
    en: 'Staff let it go on sale again',
    ko: '관리자 판매 재개',
  },
};
