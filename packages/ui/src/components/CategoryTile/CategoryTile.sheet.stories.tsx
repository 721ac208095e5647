import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid } from 'lucide-react';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { cabinet, ceilingLamp, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { CategoryTile } from './CategoryTile.tsx';

const meta = {
  title: 'ui/Sheets/CategoryTile',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: CategoryTile,
} satisfies Meta<typeof CategoryTile>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['tile', 'row'] as const}
      columns={['plain', 'current', 'icon', 'no picture', 'long'] as const}
      cellWidth={150}
    >
      {(look, column) => (
        <CategoryTile
          look={look}
          href={nowhere}
          label={
            column === 'long'
              ? words(
                  'Đồ trang trí và cây xanh trong nhà',
                  'Decoration and plants for the house',
                  '실내 장식과 반려식물',
                )
              : column === 'icon'
                ? common.all
                : common.lamps
          }
          count={look === 'tile' ? common.sixtyFourProducts : undefined}
          picture={column === 'no picture' ? null : column === 'long' ? cabinet : ceilingLamp}
          icon={column === 'icon' ? <LayoutGrid size={28} strokeWidth={1.5} /> : undefined}
          current={column === 'current'}
        />
      )}
    </Sheet>
  ),
};
