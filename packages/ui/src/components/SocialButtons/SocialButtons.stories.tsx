import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialButtons } from './SocialButtons.tsx';

const meta = {
  title: 'ui/Form/SocialButtons',
  component: SocialButtons,
  tags: ['autodocs'],
  args: {
    title: 'hoặc đăng nhập bằng',
    waitingLabel: 'Đang chờ',
    onChoose: () => undefined,
    providers: [
      { method: 'google' },
      { method: 'apple' },
      { method: 'facebook' },
      { method: 'zalo' },
    ],
  },
  argTypes: {
    providers: { control: false },
    level: { control: 'inline-radio', options: [2, 3] },
  },
  render: (args) => (
    <div style={{ maxWidth: 416 }}>
      <SocialButtons {...args} />
    </div>
  ),
} satisfies Meta<typeof SocialButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllReady: Story = {};
export const SomeOff: Story = {
  args: {
    providers: [
      { method: 'google' },
      { method: 'apple', offReason: 'Chưa dùng được Apple.' },
      { method: 'facebook', offReason: 'Chưa dùng được Facebook.' },
      { method: 'zalo' },
    ],
    note: 'Chưa dùng được Apple, Facebook: máy chủ này chưa được kết nối với dịch vụ đó.',
  },
};
export const WindowOpen: Story = {
  args: {
    providers: [
      { method: 'google' },
      { method: 'apple' },
      { method: 'facebook' },
      { method: 'zalo', waiting: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    title: 'hoặc đăng nhập nhanh bằng một tài khoản bạn đã có ở nơi khác',
    note: 'Chúng tôi chỉ nhận tên, ảnh đại diện và địa chỉ thư điện tử của bạn; chúng tôi không đăng gì lên trang cá nhân và không đọc danh bạ.',
  },
};
