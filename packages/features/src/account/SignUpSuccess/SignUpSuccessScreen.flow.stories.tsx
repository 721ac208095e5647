import { signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from './SignUpSuccessScreen.tsx';

const meta = {
  title: 'screens/account/SignUpSuccess/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  beforeEach: () => signOutForStory,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who came from an invitation goes on to it. */
export const GoesOnToTheInvitation: Story = {
  parameters: { path: 'sign-up-success/member?next=%2Fvi%2Fshop-invitation%2Fabc' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
  play: async ({ canvas }) => {
    const on = await canvas.findByRole('link', { name: 'Tiếp tục' });
    await expect(on).toHaveAttribute('href', '/vi/shop-invitation/abc');
  },
};

/** Not signed in yet: the way leads through the sign-in. */
export const SignsInFirst: Story = {
  parameters: { path: 'sign-up-success/member?next=%2Fvi%2Fshop-invitation%2Fabc' },
  play: async ({ canvas }) => {
    const login = await canvas.findByRole('link', { name: 'Đăng nhập' });
    await expect(login).toHaveAttribute('href', '/vi/login?next=%2Fvi%2Fshop-invitation%2Fabc');
  },
};

/** Another site is no place to go on to. */
export const GoesToNobodyElse: Story = {
  parameters: { path: 'sign-up-success/member?next=%2F%2Fevil.example' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Tài khoản/ });
    await expect(canvas.queryByRole('link', { name: 'Tiếp tục' })).toBeNull();
  },
};
