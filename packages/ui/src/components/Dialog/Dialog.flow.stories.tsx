import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Dialog } from './Dialog.tsx';
import shown, { Alert, Plain } from './Dialog.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Overlays/Dialog/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, role: 'dialog' | 'alertdialog') => {
  const trigger = within(canvasElement).getByRole('button', { name: 'Mở hộp thoại' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return { trigger, dialog };
};

const gone = async (trigger: HTMLElement) => {
  await waitFor(() =>
    expect(document.querySelector('[role=dialog],[role=alertdialog]')).toBeNull(),
  );
  await waitFor(() => expect(trigger).toHaveFocus());
};

export const TabGoesRoundEscapeCloses: Story = {
  ...Plain,
  args: { ...Plain.args, open: false },
  play: async ({ canvasElement }) => {
    const { trigger, dialog } = await open(canvasElement, 'dialog');
    await expect(dialog).toHaveAccessibleName('Cách đo cửa và thang máy');
    await expect(dialog).toHaveAccessibleDescription(/82 cm/);
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await gone(trigger);
  },
};

export const AnAlertHasTheWayBackInFocus: Story = {
  ...Alert,
  args: { ...Alert.args, open: false },
  play: async ({ canvasElement }) => {
    const { trigger } = await open(canvasElement, 'alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Giữ đơn' })).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone(trigger);
  },
};
