import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './ChangePasswordScreen.tsx';
import shown from './ChangePasswordScreen.stories.tsx';

let sent: object[] = [];

const meta = {
  ...shown,
  title: 'screens/my-page/ChangePassword/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    sent = [];
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const counting = answers(
  mock('changePassword').answer(({ body }) => {
    sent.push(body);
    return { data: { ended: 2 } };
  }),
);

/** Three fields by keys alone. Enter twice is one change, and the page says what it ended. */
export const ChangesByKeyboard: Story = {
  parameters: counting,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByLabelText(/^Mật khẩu hiện tại/)).focus();
    await userEvent.keyboard(fixtures.password);
    const next = canvas.getByLabelText(/^Mật khẩu mới/);
    // Between the fields stand the buttons that show what is typed.
    while (document.activeElement !== next) await userEvent.tab();
    await userEvent.keyboard('hien-2027');
    const again = canvas.getByLabelText(/^Nhập lại mật khẩu mới/);
    while (document.activeElement !== again) await userEvent.tab();
    await userEvent.keyboard('hien-2027{Enter}{Enter}');
    await canvas.findByText('Đã đổi mật khẩu');
    await expect(canvas.getByText(/2 nơi khác đã được đăng xuất/)).toBeVisible();
    await expect(sent).toEqual([
      { old_password: fixtures.password, password: 'hien-2027', confirm_password: 'hien-2027' },
    ]);
  },
};

/** Five characters, and the two not alike: both are said at once at their fields, and nothing is sent (AUTH_02, AUTH_07). */
export const ComplainsBeforeSending: Story = {
  parameters: counting,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Mật khẩu hiện tại/), fixtures.password);
    const next = canvas.getByLabelText(/^Mật khẩu mới/);
    await userEvent.type(next, 'hien2');
    await userEvent.type(canvas.getByLabelText(/^Nhập lại mật khẩu mới/), 'hien3{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-invalid', 'true'));
    await expect(next).toHaveAccessibleDescription(/Mật khẩu cần ít nhất 6 ký tự/);
    await expect(sent).toEqual([]);
  },
};

/** AUTH_09 at the current password; the new one need not be typed again. */
export const KeepsTheNewOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText(/^Mật khẩu hiện tại/);
    await userEvent.type(old, 'khong-phai');
    const next = canvas.getByLabelText(/^Mật khẩu mới/);
    await userEvent.type(next, 'hien-2027');
    await userEvent.type(canvas.getByLabelText(/^Nhập lại mật khẩu mới/), 'hien-2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
    await waitFor(() => expect(old).toHaveAttribute('aria-invalid', 'true'));
    await expect(old).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng\./);
    await expect(next).toHaveValue('hien-2027');
    await userEvent.clear(old);
    await userEvent.type(old, `${fixtures.password}{Enter}`);
    await canvas.findByText('Đã đổi mật khẩu');
  },
};

export const ShowsWhatIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText(/^Mật khẩu hiện tại/);
    const [show] = canvas.getAllByRole('button', { name: 'Hiện mật khẩu' });
    if (!show) throw new Error('No way to look');
    await userEvent.click(show);
    await expect(old).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText(/^Mật khẩu mới/)).toHaveAttribute('type', 'password');
  },
};
