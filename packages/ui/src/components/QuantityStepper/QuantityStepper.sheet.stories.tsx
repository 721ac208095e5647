import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'ui/Sheets/QuantityStepper',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: QuantityStepper,
} satisfies Meta<typeof QuantityStepper>;

export default meta;

const values = { least: 1, some: 3, most: 4, disabled: 2 };

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['sm', 'md'] as const}
      columns={['least', 'some', 'most', 'disabled'] as const}
      cellWidth={150}
    >
      {(size, column) => (
        <QuantityStepper
          size={size}
          label={common.quantity}
          decreaseLabel={common.oneLess}
          increaseLabel={common.oneMore}
          value={values[column]}
          max={column === 'most' ? 4 : 99}
          maxReason={common.onlyFourLeft}
          disabled={column === 'disabled'}
          onChange={() => undefined}
        />
      )}
    </Sheet>
  ),
};
