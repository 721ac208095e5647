import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Drawing } from './Drawing.tsx';

const meta = {
  title: 'ui/Sheets/Drawing',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Drawing,
} satisfies Meta<typeof Drawing>;

export default meta;

const things = {
  seats: { '1': 'chair', '2': 'shelf', '3': 'lamp', '4': 'plant' },
  words: { '1': 'basket', '2': 'letter', '3': 'door', '4': 'rain' },
} as const;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['seats', 'words'] as const} columns={['1', '2', '3', '4'] as const}>
      {(row, column) => <Drawing name={things[row][column]} />}
    </Sheet>
  ),
};
