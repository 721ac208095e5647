import { fixtures, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../../ShopManager/ShopManagerScreen.tsx';
import { choose, filledTable } from './story-table.ts';

const meta = {
  title: 'screens/seller/ShopManager/Items/Table',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { ...oneLook, layout: 'fullscreen', path: 'shop-manager/items?plan=table' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const table = () => filledTable(fixtures.tableEntries('vi'), fixtures.categories);

/** The three steps: take down, fill in, choose. */
export const Default: Story = {};

/** What would change, before anything is written. */
export const Changed: Story = {
  play: async (context) => {
    await choose(context, table());
    await context.canvas.findByText(/Sofa bản 2027/);
  },
};
