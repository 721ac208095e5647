import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { pressSend } from '../../shared/forms/story-steps.ts';
import { field, fillMember, typeCode } from './member.fixture.ts';
import { Screen } from './SignUpWithMemberScreen.tsx';

const meta = {
  title: 'screens/account/SignUpWithMember/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'sign-up-with-member',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => () => {
    draftStore('sign-up-member').clear();
    signOutForStory();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Names each complaint, and takes the focus there. */
export const SaysWhatIsMissing: Story = {
  play: async (context) => {
    await pressSend(context);
    const summary = await context.canvas.findByRole('region', { name: /chỗ cần sửa/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Vui lòng nhập họ');
    await expect(field(context, 'username')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A code is pasted with a space in it; the sixth digit sends the form once. */
export const PastesTheCode: Story = {
  parameters: answers(mock('registerUser').pending()),
  play: async (context) => {
    await fillMember(context);
    await waitFor(() => field(context, 'one-time-code'));
    const code = field(context, 'one-time-code');
    await context.userEvent.click(code);
    await context.userEvent.paste(
      `${fixtures.verificationCode.slice(0, 3)} ${fixtures.verificationCode.slice(3)}`,
    );
    await expect(code).toHaveValue(fixtures.verificationCode);
    const button = context.canvas.getByRole('button', { name: /Tạo tài khoản/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** A wrong code says so at its field; what was typed is still there. */
export const RefusesAWrongCode: Story = {
  play: async (context) => {
    await typeCode(context, '111111');
    const code = field(context, 'one-time-code');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await expect(code).toHaveValue('111111');
    await expect(context.canvasElement).toHaveTextContent('Mã xác thực không đúng.');
  },
};

/** A second code has to wait, and the button says how long. */
export const CountsDown: Story = {
  play: async (context) => {
    await fillMember(context);
    await waitFor(() => field(context, 'one-time-code'));
    const again = await context.canvas.findByRole('button', { name: /Gửi lại mã/ });
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    await expect(context.canvasElement).toHaveTextContent(/Gửi lại được sau \d+ giây/);
  },
};

/** Another e-mail: back at the form, and everything that was typed is still there. */
export const GoesBack: Story = {
  play: async (context) => {
    await fillMember(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Dùng email khác' }),
    );
    await waitFor(() => expect(field(context, 'username')).toHaveValue('moi@hien.example'));
    await expect(field(context, 'new-password')).toHaveValue('hien-2026');
  },
};

/** AUTH_03: back at the form with the reason and the way to login; nothing that was typed is lost. */
export const LeadsToLoginWhenActive: Story = {
  play: async (context) => {
    await typeCode(context, fixtures.verificationCode, fixtures.activeEmail);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Tài khoản đã được kích hoạt. Bạn có thể đăng nhập.',
    );
    await expect(field(context, 'username')).toHaveValue(fixtures.activeEmail);
    await expect(field(context, 'new-password')).toHaveValue('hien-2026');
    await expect(context.canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
      'href',
      '/vi/login',
    );
  },
};

/** AUTH_02 of both passwords is one sentence, and the passwords are still there to be made longer. */
export const SaysTheShortPasswordOnce: Story = {
  parameters: answers(
    mock('registerUser').error(400, {
      code: 'AUTH_02',
      fields: [
        { field: 'password', code: 'AUTH_02' },
        { field: 'confirm_password', code: 'AUTH_02' },
      ],
    }),
  ),
  play: async (context) => {
    await typeCode(context, fixtures.verificationCode);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert.textContent?.match(/Mật khẩu cần ít nhất 6 ký tự/g)).toHaveLength(1);
    await expect(field(context, 'new-password')).toHaveValue('hien-2026');
  },
};

let entered: unknown[] = [];

/** With the account made one is in: nobody types the same password twice in a minute. */
export const StaysIn: Story = {
  parameters: answers(
    mock('loginUser').answer(({ body }) => {
      entered.push(body);
      return { data: { token: fixtures.tokens.member, expires_at: '2026-04-05T02:40:00Z' } };
    }),
  ),
  beforeEach: () => {
    entered = [];
  },
  play: async (context) => {
    await typeCode(context, fixtures.verificationCode);
    await waitFor(() => expect(entered).toHaveLength(1));
    await expect(entered[0]).toMatchObject({ email: 'moi@hien.example', password: 'hien-2026' });
    await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull());
  },
};

/** Passwords are in no draft. */
export const KeepsNoPassword: Story = {
  play: async (context) => {
    await waitFor(() => field(context, 'username'));
    await context.userEvent.type(field(context, 'username'), 'moi@hien.example');
    await context.userEvent.type(field(context, 'new-password'), 'mat-khau-bi-mat');
    await waitFor(() =>
      expect(draftStore('sign-up-member').read()).toMatchObject({ email: 'moi@hien.example' }),
    );
    await expect(JSON.stringify(draftStore('sign-up-member').read())).not.toContain('bi-mat');
  },
};
