import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from '../Toast/ToastProvider.tsx';
import { ActionBar } from './ActionBar.tsx';
import shown from './ActionBar.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/ActionBar/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InPlaceOfTheBottomBar: Story = {
  render: (args) => (
    <>
      <ActionBar {...args} />
      <BottomBar label="Đi tới" items={[{ label: 'Trang chủ', href: '#home', icon: null }]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Đặt hàng' })).toBeVisible();
    await expect(page.queryByRole('navigation', { name: 'Đi tới' })).toBeNull();
  },
};

function Ordering() {
  const toast = useToast();
  return (
    <ActionBar
      label="Đặt hàng"
      actions={
        <Button size="lg" onClick={() => toast.show({ text: 'Bảng giá đã thay đổi' })}>
          Đặt hàng
        </Button>
      }
    >
      {/* As high as large letters make it. */}
      <div style={{ height: 150 }}>Tổng</div>
    </ActionBar>
  );
}

export const AToastStandsAboveIt: Story = {
  render: () => (
    <ToastProvider label="Thông báo" closeLabel="Đóng">
      <Ordering />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Đặt hàng' });
    await userEvent.click(button);
    const text = await screen.findByText('Bảng giá đã thay đổi');
    const bar = within(canvasElement).getByRole('region', { name: 'Đặt hàng' });
    await waitFor(async () =>
      expect(text.closest('li')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
  },
};
