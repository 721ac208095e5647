import { notices } from '../../errors/notices.ts';
import { productErrors } from '../../errors/product.ts';
import type { Text } from '../../language/language.ts';
import type { CartProblem } from './cart-problem.ts';

/** The sentence for a line that cannot be bought; the documents' own where they have one. */
export const cartProblemTexts: Readonly<Record<CartProblem, Text>> = {
  own_shop: {
    vi: 'Đây là sản phẩm của chính gian hàng bạn nên bạn không thể tự mua.',
    en: 'This is from your own shop: you cannot buy it yourself.',
    ko: '내 상점의 상품은 직접 구매할 수 없습니다.',
  },
  seller_gone: notices['product.notLinked'],
  not_on_sale: {
    vi: 'Sản phẩm tạm ngừng bán.',
    en: 'This product is not on sale at the moment.',
    ko: '현재 판매하지 않는 상품입니다.',
  },
  option_gone: productErrors.PRODUCT_08.text,
  sold_out: productErrors.PRODUCT_12.text,
  not_enough: {
    vi: 'Số lượng còn lại không đủ.',
    en: 'There are not enough pieces left.',
    ko: '재고가 부족합니다.',
  },
  bulk: {
    vi: 'Từ 50 món, hãy gửi yêu cầu mua số lượng lớn để nhận giá riêng.',
    en: 'From 50 pieces on, ask for a bulk price instead.',
    ko: '50개부터는 대량 구매로 문의해 주세요.',
  },
};

/** A cart that holds as many lines as it may. */
export const cartFullText: Text = {
  vi: 'Giỏ hàng đã đủ 100 dòng. Hãy bỏ bớt vài món rồi thêm lại.',
  en: 'The cart holds 100 lines at most. Please take some out first.',
  ko: '장바구니에는 최대 100개까지 담을 수 있어요. 일부를 비우고 다시 담아 주세요.',
};

/** As many designs as one order takes. */
export const designCartFullText: Text = {
  vi: 'Giỏ đã đủ 10 thiết kế. Hãy đặt mua hoặc bỏ bớt trước khi thêm.',
  en: 'The cart holds 10 designs at most. Please order some or take some out first.',
  ko: '장바구니에는 디자인을 최대 10개까지 담을 수 있습니다. 일부를 주문하거나 비운 뒤 다시 담아 주세요.',
};

/** More than one checkout may cost (`limits.checkout`). */
export const checkoutTooMuchText: Text = {
  vi: 'Một đơn đặt hàng tối đa 2 tỷ đồng. Hãy chia thành nhiều đơn hoặc gửi yêu cầu mua số lượng lớn.',
  en: 'One checkout may cost 2 billion đồng at most. Please split it, or ask for a bulk price.',
  ko: '한 번에 최대 20억 동까지 주문할 수 있어요. 나누어 주문하시거나 대량 구매로 문의해 주세요.',
};
