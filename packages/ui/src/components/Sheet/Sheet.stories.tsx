import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { nowhere } from '../../testing/samples.ts';
import { Button } from '../Button/Button.tsx';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { FilterOption } from '../FilterGroup/FilterOption.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const WithTrigger = (props: SheetProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bộ lọc</Button>
      <Sheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

const filters = (
  <div>
    <FilterGroup title="Chất liệu" chosen="1">
      <FilterOption href={nowhere} label="Gỗ sồi" count="48" chosen />
      <FilterOption href={nowhere} label="Gỗ óc chó" count="21" chosen={false} />
      <FilterOption href={nowhere} label="Mây đan" count="12" chosen={false} />
    </FilterGroup>
    <FilterGroup title="Giao hàng">
      <FilterOption href={nowhere} label="Tất cả" chosen single />
      <FilterOption href={nowhere} label="Giao trong 3 ngày" count="35" chosen={false} single />
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
    title: 'Bộ lọc',
    closeLabel: 'Đóng bộ lọc',
    children: filters,
    footer: (
      <>
        <Button variant="quiet">Xóa hết</Button>
        <Button variant="primary">Xem 48 sản phẩm</Button>
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
