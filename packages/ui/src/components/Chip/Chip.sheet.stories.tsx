import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'ui/Sheets/Chip',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Chip,
} satisfies Meta<typeof Chip>;

export default meta;

const nothing = () => undefined;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['button', 'link'] as const}
      columns={['plain', 'chosen', 'icon', 'count', 'disabled'] as const}
    >
      {(row, column) => {
        const shared = {
          children: column === 'icon' ? common.fastDelivery : common.oak,
          chosen: column === 'chosen',
          icon: column === 'icon' ? <Truck size={16} strokeWidth={1.75} /> : undefined,
          count: column === 'count' ? '48' : undefined,
        };
        if (row === 'link') return column === 'disabled' ? null : <Chip {...shared} href="#chip" />;
        return <Chip {...shared} onToggle={nothing} disabled={column === 'disabled'} />;
      }}
    </Sheet>
  ),
};
