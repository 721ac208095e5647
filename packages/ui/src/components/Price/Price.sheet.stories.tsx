import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
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
  old: '17.200.000 đ',
  percent: '−25%',
  oldLabel: 'Giá gốc',
  currentLabel: 'Giá bán',
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
          current="12.900.000 đ"
          {...(column === 'from' ? { prefix: 'Từ' } : {})}
          {...(column === 'dropped' || column === 'with note' ? dropped : {})}
          {...(column === 'with note' ? { note: 'Đã gồm VAT 8%' } : {})}
        />
      )}
    </Sheet>
  ),
};
