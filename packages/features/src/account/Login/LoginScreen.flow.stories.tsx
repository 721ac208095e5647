import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import { notices } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forgetReturned, returnedFrom } from '../social/returned.fixture.ts';
import { Screen } from './LoginScreen.tsx';

const meta = {
  title: 'screens/account/Login/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'login', chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  beforeEach: () => signOutForStory,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button waits until the form is valid, and says for what. */
export const WaitsUntilValid: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Đăng nhập' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(canvas.getByLabelText(/Email/), '  khach@hien.example ');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), '12345');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), '6');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Mật khẩu/);
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};

/** A refusal is an alert in the form, and nothing that was typed is lost (D51). */
export const KeepsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText(/Email/);
    await userEvent.type(email, 'khach@hien.example');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), 'not-the-one{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(notices['login.failed'].vi);
    await expect(email).toHaveValue('khach@hien.example');
  },
};

/** A code nobody described is said with its number (D57), and can be tried again as it stands. */
export const SaysTheCodeNobodyDescribed: Story = {
  parameters: answers(mock('loginUser').error(422, { code: 'AUTH_16' })),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText(/Email/);
    await userEvent.type(email, 'khach@hien.example');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), `${fixtures.password}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('(AUTH_16)');
    await expect(email).toHaveValue('khach@hien.example');
    await expect(canvas.getByLabelText(/^Mật khẩu/)).toHaveValue(fixtures.password);
    await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** Whoever of staff comes through a provider owes the same code as after a password, and is in with it. */
export const StaffThroughProvider: Story = {
  parameters: answers(
    mock('loginUser').answer(({ body }) => {
      if (body.login_method !== 'google') throw new Error('Nobody signed in through Google');
      return {
        data: null,
        code: 'SECOND_FACTOR',
        second_factor: {
          step: 'code',
          ticket: fixtures.secondFactor.ticket,
          expires_at: fixtures.secondFactor.expiresAt,
        },
      };
    }),
  ),
  beforeEach: () => {
    returnedFrom('google');
    return forgetReturned;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Mã xác thực/), '204815{Enter}');
    await canvas.findByText(notices['login.success'].vi);
    await expect(localStorage.getItem('token')).not.toBeNull();
  },
};

/** A profile that fails right after the second factor ends the session; the page that is loaded anew says so, once. */
export const SaysThatTheSessionEnded: Story = {
  beforeEach: () => {
    sessionStorage.setItem('hien-session-ended', '1');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'Phiên đăng nhập của bạn đã kết thúc',
    );
    await expect(sessionStorage.getItem('hien-session-ended')).toBeNull();
  },
};

export const SaysThatItWorked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), 'khach@hien.example');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), `${fixtures.password}{Enter}`);
    await canvas.findByText(notices['login.success'].vi);
  },
};
