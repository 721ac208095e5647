import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import { Screen } from './LoginScreen.tsx';

const meta = {
  title: 'screens/account/Login',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'login' },
  // A story that signs in leaves no session behind.
  beforeEach: () => signOutForStory,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Fills in what a member would, and presses Enter. */
async function submit(context: Context, password = fixtures.password) {
  const [email] = await context.canvas.findAllByRole('textbox');
  if (!email) throw new Error('The form has no e-mail field');
  await put(context, email, 'khach@hien.example');
  const form = email.closest('form');
  const secret = form?.querySelector<HTMLInputElement>('input[autocomplete=current-password]');
  if (!secret) return;
  await put(context, secret, password);
  await context.userEvent.keyboard('{Enter}');
}

export const Default: Story = {};

/** Sent here from a page for members: says so, and will lead back. */
export const AskedForByPage: Story = { parameters: { path: 'login?next=%2Fvi%2Fcart' } };

/** The same in the frame of the office flow, which leads back to the plan. */
export const OfOffice: Story = {
  globals: { brand: 'bgrid' },
  parameters: {
    path: 'room-by-room/b-grid/login?next=%2Fvi%2Froom-by-room%2Fb-grid%2Fstep-3',
  },
};

/** Sent here from the shop manager (D49). */
export const AskedForPartner: Story = {
  parameters: { path: 'login?next=%2Fvi%2Fshop-manager%2Fdashboard&reason=partner' },
};

/** The profile could not be loaded after a sign-in, and the page was loaded anew (platform.txt §4). */
export const SessionEnded: Story = {
  beforeEach: () => {
    sessionStorage.setItem('hien-session-ended', '1');
  },
};

/** Signed in, but not as a partner (D49): no dead end. */
export const NotAPartner: Story = {
  parameters: { path: 'login?next=%2Fvi%2Fshop-manager%2Fdashboard&reason=partner' },
  beforeEach: () => {
    signInForStory('member');
  },
};

/** A field complains once it was left. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const [email] = await canvas.findAllByRole('textbox');
    if (email) await userEvent.type(email, 'khach@');
    await userEvent.tab();
  },
};

export const Sending: Story = {
  parameters: answers(mock('loginUser').pending()),
  play: (context) => submit(context),
};

/** AUTH_13: the generic sentence and the server's; what was typed is still there (D51). */
export const WrongPassword: Story = { play: (context) => submit(context, 'not-the-one') };

const staff = (step: 'code' | 'setup') =>
  mock('loginUser').answer({
    data: null,
    code: 'SECOND_FACTOR',
    second_factor: {
      step,
      ticket: fixtures.secondFactor.ticket,
      expires_at: fixtures.secondFactor.expiresAt,
    },
  });

/** Signs in as staff, and types a code where one is given. */
async function secondStep(context: Context, code?: string) {
  await submit(context);
  const field = await waitFor(() => {
    const found = context.canvasElement.querySelector<HTMLInputElement>(
      'input[autocomplete=one-time-code]',
    );
    if (!found) throw new Error('The code is not asked for yet');
    return found;
  });
  if (code === undefined) return;
  await put(context, field, code);
  await context.userEvent.keyboard('{Enter}');
}

/** Staff, after the right password. */
export const SecondFactor: Story = {
  parameters: answers(staff('code')),
  play: (context) => secondStep(context),
};

/** SECOND_FACTOR_WRONG, at the code. */
export const StatusSecondFactorWrong: Story = {
  parameters: answers(staff('code')),
  play: (context) => secondStep(context, '111111'),
};

/** The ticket is over: AUTH_06, and the way back to the password. */
export const SecondFactorOver: Story = {
  parameters: answers(staff('code'), mock('proveSecondFactor').error(422, { code: 'AUTH_06' })),
  play: (context) => secondStep(context, '204815'),
};

/** Staff who have no app yet. */
export const SecondFactorSetup: Story = {
  parameters: answers(staff('setup')),
  play: (context) => secondStep(context),
};

export const SecondFactorSetupFailed: Story = {
  parameters: answers(staff('setup'), mock('setUpSecondFactor').error()),
  play: (context) => submit(context),
};

/** After the first code, once. */
export const RecoveryCodes: Story = {
  parameters: answers(
    staff('setup'),
    mock('proveSecondFactor').answer({
      data: {
        token: 'never-used',
        expires_at: '2026-03-13T03:00:00Z',
        recovery_codes: [...fixtures.secondFactor.recoveryCodes],
      },
    }),
  ),
  play: (context) => secondStep(context, '204815'),
};

/** An answer without data shows the server's message (platform.txt §8). */
export const RefusedWithoutData: Story = {
  parameters: answers(
    mock('loginUser').answer({
      data: null,
      code: 'AUTH_10',
      message: 'Vui lòng đăng ký tài khoản!',
    }),
  ),
  play: (context) => submit(context),
};

/** Not described (D57): the general text with the code, so that support can find it. */
export const StatusAuth16: Story = {
  parameters: answers(mock('loginUser').error(422, { code: 'AUTH_16' })),
  play: (context) => submit(context),
};

/** Not described either; a server that says more is quoted. */
export const StatusAuth17: Story = {
  parameters: answers(
    mock('loginUser').error(422, {
      code: 'AUTH_17',
      body: { message: 'Cổng đăng nhập đang được bảo trì đến 11:00.' },
    }),
  ),
  play: (context) => submit(context),
};

export const RateLimited: Story = {
  parameters: answers(mock('loginUser').rateLimited()),
  play: (context) => submit(context),
};

export const ServerError: Story = {
  parameters: answers(mock('loginUser').error()),
  play: (context) => submit(context),
};

export const Offline: Story = {
  parameters: { ...answers(mock('loginUser').offline()), ...oneLook },
  play: (context) => submit(context),
};

/** A server that has much to say, and a very long address. */
export const LongText: Story = {
  parameters: answers(
    mock('loginUser').answer({
      data: null,
      code: 'AUTH_10',
      message: 'Vui lòng đăng ký tài khoản trước khi đăng nhập. '.repeat(6).trim(),
    }),
  ),
  play: (context) => submit(context),
};

/** Which providers there are is not known yet. */
export const BeforeProviders: Story = {
  parameters: answers(mock('listProviders').pending()),
};

/** “Login success”; in the product the guard leads on from here. */
export const LoggedIn: Story = {
  async play(context) {
    await submit(context);
    await waitFor(() =>
      expect(context.canvasElement.querySelector('ol[aria-live] > *')).not.toBeNull(),
    );
  },
};
