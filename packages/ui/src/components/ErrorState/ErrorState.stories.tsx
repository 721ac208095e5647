import type { Meta, StoryObj } from '@storybook/react-vite';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const nothing = () => undefined;

const meta = {
  title: 'ui/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Chưa tải được danh sách đơn hàng',
    text: common.slowServer,
    kept: 'Các đơn của bạn vẫn an toàn, bộ lọc được giữ nguyên.',
    retry: { label: common.tryAgain, onRetry: nothing },
    reference: common.requestId,
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
  args: { retry: { label: common.tryAgain, onRetry: nothing, retrying: true } },
};
