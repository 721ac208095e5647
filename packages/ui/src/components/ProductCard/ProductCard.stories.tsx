import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { livingRoom, missing, nowhere, sofa } from '../../testing/samples.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Price } from '../Price/Price.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'ui/Cards/ProductCard',
  component: ProductCard,
  args: {
    href: nowhere,
    title: 'Sofa ba chỗ Sương, vải lanh màu yến mạch',
    brand: 'Mộc Xưởng',
    picture: sofa,
    price: <Price current="12.900.000 đ" />,
    rating: (
      <Rating
        compact
        value={4.7}
        text="4,7"
        count="(128)"
        label="4,7 trên 5 sao, 128 đánh giá"
        size="sm"
      />
    ),
  },
  argTypes: {
    level: { control: 'inline-radio', options: [2, 3, 4] },
    picture: { control: false },
    alternate: { control: false },
    price: { control: false },
    rating: { control: false },
    badges: { control: false },
    action: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <ProductCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Discount: Story = {
  args: {
    price: (
      <Price
        current="9.675.000 đ"
        old="12.900.000 đ"
        percent="−25%"
        oldLabel="Giá gốc"
        currentLabel="Giá bán"
      />
    ),
    badges: <Badge>Giao trong 3 ngày</Badge>,
    options: '4 màu',
    action: (
      <IconButton variant="floating" label="Lưu" icon={<Heart size={20} strokeWidth={1.75} />} />
    ),
  },
};
export const WithRoom: Story = { args: { alternate: livingRoom } };
export const SoldOut: Story = { args: { soldOut: 'Tạm hết hàng, về lại ngày 20/3' } };
export const PictureMissing: Story = { args: { picture: missing } };
export const LongText: Story = {
  args: {
    title:
      'Giường ngủ bọc vải lanh có ngăn kéo chứa đồ, đầu giường chần bông, khung gỗ sồi trắng nguyên khối 1,8 × 2 m',
    brand: 'Công ty cổ phần Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam',
    price: <Price current="128.900.000 đ" old="152.000.000 đ" percent="−15%" />,
  },
};
