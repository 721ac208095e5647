import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Base/Notice',
  component: Notice,
  tags: ['autodocs'],
  args: { children: 'Đơn hàng từ 5.000.000 đ được giao và lắp đặt miễn phí trong nội thành.' },
  argTypes: {
    tone: {
      control: 'select',
      options: ['neutral', 'info', 'positive', 'caution', 'critical', 'accent', 'paid'],
    },
    action: { control: false },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const WithAction: Story = {
  args: {
    tone: 'caution',
    title: 'Chưa tải lại được',
    children: 'Đây là danh sách lúc 9:41.',
    action: (
      <Button size="sm" variant="quiet">
        {common.tryAgain}
      </Button>
    ),
  },
};
export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'Thanh toán không thành công',
    children: 'Giỏ hàng của bạn vẫn còn nguyên.',
  },
};
