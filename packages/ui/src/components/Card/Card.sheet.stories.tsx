import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'ui/Sheets/Card',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Card,
} satisfies Meta<typeof Card>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['outlined', 'sunken', 'plain'] as const}
      columns={['none', 'sm', 'md', 'lg', 'selected'] as const}
      cellWidth={130}
    >
      {(surface, column) => (
        <Card
          surface={surface}
          padding={column === 'selected' ? 'md' : column}
          selected={column === 'selected'}
        >
          {common.livingRoom}
        </Card>
      )}
    </Sheet>
  ),
};
