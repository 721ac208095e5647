import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Layout/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'delivery',
        title: common.deliveryAndFitting,
        hint: common.threeToFiveDays,
        content:
          'Giao tận phòng và lắp đặt miễn phí tại TP. Hồ Chí Minh, Hà Nội, Đà Nẵng. Nhân viên gọi trước một giờ.',
        defaultOpen: true,
      },
      {
        id: 'returns',
        title: common.returnsWithinAWeek,
        content: 'Sản phẩm còn nguyên, chưa lắp. Phí vận chuyển chiều về do bên có lỗi chịu.',
      },
      {
        id: 'care',
        title: 'Bảo quản gỗ và vải',
        content: 'Lau bằng khăn ẩm vắt kiệt, tránh nắng gắt kéo dài.',
      },
    ],
  },
  argTypes: { items: { control: false }, level: { control: 'inline-radio', options: [2, 3, 4] } },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OneAtATime: Story = { args: { single: true } };
