import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'ui/Sheets/Breadcrumbs',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Breadcrumbs,
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

const trails = {
  one: [{ label: 'Trang chủ', href: '#home' }],
  three: [
    { label: 'Trang chủ', href: '#home' },
    { label: 'Cửa hàng', href: '#shop' },
    { label: 'Giường ngủ', href: '#beds' },
  ],
};

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['one', 'three'] as const} columns={['short', 'long'] as const} cellWidth={400}>
      {(row, column, mode) => (
        <Breadcrumbs
          label={`${mode} ${row} ${column}`}
          trail={trails[row]}
          current={
            column === 'short'
              ? 'Giường Mẹ 1,6 m'
              : 'Giường ngủ bọc vải lanh có ngăn kéo chứa đồ, đầu giường chần bông'
          }
        />
      )}
    </Sheet>
  ),
};
