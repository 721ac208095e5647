import type { ErrorEntry } from './error-entry.ts';

/** PRODUCT_01–14 in the listed order (D58). 09–14 come from a draw product of which only the texts are kept. */
export const productErrors = {
  PRODUCT_01: {
    text: {
      vi: 'Bạn không có quyền với sản phẩm này.',
      en: 'You may not change this product.',
      ko: '이 상품에 대한 권한이 없습니다.',
    },
    retry: false,
  },
  PRODUCT_02: {
    text: {
      vi: 'Mã SKU này đã có. Hãy dùng mã khác.',
      en: 'This SKU already exists. Please use another one.',
      ko: '이미 사용 중인 SKU입니다.',
    },
    field: 'sku',
    retry: false,
  },
  PRODUCT_03: {
    text: {
      vi: 'Ngày hiển thị phải ở tương lai.',
      en: 'The visibility date must be in the future.',
      ko: '노출일은 현재 이후여야 합니다.',
    },
    field: 'visibility_date',
    retry: false,
  },
  PRODUCT_04: {
    text: {
      vi: 'Không tìm thấy danh mục.',
      en: 'The category was not found.',
      ko: '카테고리를 찾을 수 없습니다.',
    },
    field: 'category_id',
    retry: false,
  },
  PRODUCT_05: {
    text: {
      vi: 'Không tìm thấy sản phẩm.',
      en: 'The product was not found.',
      ko: '상품을 찾을 수 없습니다.',
    },
    retry: false,
  },
  PRODUCT_06: {
    text: {
      vi: 'Không tìm thấy thuộc tính.',
      en: 'The attribute was not found.',
      ko: '상품 속성을 찾을 수 없습니다.',
    },
    field: 'attributes',
    retry: false,
  },
  PRODUCT_07: {
    text: {
      vi: 'Không tìm thấy hình ảnh.',
      en: 'The image was not found.',
      ko: '이미지를 찾을 수 없습니다.',
    },
    field: 'images',
    retry: false,
  },
  PRODUCT_08: {
    text: {
      vi: 'Không tìm thấy phân loại hàng.',
      en: 'The variant was not found.',
      ko: '옵션을 찾을 수 없습니다.',
    },
    field: 'variant_id',
    retry: false,
  },
  PRODUCT_09: {
    text: {
      vi: 'Số vé tối đa phải lớn hơn 0.',
      en: 'The number of tickets must be above zero.',
      ko: '최대 응모권 수는 1장 이상이어야 합니다.',
    },
    field: 'max_ticket',
    retry: false,
  },
  PRODUCT_10: {
    text: {
      vi: 'Ngày giao dịch phải sau ngày hiển thị.',
      en: 'The trading date must follow the visibility date.',
      ko: '거래 가능일은 노출일 이후여야 합니다.',
    },
    field: 'tradability_date',
    retry: false,
  },
  PRODUCT_11: {
    text: {
      vi: 'Ngày quay thưởng phải sau ngày giao dịch.',
      en: 'The draw date must follow the trading date.',
      ko: '추첨일은 거래 가능일 이후여야 합니다.',
    },
    field: 'draw_date',
    retry: false,
  },
  PRODUCT_12: {
    text: {
      vi: 'Sản phẩm đã hết hàng.',
      en: 'This product is sold out.',
      ko: '품절된 상품입니다.',
    },
    retry: false,
  },
  PRODUCT_13: {
    text: {
      vi: 'Số dư và số vé không đủ.',
      en: 'There is not enough money and tickets.',
      ko: '잔액과 응모권이 부족합니다.',
    },
    retry: false,
  },
  PRODUCT_14: {
    text: {
      vi: 'Chưa có lượt đặt nào.',
      en: 'There are no bets yet.',
      ko: '참여 내역이 없습니다.',
    },
    retry: false,
  },
} as const satisfies Record<string, ErrorEntry>;
