import { signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '../../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Items/Drafts',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { ...oneLook, layout: 'fullscreen', path: 'shop-manager/items?tab=written' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** New items side by side, each with what it still lacks and an address of its own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', {
      name: /^(Viết tiếp|Continue|이어서 작성): /,
    });
    const ways = links.map((link) => new URL((link as HTMLAnchorElement).href).search);
    await expect(new Set(ways).size).toBe(ways.length);
  },
};
