import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong } from '../../testing/languages/words.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'ui/Sheets/Price',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Price,
  args: { current: '' },
} satisfies Meta<typeof Price>;

export default meta;

const dropped = {
  old: dong(17_200_000),
  percent: '−25%',
  oldLabel: common.was,
  currentLabel: common.price,
};

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['sm', 'md', 'lg'] as const}
      columns={['plain', 'from', 'dropped', 'with note'] as const}
    >
      {(size, column) => (
        <Price
          size={size}
          current={dong(12_900_000)}
          {...(column === 'from' ? { prefix: common.from } : {})}
          {...(column === 'dropped' || column === 'with note' ? dropped : {})}
          {...(column === 'with note' ? { note: common.includingVat } : {})}
        />
      )}
    </Sheet>
  ),
};
