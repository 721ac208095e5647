import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const meta = {
  title: 'ui/Data/PriceBreakdown',
  component: PriceBreakdown,
  tags: ['autodocs'],
  args: {
    caption: 'Chi tiết thanh toán',
    columns: { label: 'Khoản', amount: 'Số tiền' },
    sections: [
      {
        id: 'goods',
        lines: [
          { id: 'list', label: 'Tiền hàng', hint: '3 món, 2 người bán', amount: '27.800.000 đ' },
          { id: 'discount', label: 'Giảm giá', amount: '−2.580.000 đ', kind: 'less' },
          {
            id: 'coupon',
            label: 'Mã giảm giá',
            hint: 'NHAMOI26',
            amount: '−500.000 đ',
            kind: 'less',
          },
          { id: 'points', label: 'Điểm', hint: '120.000 điểm', amount: '−120.000 đ', kind: 'less' },
        ],
      },
      {
        id: 'delivery',
        lines: [
          {
            id: 'fee',
            label: 'Giao và lắp đặt',
            amount: 'Miễn phí',
            kind: 'free',
            old: { text: '450.000 đ', label: 'Phí thường' },
          },
        ],
      },
    ],
    total: {
      label: 'Tổng thanh toán',
      amount: '24.600.000 đ',
      note: 'Đã gồm VAT 2.236.363 đ',
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
            label: 'Sofa ba chỗ Sương',
            hint: '1 × 12.900.000 đ',
            amount: '12.900.000 đ',
          },
          { id: 'a2', label: 'Phí giao hàng', amount: '350.000 đ' },
        ],
      },
      {
        id: 'b',
        title: 'Đèn Nhà Ta',
        lines: [
          { id: 'b1', label: 'Đèn mây Hạ', hint: '2 × 1.450.000 đ', amount: '2.900.000 đ' },
          { id: 'b2', label: 'Phí giao hàng', amount: 'Miễn phí', kind: 'free' },
        ],
      },
    ],
    total: { label: 'Tổng', amount: '16.150.000 đ', note: 'Đã gồm VAT' },
  },
};
export const Refund: Story = {
  args: {
    caption: 'Số tiền được hoàn',
    sections: [
      {
        id: 'r',
        lines: [
          { id: 'p', label: 'Đã trả cho món này', amount: '9.675.000 đ' },
          {
            id: 's',
            label: 'Phí gửi trả',
            hint: 'Bạn chịu, vì đổi ý',
            amount: '−350.000 đ',
            kind: 'less',
          },
          { id: 'o', label: 'Điểm được trả lại', amount: '45.000 điểm' },
        ],
      },
    ],
    total: { label: 'Về thẻ Visa •••• 4242', amount: '9.325.000 đ' },
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
            label: 'Phí giao hàng, bốc vác lên tầng mười hai không có thang máy và lắp đặt tại nhà',
            hint: 'Áp dụng cho căn hộ ngoài bán kính 20 km tính từ kho Thủ Đức của người bán',
            amount: '1.250.000 đ',
          },
        ],
      },
    ],
    total: {
      label: 'Tổng số tiền phải thanh toán cho cả đơn',
      amount: '1.128.900.000 đ',
      note: 'Đã gồm thuế giá trị gia tăng theo quy định hiện hành',
    },
  },
};
