import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const onEdit = fn();
const onRemove = fn();

const meta = {
  title: 'ui/Overlays/Menu/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Menu,
  tags: ['!autodocs'],
  args: {
    renderTrigger: (props) => <Button {...props}>Thao tác</Button>,
    items: [
      { id: 'edit', label: 'Sửa', onSelect: onEdit },
      { id: 'off', label: 'Chuyển kho', disabled: true, onSelect: onEdit },
      { id: 'remove', label: 'Gỡ xuống', onSelect: onRemove },
    ],
  },
  beforeEach: () => {
    onEdit.mockClear();
    onRemove.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Thao tác' });
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    // What cannot be chosen is passed over.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Gỡ xuống' })).toHaveFocus();
    await userEvent.keyboard('{Home}g');
    await expect(canvas.getByRole('menuitem', { name: 'Gỡ xuống' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const PressOutsideCloses: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Thao tác' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(onEdit).not.toHaveBeenCalled();
  },
};
