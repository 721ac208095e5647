import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast } from './Toast.tsx';
import { common } from '../../testing/languages/common.ts';

const nothing = () => undefined;

const meta = {
  title: 'ui/Overlays/Toast',
  component: Toast,
  args: { text: 'Đã bỏ Sofa Sương khỏi giỏ hàng', closeLabel: 'Đóng thông báo', onClose: nothing },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'positive', 'critical'] },
    action: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Toast {...args} />
    </div>
  ),
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithUndo: Story = { args: { action: { label: common.undo, onAction: nothing } } };
export const Positive: Story = { args: { tone: 'positive', text: 'Đã lưu địa chỉ giao hàng' } };
export const Critical: Story = {
  args: {
    tone: 'critical',
    text: 'Chưa gửi được đánh giá. Nội dung bạn viết vẫn còn ở đây.',
    action: { label: common.tryAgain, onAction: nothing },
  },
};
