import { signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './SignUpScreen.tsx';

const meta = {
  title: 'screens/account/SignUp',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'sign-up' },
  beforeEach: () => signOutForStory,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
