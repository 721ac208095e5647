import { signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManagerOrderStatus/ShopManagerOrderStatusScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManagerOrderStatus/Keys',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/order-status?tab=preparing',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    localStorage.removeItem('hien-draft:seller-list-keys');
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
/** J and K go through the lines, X ticks, Enter unfolds, / goes to the search; in a field letters are letters. */
export const ByLetters: Story = {
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Chọn SO/ });
    const [first, second] = boxes;
    // A calendar that is put away is no window over the list.
    await userEvent.click(canvas.getByRole('button', { name: 'Theo ngày' }));
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('kx');
    await canvas.findByText('Đã chọn 2');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { expanded: true, name: /SO/ });
    await userEvent.keyboard('/');
    const search = canvas.getByRole('combobox', { name: 'Tìm dòng hàng' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('jx?');
    await expect(search).toHaveValue('jx?');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** “?” tells the keys; letters are switched off there, “?” among them, and the button still leads back. */
export const SwitchedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Chọn SO/ });
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dùng phím chữ trên máy này' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first?.focus();
    await userEvent.keyboard('jx?');
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await expect(screen.queryByRole('dialog')).toBeNull();
    // No letter: it stays.
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { expanded: true, name: /SO/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Phím tắt' }));
    await screen.findByRole('dialog');
  },
};
