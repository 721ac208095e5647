import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'ui/Sheets/Breadcrumbs',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Breadcrumbs,
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

const trails = {
  one: [{ label: common.home, href: '#home' }],
  three: [
    { label: common.home, href: '#home' },
    { label: common.shop, href: '#shop' },
    { label: words('Giường ngủ', 'Beds', '침대'), href: '#beds' },
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
              ? words('Giường Mẹ 1,6 m', 'Me bed, 1.6 m', '메 침대 1.6 m')
              : words(
                  'Giường ngủ bọc vải lanh có ngăn kéo chứa đồ, đầu giường chần bông',
                  'Linen-covered bed with drawers below and a quilted headboard',
                  '수납 서랍과 누빔 헤드보드를 갖춘 리넨 패브릭 침대',
                )
          }
        />
      )}
    </Sheet>
  ),
};
