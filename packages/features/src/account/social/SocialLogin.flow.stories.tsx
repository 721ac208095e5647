import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import { notices } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Address } from './Address.fixture.tsx';
import { forgetReturned, returnedFrom, stubWindows } from './returned.fixture.ts';
import { SocialLogin } from './SocialLogin.tsx';

const meta = {
  title: 'screens/account/Login/Social/Flow',
  component: SocialLogin,
  tags: ['!autodocs'],
  parameters: { path: 'login?next=%2Fvi%2Fcart', chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  args: { providers: fixtures.readyProviders, onSecondFactor: fn() },
  render: (args) => (
    <>
      <SocialLogin {...args} />
      <Address />
    </>
  ),
  beforeEach: () => () => {
    signOutForStory();
    forgetReturned();
  },
} satisfies Meta<typeof SocialLogin>;
export default meta;

type Story = StoryObj<typeof meta>;

/** login → no data → register → login again (D52), for each provider; then “Login success”. */
const signsIn = (method: 'google' | 'apple' | 'facebook' | 'zalo'): Story => {
  const logins = fn();
  return {
    parameters: answers(
      mock('loginUser').answer(() => {
        logins();
        return logins.mock.calls.length === 1
          ? { data: null }
          : { data: { token: fixtures.tokens.member, expires_at: '2026-03-13T03:00:00Z' } };
      }),
      mock('registerUser').answer(({ body }) => {
        if (body.login_method !== method) throw new Error('Another provider was registered');
        const { user_type, login_method, first_name, last_name } = body;
        return { data: { id: 9, user_type, login_method, email: null, first_name, last_name } };
      }),
    ),
    beforeEach: () => {
      logins.mockClear();
      returnedFrom(method);
    },
    play: async ({ canvas }) => {
      await canvas.findByText(notices['login.success'].vi);
      await expect(logins).toHaveBeenCalledTimes(2);
      await expect(localStorage.getItem('token')).toBe(fixtures.tokens.member);
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  };
};

export const GoogleSignsIn = signsIn('google');
export const AppleSignsIn = signsIn('apple');
export const FacebookSignsIn = signsIn('facebook');
export const ZaloSignsIn = signsIn('zalo');

const unregistrable = answers(
  mock('loginUser').answer({ data: null }),
  mock('registerUser').error(409, { code: 'AUTH_01' }),
);

/** D53: method, id and e-mail are passed, the proof is not; the page to come back to goes along. */
export const GoogleGoesToSignUp: Story = {
  parameters: unregistrable,
  beforeEach: () => void returnedFrom('google'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'address' })).toHaveTextContent(
        `/vi/signup-social?method=google&userid=${fixtures.socialPerson.social_id}&email=khach%40hien.example&next=%2Fvi%2Fcart`,
      ),
    );
    await expect(canvas.getByRole('status', { name: 'address' })).not.toHaveTextContent(
      fixtures.socialPerson.access_token,
    );
  },
};

/** D53: the notice Error with the server's message. */
export const AppleSaysError: Story = {
  parameters: unregistrable,
  beforeEach: () => void returnedFrom('apple'),
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Lỗi');
    await expect(notice).toHaveTextContent('Email này đã được đăng ký.');
  },
};

/** D53: nothing is said; the button is free again. */
export const FacebookIsSilent: Story = {
  parameters: unregistrable,
  beforeEach: () => void returnedFrom('facebook'),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Facebook/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

let windows: ReturnType<typeof stubWindows> | undefined;

/** Closing the window brings the button back to life, and another press opens another window. */
export const ClosedAndAgain: Story = {
  beforeEach: () => {
    windows = stubWindows(false);
    return windows.restore;
  },
  play: async ({ canvas, userEvent }) => {
    if (!windows) throw new Error('No windows');
    const zalo = await canvas.findByRole('button', { name: /Zalo/ });
    await userEvent.click(zalo);
    await waitFor(() => expect(windows?.address).toContain('app_id=story-zalo'));
    await expect(new URL(windows.address).searchParams.get('code_challenge')).toMatch(
      /^[\w-]{43}$/,
    );
    windows.closed = true;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zalo');
    windows.closed = false;
    const before = windows.address;
    await userEvent.click(zalo);
    await waitFor(() => expect(windows?.address).not.toBe(before));
    await expect(canvas.queryByRole('alert')).toBeNull();
    windows.closed = true;
    await canvas.findByRole('alert');
  },
};
