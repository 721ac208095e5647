import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterOption } from './FilterOption.tsx';

const meta = {
  title: 'ui/Sheets/FilterGroup',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: FilterGroup,
} satisfies Meta<typeof FilterGroup>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['several', 'single'] as const}
      columns={['folded', 'open', 'chosen'] as const}
      cellWidth={240}
    >
      {(row, column) => (
        <FilterGroup
          title={common.material}
          defaultOpen={column !== 'folded'}
          chosen={column === 'chosen' ? '1' : undefined}
        >
          <FilterOption
            href={nowhere}
            label={common.oak}
            count="48"
            chosen={column === 'chosen'}
            single={row === 'single'}
          />
          <FilterOption
            href={nowhere}
            label={common.walnut}
            count="21"
            chosen={false}
            single={row === 'single'}
          />
          <FilterOption
            href={nowhere}
            label={words(
              'Vải lanh dệt tay nhuộm củ nâu',
              'Handwoven linen dyed with yam root',
              '마 뿌리로 물들인 수직 리넨',
            )}
            count="3"
            chosen={false}
            single={row === 'single'}
          />
        </FilterGroup>
      )}
    </Sheet>
  ),
};
