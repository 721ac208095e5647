import { limits } from '../../constants.ts';
import type { FaqQuestion } from './question.ts';

const { points, review } = limits;
const [first, second] = points.noticeDaysBefore;

export const pointQuestions: readonly FaqQuestion[] = [
  {
    id: 'diem-tu-danh-gia',
    question: {
      vi: 'Viết đánh giá có được điểm không?',
      en: 'Do I get points for a review?',
      ko: '후기를 쓰면 포인트를 받나요?',
    },
    answer: {
      vi: `Có, ${review.points} điểm cho đánh giá có ít nhất ${review.minPictures} ảnh và hơn ${review.minWordsExclusive} từ, sau khi bạn đã xác nhận mua hàng. Khen hay chê đều được tính như nhau.`,
      en: `Yes, ${review.points} points for a review with at least ${review.minPictures} photos and more than ${review.minWordsExclusive} words, once the purchase is confirmed. Praise and criticism count the same.`,
      ko: `네. 구매 확정 후 사진 ${review.minPictures}장 이상, ${review.minWordsExclusive}단어가 넘는 후기를 쓰시면 ${review.points}포인트를 드립니다. 칭찬이든 아쉬움이든 동일합니다.`,
    },
  },
  {
    id: 'han-dung-diem',
    question: {
      vi: 'Điểm có hết hạn không?',
      en: 'Do points expire?',
      ko: '포인트에 유효기간이 있나요?',
    },
    answer: {
      vi: `Mỗi khoản điểm dùng được ${points.validYears} năm kể từ ngày nhận. Chúng tôi nhắc bạn trước ${first} ngày và ${second} ngày. Khi thanh toán, khoản sắp hết hạn được dùng trước.`,
      en: `Each lot is good for ${points.validYears} year from the day you got it. We remind you ${first} and ${second} days before. At checkout the lot that ends first is used first.`,
      ko: `적립일로부터 ${points.validYears}년 동안 쓸 수 있습니다. 만료 ${first}일 전과 ${second}일 전에 알려 드리며, 결제 시 먼저 만료되는 포인트부터 사용됩니다.`,
    },
  },
  {
    id: 'dung-ma-giam-gia',
    question: {
      vi: 'Mã giảm giá của tôi không áp dụng được?',
      en: 'Why does my coupon not work?',
      ko: '쿠폰이 적용되지 않아요.',
    },
    answer: {
      vi: 'Hãy xem ba điều trên mã: ngày hết hạn, giá trị đơn tối thiểu và nhóm sản phẩm. Một số ưu đãi chỉ dành cho ứng dụng; trên web chúng được ghi chú nhưng không trừ vào giá.\n\nMỗi mã chỉ dùng một lần. Đơn bị hủy thì mã được trả lại nếu còn hạn.',
      en: 'Look at three things on it: the last day, the smallest order and the kind of product. Some offers are for the app alone; on the web they are mentioned but not taken off.\n\nEach coupon works once. When an order is cancelled it comes back if it is still valid.',
      ko: '쿠폰의 만료일, 최소 주문 금액, 대상 상품을 확인해 주세요. 앱 전용 혜택은 웹에서 안내만 되고 할인되지 않습니다.\n\n쿠폰은 한 번만 쓸 수 있으며, 주문이 취소되면 유효기간이 남은 경우 돌려드립니다.',
    },
  },
  {
    id: 'xem-diem',
    question: {
      vi: 'Tôi xem số điểm và lịch sử điểm ở đâu?',
      en: 'Where do I see my points?',
      ko: '포인트 내역은 어디서 보나요?',
    },
    answer: {
      vi: 'Trang của tôi, mục Điểm và mã giảm giá: số dư, khoản sắp hết hạn và từng lần cộng, trừ. Điểm không đổi thành tiền và không chuyển cho người khác.',
      en: 'On My page under Points and coupons: the balance, what expires soon, and every entry. Points cannot be paid out or passed on.',
      ko: '마이페이지의 포인트·쿠폰에서 잔액과 곧 만료될 포인트, 적립·사용 내역을 확인하실 수 있습니다. 포인트는 현금으로 바꾸거나 양도할 수 없습니다.',
    },
  },
];
