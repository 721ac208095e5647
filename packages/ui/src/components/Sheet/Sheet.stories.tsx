import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';
import { Button } from '../Button/Button.tsx';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { FilterOption } from '../FilterGroup/FilterOption.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const WithTrigger = (props: SheetProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <InLanguage>
      <Button onClick={() => setOpen(true)}>{common.filters}</Button>
      <Sheet {...props} open={open} onOpenChange={setOpen} />
    </InLanguage>
  );
};

const filters = (
  <div>
    <FilterGroup title={common.material} chosen="1">
      <FilterOption href={nowhere} label={common.oak} count="48" chosen />
      <FilterOption href={nowhere} label={common.walnut} count="21" chosen={false} />
      <FilterOption href={nowhere} label={common.rattan} count="12" chosen={false} />
    </FilterGroup>
    <FilterGroup title={common.delivery}>
      <FilterOption href={nowhere} label={common.all} chosen single />
      <FilterOption
        href={nowhere}
        label={common.deliveredInThreeDays}
        count="35"
        chosen={false}
        single
      />
    </FilterGroup>
  </div>
);

const meta = {
  title: 'ui/Overlays/Sheet',
  component: Sheet,
  // A page of its own for each: two open at once would lie over the words about them.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: common.filters,
    closeLabel: 'Đóng bộ lọc',
    children: filters,
    footer: (
      <>
        <Button variant="quiet">{common.clearAll}</Button>
        <Button variant="primary">
          {words('Xem 48 sản phẩm', 'Show 48 products', '상품 48개 보기')}
        </Button>
      </>
    ),
  },
  argTypes: {
    side: { control: 'inline-radio', options: ['start', 'end'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    children: { control: false },
    footer: { control: false },
  },
  render: (args) => <WithTrigger {...args} />,
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filters: Story = {};
export const FromStart: Story = { args: { side: 'start', footer: undefined } };
