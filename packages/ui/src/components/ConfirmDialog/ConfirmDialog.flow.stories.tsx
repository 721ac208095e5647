import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import shown, { WithReason } from './ConfirmDialog.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Overlays/ConfirmDialog/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { ...shown.args, open: false, onConfirm: fn(async () => undefined) },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const AsksThenActs: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Hủy đơn hàng' });
    await userEvent.click(trigger);
    // The way back is what Enter would press.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Giữ đơn' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const AReasonFirst: Story = {
  ...WithReason,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hủy đơn hàng' }));
    const confirm = await screen.findByRole('button', { name: 'Hủy đơn' });
    await expect(confirm).toHaveAccessibleDescription('Chọn một lý do');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Giao quá lâu' }));
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};
