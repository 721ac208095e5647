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

const patient = { timeout: 10_000 };

/** Asked before, kept on Escape, gone with a word about it. */
export const RemovesAnAddress: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [remove] = await canvas.findAllByRole('button', { name: /Xóa/ }, patient);
    if (!remove) throw new Error('No address');
    await userEvent.click(remove);
    await page.findByRole('alertdialog', {}, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull(), patient);
    // The focus goes back a moment after the dialog has gone.
    await waitFor(() => expect(remove).toHaveFocus(), patient);
    await userEvent.click(remove);
    const dialog = within(await page.findByRole('alertdialog', {}, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await page.findByText('Đã xóa địa chỉ', {}, patient);
  },
};

/** Points that end soon are told before they are gone. */
export const PointsThatEnd: Story = {
  parameters: { path: 'my-page' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Bạn có 1\.300 điểm; 300 điểm hết hạn ngày/u, {}, patient);
  },
};

/** It did not work: the question stays, and says so. */
export const NotRemoved: Story = {
  parameters: answers(mock('removeAddress').error()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [remove] = await canvas.findAllByRole('button', { name: /Xóa/ }, patient);
    if (!remove) throw new Error('No address');
    await userEvent.click(remove);
    const dialog = within(await page.findByRole('alertdialog', {}, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await dialog.findByRole('alert', {}, patient);
  },
};

/** Each tile says how many orders stand there, and leads to a list that knows the place. */
export const OrdersAreCounted: Story = {
  parameters: { path: 'my-page' },
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /^[1-9]\d*\s*Đang chuẩn bị$/ }, patient);
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
    const link = await canvas.findByRole('link', { name: 'Phòng khách cho mẹ' }, patient);
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
    const [rename] = await canvas.findAllByRole('button', { name: 'Đổi tên' }, patient);
    if (!rename) throw new Error('Nothing is saved');
    await userEvent.click(rename);
    const dialog = within(await page.findByRole('dialog', {}, patient));
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveValue('Phòng khách cho mẹ');
    await userEvent.clear(field);
    await userEvent.type(field, 'Bản cuối');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu tên' }));
    await page.findByText('Đã đổi tên', {}, patient);
    await canvas.findByRole('link', { name: 'Bản cuối' }, patient);
  },
};

export const RemovesSavedRooms: Story = {
  parameters: { path: 'my-page?tab=rooms' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [remove] = await canvas.findAllByRole('button', { name: 'Xóa' }, patient);
    if (!remove) throw new Error('Nothing is saved');
    await userEvent.click(remove);
    const dialog = within(await page.findByRole('alertdialog', {}, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await page.findByText('Đã xóa', {}, patient);
    await waitFor(
      () => expect(canvas.queryByRole('link', { name: 'Phòng khách cho mẹ' })).toBeNull(),
      patient,
    );
  },
};
