import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
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

const fieldOf = (page: ReturnType<typeof within>, name: RegExp) =>
  page.findByRole('combobox', { name });

/** A ward is found by what it was called: the home of “Bến Nghé” is in Phường Sài Gòn today. */
export const FindsAWardByItsFormerName: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm địa chỉ' }));
    const ward = await fieldOf(page, /Phường, xã/);
    await expect(ward).toBeDisabled();
    const city = await fieldOf(page, /Tỉnh, thành phố/);
    // A province that was merged leads to what it is part of.
    await userEvent.type(city, 'binh duong');
    await userEvent.click(
      await page.findByRole('option', { name: /Thành phố Hồ Chí Minh.*trước là Bình Dương/ }),
    );
    await waitFor(() => expect(ward).toBeEnabled());
    await userEvent.type(ward, 'ben nghe');
    await userEvent.click(
      await page.findByRole('option', { name: /Phường Sài Gòn.*trước là Phường Bến Nghé, Quận 1/ }),
    );
    await expect(ward).toHaveValue('Phường Sài Gòn');
    // Who types a whole name and goes on is not asked for it again.
    await userEvent.clear(ward);
    await userEvent.type(ward, 'phuong ban co');
    await userEvent.tab();
    await waitFor(() => expect(ward).toHaveValue('Phường Bàn Cờ'));
    await expect(ward).toBeValid();
    // The other system begins with the same city.
    await userEvent.click(page.getByRole('radio', { name: 'Trước tháng 7/2025' }));
    await waitFor(async () =>
      expect(await fieldOf(page, /Tỉnh, thành phố/)).toHaveValue('Thành phố Hồ Chí Minh'),
    );
  },
};

/** An address of before July 2025 is told what it is today; where a ward was divided its owner says which. */
export const TakesTheWardOfToday: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm địa chỉ' }));
    await userEvent.click(await page.findByRole('radio', { name: 'Trước tháng 7/2025' }));
    const choose = async (field: RegExp, option: string) => {
      const box = await fieldOf(page, field);
      await waitFor(() => expect(box).toBeEnabled());
      await userEvent.click(box);
      await userEvent.click(await page.findByRole('option', { name: option }));
    };
    await choose(/Tỉnh, thành phố/, 'Thành phố Hồ Chí Minh');
    await choose(/Quận, huyện/, 'Quận 1');
    await choose(/Phường, xã/, 'Phường Bến Nghé');
    await page.findByText('Từ tháng 7/2025, nơi này thuộc Phường Sài Gòn, Thành phố Hồ Chí Minh.');
    await choose(/Phường, xã/, 'Phường Đa Kao');
    await page.findByText(/Phường Đa Kao đã được chia/);
    await page.findByRole('button', { name: 'Dùng Phường Sài Gòn' });
    await userEvent.click(page.getByRole('button', { name: 'Dùng Phường Tân Định' }));
    await expect(await fieldOf(page, /Phường, xã/)).toHaveValue('Phường Tân Định');
    await expect(page.queryByRole('combobox', { name: /Quận, huyện/ })).toBeNull();
    // Going back finds what was there.
    await userEvent.click(page.getByRole('radio', { name: 'Trước tháng 7/2025' }));
    await expect(await fieldOf(page, /Quận, huyện/)).toHaveValue('Quận 1');
    await waitFor(async () =>
      expect(await fieldOf(page, /Phường, xã/)).toHaveValue('Phường Đa Kao'),
    );
  },
};

let tries = 0;

/** Lists that do not come can be asked for again, and what is chosen stays. */
export const WardsThatFail: Story = {
  beforeEach: () => {
    tries = 0;
  },
  parameters: answers(
    mock('listWards').answer(() => {
      tries += 1;
      if (tries === 1) throw new MockFailure(500);
      const { city, wards } = fixtures.someWards;
      return { data: { city, wards: wards.map(({ name }) => ({ name, was: [] })) } };
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm địa chỉ' }));
    const city = await fieldOf(page, /Tỉnh, thành phố/);
    await userEvent.type(city, 'ho chi minh');
    await userEvent.click(await page.findByRole('option', { name: 'Thành phố Hồ Chí Minh' }));
    await page.findByText('Chưa tải được danh sách phường, xã.');
    await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
    await waitFor(async () => expect(await fieldOf(page, /Phường, xã/)).toBeEnabled());
    await userEvent.click(await fieldOf(page, /Phường, xã/));
    await page.findByRole('option', { name: 'Phường Bàn Cờ' });
    await expect(city).toHaveValue('Thành phố Hồ Chí Minh');
  },
};
