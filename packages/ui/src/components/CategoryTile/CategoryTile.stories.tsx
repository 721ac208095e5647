import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid } from 'lucide-react';
import { ceilingLamp, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { CategoryTile } from './CategoryTile.tsx';

const meta = {
  title: 'ui/Cards/CategoryTile',
  component: CategoryTile,
  args: { href: nowhere, label: 'Đèn trang trí', picture: ceilingLamp },
  argTypes: {
    look: { control: 'inline-radio', options: ['tile', 'row'] },
    picture: { control: false },
    icon: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: 180 }}>
      <CategoryTile {...args} />
    </div>
  ),
} satisfies Meta<typeof CategoryTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tile: Story = { args: { count: common.sixtyFourProducts } };
export const Row: Story = { args: { look: 'row' } };
export const All: Story = {
  args: {
    look: 'row',
    label: common.all,
    current: true,
    icon: <LayoutGrid size={28} strokeWidth={1.5} />,
  },
};
