import { answers, fixtures, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { resetRequest } from '../entry/reset-request.ts';
import { Screen } from './VerifyCodeScreen.tsx';

const meta = {
  title: 'screens/account/VerifyCode',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'verify-code' },
  beforeEach: () => {
    resetRequest.write({ email: 'khach@hien.example', waitUntil: 0 });
    return resetRequest.clear;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function type({ canvas, userEvent }: Context, code = fixtures.verificationCode) {
  await userEvent.type(await canvas.findByRole('textbox'), code);
}

async function choose(context: Context, password: string, again = password) {
  await type(context);
  const { canvasElement, userEvent } = context;
  const fields = await waitForPasswords(context, canvasElement);
  await userEvent.type(fields[0], password);
  await userEvent.type(fields[1], `${again}{Enter}`);
}

async function waitForPasswords({ canvas }: Context, root: HTMLElement) {
  await canvas.findByRole('status');
  const [first, second] = root.querySelectorAll<HTMLInputElement>(
    'input[autocomplete=new-password]',
  );
  if (!first || !second) throw new Error('The passwords are not asked for');
  return [first, second] as const;
}

export const Default: Story = {};

/** Opened without having asked for a code, as from a bookmark. */
export const NobodyAsked: Story = {
  beforeEach: () => {
    resetRequest.clear();
  },
};

/** AUTH_04, at the field. */
export const WrongCode: Story = { play: (context) => type(context, '111111') };

/** AUTH_06: expired, used, or tried too often. */
export const ExpiredCode: Story = { play: (context) => type(context, fixtures.expiredCode) };

export const Sending: Story = {
  parameters: answers(mock('verifyCode').pending()),
  play: (context) => type(context),
};

export const RateLimited: Story = {
  parameters: answers(mock('verifyCode').rateLimited(600)),
  play: (context) => type(context),
};

export const ServerError: Story = {
  parameters: answers(mock('verifyCode').error()),
  play: (context) => type(context),
};

export const Offline: Story = {
  parameters: { ...answers(mock('verifyCode').offline()), ...oneLook },
  play: (context) => type(context),
};

/** The second step. */
export const NewPassword: Story = { play: (context) => type(context) };

/** PASSWORD_REUSED. */
export const StatusPasswordReused: Story = {
  play: (context) => choose(context, fixtures.password),
};

/** The form asks for six characters before it sends; where the server has to say it, it is at both fields. */
export const StatusAuth02: Story = {
  parameters: answers(
    mock('resetPassword').error(400, {
      code: 'AUTH_02',
      fields: [
        { field: 'password', code: 'AUTH_02' },
        { field: 'confirm_password', code: 'AUTH_02' },
      ],
    }),
  ),
  play: (context) => choose(context, 'hien-2027'),
};

/** AUTH_07, before anything is sent. */
export const StatusAuth07: Story = { play: (context) => choose(context, 'hien-2027', 'hien-2028') };

/** The ticket is older than fifteen minutes. */
export const TicketOver: Story = {
  parameters: answers(mock('resetPassword').error(422, { code: 'AUTH_06' })),
  play: (context) => choose(context, 'hien-2027'),
};

export const LongText: Story = {
  beforeEach: () => {
    resetRequest.write({
      email: `${'nguyen-thi-thu-huong-'.repeat(3)}@mot-ten-mien-rat-dai.hien.example`,
      waitUntil: 0,
    });
  },
};
