import { signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './SignUpSuccessScreen.tsx';

const meta = {
  title: 'screens/account/SignUpSuccess',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'sign-up-success/member' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

/** Waits for a review, and says for how long. */
export const Business: Story = { parameters: { path: 'sign-up-success/business' } };

/** After the code: signed in, and told what waits. */
export const BusinessSignedIn: Story = {
  parameters: { path: 'sign-up-success/business' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
};

export const UnknownKind: Story = { parameters: { path: 'sign-up-success/robot' } };
