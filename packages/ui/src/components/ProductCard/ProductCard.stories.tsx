import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { livingRoom, missing, nowhere, sofa } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong, number } from '../../testing/languages/words.ts';
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
    title: common.suongSofaInLinen,
    brand: 'Mộc Xưởng',
    picture: sofa,
    price: <Price current={dong(12_900_000)} />,
    rating: (
      <Rating
        compact
        value={4.7}
        text={number(4.7)}
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
        current={dong(9_675_000)}
        old={dong(12_900_000)}
        percent="−25%"
        oldLabel={common.was}
        currentLabel={common.price}
      />
    ),
    badges: <Badge>{common.deliveredInThreeDays}</Badge>,
    options: '4 màu',
    action: (
      <IconButton
        variant="floating"
        label={common.save}
        icon={<Heart size={20} strokeWidth={1.75} />}
      />
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
    price: <Price current={dong(128_900_000)} old={dong(152_000_000)} percent="−15%" />,
  },
};
