import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { PriceRange } from './PriceRange.tsx';

const meta = {
  title: 'ui/Sheets/PriceRange',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: PriceRange,
} satisfies Meta<typeof PriceRange>;

export default meta;

const values = {
  open: { min: null, max: null },
  from: { min: 2_000_000, max: null },
  both: { min: 2_000_000, max: 128_000_000 },
};

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['open', 'from', 'both'] as const} columns={['range'] as const} cellWidth={280}>
      {(row) => (
        <PriceRange
          value={values[row]}
          onApply={() => undefined}
          labels={{
            legend: common.priceRange,
            min: common.from,
            max: common.to,
            apply: common.apply,
            unit: 'đ',
          }}
          format={(amount) => amount.toLocaleString('vi-VN')}
        />
      )}
    </Sheet>
  ),
};
