import type { Meta, StoryObj } from '@storybook/react-vite';
import { nowhere } from '../../testing/samples.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'ui/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Giỏ hàng đang trống',
    text: 'Những món bạn chọn sẽ nằm ở đây, kể cả khi bạn đóng trang.',
    drawing: 'basket',
    action: (
      <ButtonLink variant="primary" href={nowhere}>
        Xem sản phẩm bán chạy
      </ButtonLink>
    ),
  },
  argTypes: {
    drawing: {
      control: 'select',
      options: ['chair', 'lamp', 'basket', 'shelf', 'letter', 'door', 'plant', 'rain', null],
    },
    size: { control: 'inline-radio', options: ['page', 'section'] },
    action: { control: false },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const NothingFound: Story = {
  args: {
    title: 'Chưa tìm thấy “đèn trần mây tre đan”',
    text: 'Thử bớt một từ, hoặc bỏ bộ lọc giá.',
    drawing: 'lamp',
    action: <ButtonLink href={nowhere}>Bỏ bộ lọc</ButtonLink>,
  },
};
export const Page: Story = {
  args: {
    size: 'page',
    level: 1,
    title: 'Trang này không còn ở đây',
    text: 'Đường dẫn có thể đã đổi.',
    drawing: 'door',
  },
};
