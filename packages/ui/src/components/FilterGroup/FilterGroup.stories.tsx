import type { Meta, StoryObj } from '@storybook/react-vite';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterOption } from './FilterOption.tsx';

const meta = {
  title: 'ui/Filters/FilterGroup',
  component: FilterGroup,
  subcomponents: { FilterOption },
  args: {
    title: common.material,
    chosen: '2',
    children: (
      <>
        <FilterOption href={nowhere} label={common.oak} count="48" chosen />
        <FilterOption href={nowhere} label={common.walnut} count="21" chosen={false} />
        <FilterOption href={nowhere} label={common.rattan} count="12" chosen />
        <FilterOption href={nowhere} label="Đá travertine" count="4" chosen={false} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <FilterGroup {...args} />
    </div>
  ),
} satisfies Meta<typeof FilterGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Folded: Story = { args: { defaultOpen: false } };
export const Single: Story = {
  args: {
    title: common.delivery,
    chosen: undefined,
    children: (
      <>
        <FilterOption href={nowhere} label={common.all} chosen single />
        <FilterOption href={nowhere} label="Trong 3 ngày" count="35" chosen={false} single />
      </>
    ),
  },
};
