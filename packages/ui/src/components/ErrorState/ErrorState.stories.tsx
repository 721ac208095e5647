import type { Meta, StoryObj } from '@storybook/react-vite';
import { nowhere } from '../../testing/samples.ts';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const nothing = () => undefined;

const meta = {
  title: 'ui/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Chưa tải được danh sách đơn hàng',
    text: 'Máy chủ trả lời chậm. Hãy thử lại sau ít phút.',
    kept: 'Các đơn của bạn vẫn an toàn, bộ lọc được giữ nguyên.',
    retry: { label: 'Thử lại', onRetry: nothing },
    reference: 'Mã yêu cầu: 7f3a-91c2',
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['page', 'section', 'inline'] },
    drawing: { control: 'select', options: ['rain', 'door', 'lamp', null] },
    retry: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const Page: Story = {
  args: { size: 'page', level: 1, action: <Link href={nowhere}>Về trang chủ</Link> },
};
export const Inline: Story = {
  args: { size: 'inline', level: 3, kept: undefined, reference: undefined },
};
export const Retrying: Story = {
  args: { retry: { label: 'Thử lại', onRetry: nothing, retrying: true } },
};
