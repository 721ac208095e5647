import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { fourProducts, Narrowing } from './FilterPanel.fixture.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const meta = {
  title: 'ui/Sheets/FilterPanel',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: FilterPanel,
} satisfies Meta<typeof FilterPanel>;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['plain'] as const} columns={['panel'] as const} cellWidth={900}>
      {(_row, _column, mode) => (
        <Narrowing
          texts={{
            title: `Bộ lọc ${mode}`,
            open: common.filter,
            close: 'Đóng bộ lọc',
            show: common.showFourProducts,
            list: `Sản phẩm ${mode}`,
          }}
          found={common.fourProducts}
          filters={null}
        >
          {fourProducts}
        </Narrowing>
      )}
    </Sheet>
  ),
};
