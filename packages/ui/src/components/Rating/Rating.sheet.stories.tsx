import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { number, words } from '../../testing/languages/words.ts';
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
          text={number(Number(value))}
          count="(128)"
          label={words(
            `${value.replace('.', ',')} trên 5 sao`,
            `${value} out of 5 stars`,
            `별 5개 중 ${value}개`,
          )}
          compact={column === 'compact'}
          size={column === 'compact' ? 'md' : column}
        />
      )}
    </Sheet>
  ),
};
