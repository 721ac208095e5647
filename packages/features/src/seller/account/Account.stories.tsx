import { signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Account',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/account' },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What waits stands over what is in use. */
export const StatusWaiting: Story = { parameters: { ...oneLook } };
