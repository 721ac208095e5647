import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong, words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Data/PriceBreakdown',
  component: PriceBreakdown,
  tags: ['autodocs'],
  args: {
    caption: words('Chi tiết thanh toán', 'Payment in detail', '결제 상세'),
    columns: { label: common.item, amount: common.amount },
    sections: [
      {
        id: 'goods',
        lines: [
          {
            id: 'list',
            label: words('Tiền hàng', 'Goods', '상품 금액'),
            hint: common.threeItemsTwoSellers,
            amount: dong(27_800_000),
          },
          { id: 'discount', label: common.discount, amount: dong(-2_580_000), kind: 'less' },
          {
            id: 'coupon',
            label: words('Mã giảm giá', 'Coupon', '쿠폰'),
            hint: 'NHAMOI26',
            amount: dong(-500_000),
            kind: 'less',
          },
          {
            id: 'points',
            label: words('Điểm', 'Points', '포인트'),
            hint: words('120.000 điểm', '120,000 points', '120,000포인트'),
            amount: dong(-120_000),
            kind: 'less',
          },
        ],
      },
      {
        id: 'delivery',
        lines: [
          {
            id: 'fee',
            label: common.deliveryWithFitting,
            amount: common.free,
            kind: 'free',
            old: { text: dong(450_000), label: words('Phí thường', 'Usual fee', '기본 요금') },
          },
        ],
      },
    ],
    total: {
      label: common.totalToPay,
      amount: dong(24_600_000),
      note: words('Đã gồm VAT 2.236.363 đ', 'Including 2,236,363 đ VAT', '부가세 2,236,363 đ 포함'),
    },
  },
  argTypes: { sections: { control: false }, total: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <PriceBreakdown {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceBreakdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Checkout: Story = {};
export const BySeller: Story = {
  args: {
    captionHidden: true,
    sections: [
      {
        id: 'a',
        title: 'Mộc Xưởng',
        lines: [
          {
            id: 'a1',
            label: common.suongThreeSeatSofa,
            hint: '1 × 12.900.000 đ',
            amount: dong(12_900_000),
          },
          {
            id: 'a2',
            label: words('Phí giao hàng', 'Delivery fee', '배송비'),
            amount: dong(350_000),
          },
        ],
      },
      {
        id: 'b',
        title: 'Đèn Nhà Ta',
        lines: [
          {
            id: 'b1',
            label: common.haRattanLamp,
            hint: '2 × 1.450.000 đ',
            amount: dong(2_900_000),
          },
          {
            id: 'b2',
            label: words('Phí giao hàng', 'Delivery fee', '배송비'),
            amount: common.free,
            kind: 'free',
          },
        ],
      },
    ],
    total: {
      label: words('Tổng', 'Total', '합계'),
      amount: dong(16_150_000),
      note: words('Đã gồm VAT', 'Including VAT', '부가세 포함'),
    },
  },
};
export const Refund: Story = {
  args: {
    caption: words('Số tiền được hoàn', 'Refund', '환불 금액'),
    sections: [
      {
        id: 'r',
        lines: [
          {
            id: 'p',
            label: words('Đã trả cho món này', 'Paid for this item', '이 상품 결제 금액'),
            amount: dong(9_675_000),
          },
          {
            id: 's',
            label: words('Phí gửi trả', 'Return shipping', '반송비'),
            hint: words(
              'Bạn chịu, vì đổi ý',
              'Yours, as you changed your mind',
              '단순 변심으로 고객 부담',
            ),
            amount: dong(-350_000),
            kind: 'less',
          },
          {
            id: 'o',
            label: words('Điểm được trả lại', 'Points given back', '돌려받는 포인트'),
            amount: words('45.000 điểm', '45,000 points', '45,000포인트'),
          },
        ],
      },
    ],
    total: { label: common.backToTheCard, amount: dong(9_325_000) },
  },
};
export const LongText: Story = {
  args: {
    sections: [
      {
        id: 'l',
        title: 'Công ty cổ phần Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam',
        lines: [
          {
            id: 'x',
            label: words(
              'Phí giao hàng, bốc vác lên tầng mười hai không có thang máy và lắp đặt tại nhà',
              'Delivery, carrying to the twelfth floor without a lift, and fitting at home',
              '배송, 승강기 없는 12층까지 운반, 자택 설치 비용',
            ),
            hint: words(
              'Áp dụng cho căn hộ ngoài bán kính 20 km tính từ kho Thủ Đức của người bán',
              'For flats more than 20 km from the seller’s store in Thu Duc',
              '판매자의 투득 창고에서 20km를 넘는 아파트에 적용됩니다',
            ),
            amount: dong(1_250_000),
          },
        ],
      },
    ],
    total: {
      label: words(
        'Tổng số tiền phải thanh toán cho cả đơn',
        'Total to be paid for the whole order',
        '주문 전체 결제 금액',
      ),
      amount: dong(1_128_900_000),
      note: words(
        'Đã gồm thuế giá trị gia tăng theo quy định hiện hành',
        'Value added tax included, as the law stands',
        '현행 규정에 따른 부가가치세 포함',
      ),
    },
  },
};
