import { answers, MockFailure, fixtures, mock, signInForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './DeleteUserAccountScreen.tsx';
import shown from './DeleteUserAccountScreen.stories.tsx';

let sent: object[] = [];

const meta = {
  ...shown,
  title: 'screens/account/DeleteUserAccount/Flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('deleteAccount').answer(({ body }) => {
        sent.push(body);
        if (body.password !== fixtures.password)
          throw new MockFailure(422, {
            code: 'AUTH_09',
            fields: [{ field: 'password', code: 'AUTH_09' }],
          });
        return {
          data: { withdrawn_at: '2026-03-06T03:00:00Z', may_return_at: '2026-09-06T03:00:00Z' },
        };
      }),
    ),
  },
  beforeEach: () => {
    sent = [];
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What cannot be taken back is not sent without the password and the box. */
export const AsksForBoth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa tài khoản của tôi' }));
    const summary = await canvas.findByRole('region', { name: 'Còn 2 chỗ cần sửa' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText(/^Mật khẩu của bạn/)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(sent).toEqual([]);
  },
};

/** By keys: the wrong password is said at its field, the reason stays; the right one, pressed twice, leaves once. */
export const LeavesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Mật khẩu của bạn/);
    password.focus();
    await userEvent.keyboard('khong-phai');
    const reason = canvas.getByLabelText(/^Vì sao bạn rời đi/);
    while (document.activeElement !== reason) await userEvent.tab();
    await userEvent.keyboard('Tôi đã xong nhà.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await expect(password).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng\./);
    await expect(reason).toHaveValue('Tôi đã xong nhà.');
    await userEvent.clear(password);
    await userEvent.type(password, `${fixtures.password}{Enter}{Enter}`);
    await canvas.findByRole('heading', { name: 'Tài khoản của bạn đã được xóa' });
    await expect(canvas.getByText(/06\/09\/2026/)).toBeVisible();
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toMatchObject({ reason: 'Tôi đã xong nhà.', understood: true });
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

/** Nobody's password is here: a sign-in that is too old is said, with the way to a new one (D85). */
export const SendsToANewSignIn: Story = {
  parameters: answers(mock('deleteAccount').error(403, { code: 'SIGN_IN_AGAIN' })),
  beforeEach: () => {
    signInForStory('social');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tài khoản của tôi' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng nhập lại' }));
    await canvas.findByRole('link', { name: 'Đăng nhập' });
  },
};

/** ORDERS_OPEN: an order is under way, or money goes back; the account stays, and nothing typed is lost. */
export const StatusOrdersOpen: Story = {
  parameters: answers(mock('deleteAccount').error(422, { code: 'ORDERS_OPEN' })),
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Mật khẩu của bạn/);
    await userEvent.type(password, fixtures.password);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tài khoản của tôi' }));
    await canvas.findByText(/còn đơn hàng chưa hoàn tất/u);
    await expect(password).toHaveValue(fixtures.password);
    await expect(localStorage.getItem('token')).not.toBeNull();
  },
};
