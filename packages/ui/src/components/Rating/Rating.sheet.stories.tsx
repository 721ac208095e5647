import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'ui/Sheets/Rating',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Rating,
  args: { value: 0, label: '' },
} satisfies Meta<typeof Rating>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['0', '1', '2.5', '3.3', '4.6', '5'] as const}
      columns={['sm', 'md', 'lg', 'compact'] as const}
    >
      {(value, column) => (
        <Rating
          value={Number(value)}
          text={value.replace('.', ',')}
          count="(128)"
          label={`${value.replace('.', ',')} trên 5 sao`}
          compact={column === 'compact'}
          size={column === 'compact' ? 'md' : column}
        />
      )}
    </Sheet>
  ),
};
