import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pictures } from '../../shared/forms/story-pictures.ts';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Account/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/account',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { shopAccount } = fixtures;
const quiet = mock('readShopAccount').answer({ ...shopAccount, changes: [] });
const change = { path: 'shop-manager/account?plan=change', ...answers(quiet) };

/** No page tells an account in full, and what waits is beside what is in use. */
export const TellsTheLastDigits: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('•••• 3456')).length).toBeGreaterThan(0);
    await expect(canvas.getByText('25 Lê Trọng Tấn, phường Khương Đình, Hà Nội')).toBeVisible();
    await expect(canvas.queryByText(/0071000123456/)).toBeNull();
  },
};

/** Another address alone needs no papers; one is led back, where it waits. */
export const AsksForAnAddress: Story = {
  parameters: change,
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByLabelText(/^Địa chỉ/);
    await userEvent.clear(address);
    await userEvent.type(address, '7 Tràng Tiền, Hà Nội');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await screen.findByText(/^Đã gửi yêu cầu/);
    await canvas.findByText(/đang chờ duyệt/);
    await expect(canvas.getByText('7 Tràng Tiền, Hà Nội')).toBeVisible();
    // What is in use is still the old one, in the list and beside the new one.
    await expect(canvas.getAllByText('12 Hàng Bài, phường Cửa Nam, Hà Nội').length).toBeGreaterThan(
      1,
    );
  },
};

/** Another tax code wants a new picture of the licence, another account its number and a picture: each is said at its field. */
export const SaysWhichPapersAreMissing: Story = {
  parameters: change,
  play: async ({ canvas, userEvent }) => {
    const tax = await canvas.findByLabelText(/^Mã số thuế/);
    await userEvent.clear(tax);
    await userEvent.type(tax, '0109999999');
    const bank = canvas.getByLabelText(/^Ngân hàng/);
    await userEvent.clear(bank);
    await userEvent.type(bank, 'BIDV');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    const number = canvas.getByLabelText(/^Số tài khoản mới/);
    await waitFor(() => expect(number).toBeInvalid());
    await expect(canvas.getByRole('region', { name: 'Còn 3 chỗ cần sửa' })).toBeVisible();
    await expect(tax).toHaveValue('0109999999');
    await expect(bank).toHaveValue('BIDV');
  },
};

/** A holder that is not the company is not refused, but asked about; the account goes out with its picture. */
export const AsksForAnotherAccount: Story = {
  parameters: {
    ...change,
    ...answers(
      mock('readShopAccount').answer({
        ...shopAccount,
        data: { ...shopAccount.data, bank: null, licence: null },
        changes: [],
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const holder = await canvas.findByLabelText(/^Chủ tài khoản/);
    await userEvent.type(holder, 'LE THU HA');
    await userEvent.type(canvas.getByLabelText(/^Ngân hàng/), 'ACB');
    await canvas.findByText(/^Chủ tài khoản khác tên công ty/);
    await userEvent.type(canvas.getByLabelText(/^Số tài khoản mới/), '2233 4455 667');
    const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    const proof = inputs[inputs.length - 1];
    if (proof === undefined) throw new Error('no place for the picture');
    await userEvent.upload(proof, pictures(1));
    await canvas.findByRole('button', { name: /^Xóa.*phong-1/ });
    await userEvent.type(canvas.getByLabelText(/^Lời nhắn/), 'Đổi kế toán');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await screen.findByText(/^Đã gửi yêu cầu/);
    await expect((await canvas.findAllByText('•••• 5667')).length).toBeGreaterThan(0);
  },
};

/** Nothing that differs is no request, and is said so. */
export const SaysThatNothingDiffers: Story = {
  parameters: change,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(await canvas.findByText('Chưa có gì thay đổi.')).toBeVisible();
  },
};

/** Taking it back asks first; what is in use stays. */
export const Withdraws: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút yêu cầu' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rút yêu cầu' }));
    await screen.findByText('Đã rút yêu cầu');
    await canvas.findByText('Đã rút lại');
    await expect(canvas.queryByText(/đang chờ duyệt/)).toBeNull();
  },
};

let reads = 0;

/** Staff were first: the page is read anew, and says how it is. */
export const FindsItDecided: Story = {
  beforeEach: () => {
    reads = 0;
  },
  parameters: answers(
    mock('readShopAccount').answer(() => {
      reads += 1;
      return reads === 1
        ? shopAccount
        : {
            ...shopAccount,
            version: 5,
            changes: shopAccount.changes.map((one) => ({ ...one, state: 'approved' as const })),
          };
    }),
    mock('withdrawShopChange').error(409, { code: 'VERSION_CONFLICT' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút yêu cầu' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rút yêu cầu' }));
    await screen.findByText(/đã có kết quả/);
    await waitFor(() => expect(canvas.queryByText(/đang chờ duyệt/)).toBeNull());
  },
};

/** Contact and warehouse change at once. */
export const SavesTheContact: Story = {
  parameters: { path: 'shop-manager/account?plan=contact' },
  play: async ({ canvas, userEvent }) => {
    const warehouse = await canvas.findByLabelText(/^Kho hàng/);
    await userEvent.clear(warehouse);
    await userEvent.type(warehouse, 'Kho 3, Long Biên');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await screen.findByText('Đã lưu liên hệ và kho');
    await canvas.findByText('Kho 3, Long Biên');
  },
};

let saves = 0;

/** Over a version that somebody else made: what is typed stays, and goes over it with the next press. */
export const GoesOverTheirs: Story = {
  beforeEach: () => {
    saves = 0;
  },
  parameters: {
    path: 'shop-manager/account?plan=contact',
    ...answers(
      mock('saveShopContact').answer(({ body: { expectedVersion, ...contact } }) => {
        saves += 1;
        if (expectedVersion !== 9)
          throw new MockFailure(409, {
            code: 'VERSION_CONFLICT',
            body: { current: { ...shopAccount, version: 9 } },
          });
        return { ...shopAccount, ...contact, version: 10 };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const warehouse = await canvas.findByLabelText(/^Kho hàng/);
    await userEvent.clear(warehouse);
    await userEvent.type(warehouse, 'Kho 3, Long Biên');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await canvas.findByText(/được đổi ở nơi khác/);
    await expect(warehouse).toHaveValue('Kho 3, Long Biên');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await screen.findByText('Đã lưu liên hệ và kho');
    await expect(saves).toBe(2);
  },
};
