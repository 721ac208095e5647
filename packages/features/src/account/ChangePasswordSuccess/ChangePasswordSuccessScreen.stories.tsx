import { signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ChangePasswordSuccessScreen.tsx';

const meta = {
  title: 'screens/account/ChangePasswordSuccess',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'change-password-success' },
  beforeEach: () => signOutForStory,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After a forgotten password: sign in next. */
export const SignedOut: Story = {};

/** After changing it in the account. */
export const SignedIn: Story = {
  beforeEach: () => {
    signInForStory('member');
  },
};
