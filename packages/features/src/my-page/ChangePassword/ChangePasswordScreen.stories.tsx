import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import { Screen } from './ChangePasswordScreen.tsx';

const meta = {
  title: 'screens/my-page/ChangePassword',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'change-password' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function send(
  context: Parameters<NonNullable<Story['play']>>[0],
  [old, next, again]: readonly [string, string, string],
) {
  const find = () => [
    ...context.canvasElement.querySelectorAll<HTMLInputElement>('input[autocomplete*=password]'),
  ];
  await waitFor(() => expect(find()).toHaveLength(3));
  const [first, second, third] = find();
  if (!first || !second || !third) throw new Error('The form has three passwords');
  await put(context, first, old);
  await put(context, second, next);
  await put(context, third, again);
  await context.userEvent.keyboard('{Enter}');
}

export const Default: Story = {};

export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('social');
  },
};

export const Loading: Story = {
  parameters: answers(mock('getProfile').pending()),
};

/** AUTH_09. */
export const StatusAuth09: Story = {
  play: (context) => send(context, ['khong-phai', 'hien-2027', 'hien-2027']),
};

/** The form asks for six characters before it sends; where the server has to say it, it is at its field. */
export const StatusAuth02: Story = {
  parameters: answers(
    mock('changePassword').error(400, {
      code: 'AUTH_02',
      fields: [{ field: 'password', code: 'AUTH_02' }],
    }),
  ),
  play: (context) => send(context, ['hien-demo-2026', 'hien-2027', 'hien-2027']),
};

/** One of those that guessing begins with. */
export const StatusPasswordWeak: Story = {
  parameters: answers(
    mock('changePassword').error(422, {
      code: 'PASSWORD_WEAK',
      fields: [{ field: 'password', code: 'PASSWORD_WEAK' }],
    }),
  ),
  play: (context) => send(context, ['hien-demo-2026', 'hien-2027', 'hien-2027']),
};

/** AUTH_07, said before it is sent. */
export const StatusAuth07: Story = {
  play: (context) => send(context, ['hien-demo-2026', 'hien-2027', 'hien-2028']),
};

/** PASSWORD_REUSED. */
export const StatusPasswordReused: Story = {
  play: (context) => send(context, ['hien-demo-2026', 'hien-demo-2026', 'hien-demo-2026']),
};

export const Done: Story = {
  play: (context) => send(context, ['hien-demo-2026', 'hien-2027', 'hien-2027']),
};

export const RateLimited: Story = {
  parameters: answers(mock('changePassword').rateLimited()),
  play: (context) => send(context, ['hien-demo-2026', 'hien-2027', 'hien-2027']),
};

export const ServerError: Story = {
  parameters: answers(mock('changePassword').error()),
  play: (context) => send(context, ['hien-demo-2026', 'hien-2027', 'hien-2027']),
};
