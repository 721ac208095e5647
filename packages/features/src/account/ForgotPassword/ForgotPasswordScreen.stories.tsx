import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { resetRequest } from '../entry/reset-request.ts';
import { Screen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'screens/account/ForgotPassword',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'forgot-password' },
  beforeEach: () => resetRequest.clear,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function submit({ canvas, userEvent }: Context, email = 'khach@hien.example') {
  await userEvent.type(await canvas.findByRole('textbox'), `${email}{Enter}`);
}

export const Default: Story = {};

export const Invalid: Story = { play: (context) => submit(context, 'khach@') };

export const Sending: Story = {
  parameters: answers(mock('sendVerificationCode').pending()),
  play: (context) => submit(context),
};

/** Too many codes were asked for: says how long to wait. */
export const RateLimited: Story = {
  parameters: answers(mock('sendVerificationCode').rateLimited(1_800)),
  play: (context) => submit(context),
};

export const ServerError: Story = {
  parameters: answers(mock('sendVerificationCode').error()),
  play: (context) => submit(context),
};

export const Offline: Story = {
  parameters: { ...answers(mock('sendVerificationCode').offline()), ...oneLook },
  play: (context) => submit(context),
};

export const LongText: Story = {
  play: (context) => submit(context, `${'nguyen-thi-thu-huong-'.repeat(6)}@hien.example.`),
};
