import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetReturned, returnedFrom, stubWindows } from './returned.fixture.ts';
import { SocialLogin } from './SocialLogin.tsx';

const meta = {
  title: 'screens/account/Login/Social',
  component: SocialLogin,
  tags: ['!autodocs'],
  parameters: { path: 'login' },
  args: { providers: fixtures.readyProviders, onSecondFactor: () => undefined },
  argTypes: { providers: { control: false }, onSecondFactor: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 416, display: 'grid', gap: 24 }}>
      <SocialLogin {...args} />
    </div>
  ),
  beforeEach: () => () => {
    signOutForStory();
    forgetReturned();
  },
} satisfies Meta<typeof SocialLogin>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Four ready buttons; the words below say that they are played on this machine. */
export const Ready: Story = {};

/** As in production, without the mark. */
export const Real: Story = {
  args: { providers: fixtures.readyProviders.map((one) => ({ ...one, simulated: false })) },
};

export const SomeOff: Story = {
  args: {
    providers: fixtures.readyProviders.map((one) =>
      one.method === 'apple' ? { ...one, configured: false } : one,
    ),
  },
};

/** The window is open. */
export const Waiting: Story = {
  beforeEach: () => {
    const windows = stubWindows(false);
    return windows.restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Zalo/ }));
  },
};

export const Closed: Story = {
  beforeEach: () => {
    const windows = stubWindows(true);
    return windows.restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Apple/ }));
    await canvas.findByRole('alert');
  },
};

export const Refused: Story = {
  beforeEach: () => void returnedFrom('facebook', { code: null, error: 'access_denied' }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** The answer belongs to another sign-in: an attack, or two tabs. */
export const WrongState: Story = {
  beforeEach: () => void returnedFrom('google', { state: 'of-another-window' }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** AUTH_06: used once already, or too old. */
export const CodeRefused: Story = {
  beforeEach: () => void returnedFrom('zalo', { code: 'used-once-already' }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** UNAVAILABLE: the provider does not answer our server. */
export const ProviderDown: Story = {
  parameters: answers(mock('exchangeSocialCode').error(503)),
  beforeEach: () => void returnedFrom('google'),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** The notice titled Error with the server's message (platform 8), at Apple and Zalo. */
export const RegistrationFailed: Story = {
  parameters: answers(
    mock('loginUser').answer({ data: null }),
    mock('registerUser').error(409, { code: 'AUTH_01' }),
  ),
  beforeEach: () => void returnedFrom('apple'),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** D52: registered, and still unknown at the second sign-in. */
export const StillUnknown: Story = {
  parameters: answers(
    mock('loginUser').answer({
      data: null,
      code: 'AUTH_10',
      message: 'Vui lòng đăng ký tài khoản!',
    }),
  ),
  beforeEach: () => void returnedFrom('zalo'),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** AUTH_08: the account is stopped. */
export const Stopped: Story = {
  parameters: answers(mock('loginUser').error(403, { code: 'AUTH_08' })),
  beforeEach: () => void returnedFrom('google'),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
