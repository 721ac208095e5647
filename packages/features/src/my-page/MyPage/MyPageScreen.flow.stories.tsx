import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './MyPageScreen.tsx';
import shown from './MyPageScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/my-page/MyPage/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    path: 'my-page?tab=addresses',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Asked before, kept on Escape, gone with a word about it. */
export const RemovesAnAddress: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [remove] = await canvas.findAllByRole('button', { name: /Xóa/ });
    if (!remove) throw new Error('No address');
    await userEvent.click(remove);
    await page.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    // The focus goes back a moment after the dialog has gone.
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await page.findByText('Đã xóa địa chỉ');
  },
};

/** Points that end soon are told before they are gone. */
export const PointsThatEnd: Story = {
  parameters: { path: 'my-page' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Bạn có 1\.300 điểm; 300 điểm hết hạn ngày/u);
  },
};

/** It did not work: the question stays, and says so. */
export const NotRemoved: Story = {
  parameters: answers(mock('removeAddress').error()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [remove] = await canvas.findAllByRole('button', { name: /Xóa/ });
    if (!remove) throw new Error('No address');
    await userEvent.click(remove);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await dialog.findByRole('alert');
  },
};

/** Each tile says how many orders stand there, and leads to a list that knows the place. */
export const OrdersAreCounted: Story = {
  parameters: { path: 'my-page' },
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /^[1-9]\d*\s*Đang chuẩn bị$/ });
    await expect(tile).toHaveAttribute('href', '/vi/order/preparing');
    await expect(canvas.getByRole('link', { name: /Trả hàng, đổi hàng$/ })).toHaveAttribute(
      'href',
      '/vi/order/returns',
    );
  },
};

/** A saved home leads back to its choice, with the price of the day it was saved. */
export const OpensSavedRooms: Story = {
  parameters: { path: 'my-page?tab=rooms' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Phòng khách cho mẹ' });
    await expect(link).toHaveAttribute(
      'href',
      '/vi/room-by-room/ven-song-binh-khanh/1?s=1.1.2.1.1-3p.%2416iclc&saved=1',
    );
  },
};

export const RenamesSavedRooms: Story = {
  parameters: { path: 'my-page?tab=rooms' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [rename] = await canvas.findAllByRole('button', { name: 'Đổi tên' });
    if (!rename) throw new Error('Nothing is saved');
    await userEvent.click(rename);
    const dialog = within(await page.findByRole('dialog'));
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveValue('Phòng khách cho mẹ');
    await userEvent.clear(field);
    await userEvent.type(field, 'Bản cuối');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu tên' }));
    await page.findByText('Đã đổi tên');
    await canvas.findByRole('link', { name: 'Bản cuối' });
  },
};

export const RemovesSavedRooms: Story = {
  parameters: { path: 'my-page?tab=rooms' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [remove] = await canvas.findAllByRole('button', { name: 'Xóa' });
    if (!remove) throw new Error('Nothing is saved');
    await userEvent.click(remove);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await page.findByText('Đã xóa');
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Phòng khách cho mẹ' })).toBeNull(),
    );
  },
};
