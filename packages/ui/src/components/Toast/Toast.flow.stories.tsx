import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

const onUndo = fn();

const Remove = () => {
  const toast = useToast();
  return (
    <Button
      onClick={() =>
        toast.show({ text: 'Đã bỏ khỏi giỏ hàng', action: { label: 'Hoàn tác', onAction: onUndo } })
      }
    >
      Bỏ khỏi giỏ
    </Button>
  );
};

const Quick = () => {
  const toast = useToast();
  return (
    <Button onClick={() => toast.show({ text: 'Đã sao chép', duration: 1500 })}>Sao chép</Button>
  );
};

const meta = {
  title: 'ui/Overlays/Toast/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  component: ToastProvider,
  tags: ['!autodocs'],
  args: { label: 'Thông báo', closeLabel: 'Đóng', children: null },
  beforeEach: () => {
    onUndo.mockClear();
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Undo: Story = {
  args: { children: <Remove /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bỏ khỏi giỏ' }));
    const region = within(screen.getByRole('region', { name: 'Thông báo' }));
    await userEvent.click(await region.findByRole('button', { name: 'Hoàn tác' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(region.queryByText('Đã bỏ khỏi giỏ hàng')).toBeNull();
  },
};

export const GoesByItselfButWaitsForThePointer: Story = {
  args: { children: <Quick /> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sao chép' });
    await userEvent.click(button);
    const text = await screen.findByText('Đã sao chép');
    await userEvent.hover(text);
    // Longer than it stays by itself, which is long enough for a busy machine to reach it.
    await new Promise((done) => setTimeout(done, 2000));
    await expect(text).toBeVisible();
    await userEvent.unhover(text);
    await waitFor(() => expect(screen.queryByText('Đã sao chép')).toBeNull());
  },
};
