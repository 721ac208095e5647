import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SortMenu } from './SortMenu.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Filters/SortMenu',
  component: SortMenu,
  args: {
    label: common.sort,
    value: 'popular',
    options: [
      { id: 'popular', label: 'Phổ biến', href: '#popular' },
      { id: 'newest', label: 'Mới nhất', href: '#newest' },
      {
        id: 'low',
        label: words('Giá thấp đến cao', 'Price, low to high', '낮은 가격순'),
        href: '#low',
      },
      { id: 'high', label: 'Giá cao đến thấp', href: '#high' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
