import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { brightRoom, eveningRoom, livingRoom, missing, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { number } from '../../testing/languages/words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Price } from '../Price/Price.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { ContractorCard } from './ContractorCard.tsx';

const meta = {
  title: 'ui/Cards/ContractorCard',
  component: ContractorCard,
  tags: ['autodocs'],
  args: {
    href: nowhere,
    name: 'Thợ Nhà Mình',
    pictures: [livingRoom, eveningRoom, brightRoom],
    verified: 'đã xác minh',
    rating: (
      <Rating
        compact
        size="sm"
        value={4.8}
        text={number(4.8)}
        count="(86 đánh giá)"
        label="4,8 trên 5 sao, 86 đánh giá"
      />
    ),
    facts: ['TP. Hồ Chí Minh', '9 năm', '142 công trình'],
    trades: [common.flat, 'Nhà phố', 'Trọn gói'],
    price: <Price size="sm" prefix={common.from} current="4.200.000 đ/m²" />,
  },
  argTypes: {
    look: { control: 'inline-radio', options: ['card', 'row'] },
    level: { control: 'inline-radio', options: [2, 3, 4] },
    pictures: { control: false },
    rating: { control: false },
    price: { control: false },
    action: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: args.look === 'row' ? 960 : 340 }}>
      <ContractorCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ContractorCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Paid: Story = {
  args: {
    paid: common.sponsored,
    action: (
      <IconButton
        variant="floating"
        label={common.save}
        icon={<Heart size={20} strokeWidth={1.75} />}
      />
    ),
  },
};
export const Row: Story = { args: { look: 'row' } };
export const PaidRow: Story = { args: { look: 'row', paid: common.sponsored } };
export const Reckoned: Story = {
  args: {
    look: 'row',
    why: 'Đứng đây trước hết nhờ trả lời nhanh.',
    reckoning: {
      summary: 'Điểm của nơi này: 691/1.000',
      items: [
        { term: 'Đánh giá của khách', detail: '330/400' },
        { term: 'Công trình đã kiểm tra', detail: '25/250' },
        { term: 'Trả lời nhanh', detail: '200/200' },
        { term: 'Hồ sơ đầy đủ', detail: '136/150' },
      ],
    },
  },
};
export const New: Story = {
  args: {
    pictures: [],
    verified: undefined,
    rating: undefined,
    facts: ['Đà Nẵng', 'Mới tham gia'],
    price: undefined,
  },
};
export const PictureMissing: Story = { args: { pictures: [missing] } };
export const LongText: Story = {
  args: {
    look: 'row',
    paid: 'Vị trí quảng cáo Premium do nhà thầu trả phí',
    name: 'Công ty cổ phần Thiết kế và Thi công Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam',
    facts: ['Thành phố Thủ Đức, TP. Hồ Chí Minh', 'Hai mươi mốt năm', '1.420 công trình'],
    trades: [common.flat, 'Nhà phố', 'Biệt thự', 'Văn phòng', common.shop, 'Trọn gói', 'Cải tạo'],
  },
};
