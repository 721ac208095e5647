import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ErrorState } from './ErrorState.tsx';
import shown, { Page } from './ErrorState.stories.tsx';

const onRetry = fn();

const meta = {
  ...shown,
  title: 'ui/Feedback/ErrorState/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { ...shown.args, retry: { label: 'Thử lại', onRetry } },
  beforeEach: () => {
    onRetry.mockClear();
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

export const AgainThenTheOtherWayOn: StoryObj<typeof ErrorState> = {
  ...Page,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Chưa tải được danh sách đơn hàng/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveFocus();
  },
};
