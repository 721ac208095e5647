import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from './DeleteUserAccountScreen.tsx';

const meta = {
  title: 'screens/account/DeleteUserAccount',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'delete-user-account' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function leave(
  { canvas, canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  password: string | null,
) {
  const box = await canvas.findByRole('checkbox');
  const field = canvasElement.querySelector<HTMLInputElement>('input[autocomplete*=password]');
  if (password !== null && field) await userEvent.type(field, password);
  await userEvent.click(box);
  const button = box.closest('form')?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) await userEvent.click(button);
}

export const Default: Story = {};

/** Open to everybody, as the app stores want it; the action asks to sign in. */
export const Guest: Story = { beforeEach: () => signOutForStory() };

/** What is missing stands at its field; nothing is sent. */
export const Invalid: Story = { play: (context) => leave(context, null) };

/** AUTH_09. */
export const StatusAuth09: Story = { play: (context) => leave(context, 'khong-phai') };

/** A social sign-in that is too old (D85). */
export const StatusSignInAgain: Story = {
  beforeEach: () => {
    signInForStory('social');
  },
  play: (context) => leave(context, null),
};

/** PARTNERSHIP_OPEN: whoever sells here ends that first. */
export const StatusPartnershipOpen: Story = {
  parameters: answers(mock('deleteAccount').error(422, { code: 'PARTNERSHIP_OPEN' })),
  play: (context) => leave(context, 'hien-demo-2026'),
};

export const Done: Story = {
  async play(context) {
    await leave(context, 'hien-demo-2026');
    // Until the session has ended: the next story would lose its own.
    await waitFor(() => expect(context.canvas.queryByRole('checkbox')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: answers(mock('deleteAccount').pending()),
  play: (context) => leave(context, 'hien-demo-2026'),
};

export const ServerError: Story = {
  parameters: answers(mock('deleteAccount').error()),
  play: (context) => leave(context, 'hien-demo-2026'),
};
