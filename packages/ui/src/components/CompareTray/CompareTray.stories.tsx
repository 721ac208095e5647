import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { armchair, cabinet, missing, sofa, table } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { Button } from '../Button/Button.tsx';
import { CompareTray, type CompareTrayProps } from './CompareTray.tsx';

const Kept = (props: CompareTrayProps) => {
  const [items, setItems] = useState(props.items);
  return (
    <CompareTray
      {...props}
      items={items}
      filled={`${items.length} trên ${props.slots} sản phẩm`}
      onRemove={(id) => setItems((all) => all.filter((item) => item.id !== id))}
    />
  );
};

const meta = {
  title: 'ui/Feedback/CompareTray',
  component: CompareTray,
  tags: ['autodocs'],
  args: {
    label: common.compare,
    position: 'still',
    slots: 4,
    filled: '2 trên 4 sản phẩm',
    removeLabel: (title) => `Bỏ ${title}`,
    onRemove: () => undefined,
    items: [
      { id: '1', title: common.suongThreeSeatSofa, picture: sofa },
      { id: '2', title: common.gioLoungeChair, picture: armchair },
    ],
    actions: (
      <>
        <Button variant="quiet">{common.removeAll}</Button>
        <Button variant="primary">{common.compare}</Button>
      </>
    ),
  },
  argTypes: {
    position: { control: 'inline-radio', options: ['foot', 'still'] },
    items: { control: false },
    actions: { control: false },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CompareTray>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = {
  args: {
    items: [{ id: '1', title: common.suongThreeSeatSofa, picture: sofa }],
    actions: (
      <Button variant="primary" disabledReason="Thêm một sản phẩm nữa">
        {common.compare}
      </Button>
    ),
  },
};
export const Full: Story = {
  args: {
    items: [
      { id: '1', title: common.suongThreeSeatSofa, picture: sofa },
      { id: '2', title: common.gioLoungeChair, picture: armchair },
      { id: '3', title: common.oakDiningTable, picture: table },
      { id: '4', title: common.slattedSideboard, picture: cabinet },
    ],
  },
};
export const LongText: Story = {
  args: {
    label: 'So sánh các sản phẩm đã chọn trong bộ sưu tập phòng khách',
    items: [
      { id: '1', title: common.suongThreeSeatSofa, picture: sofa },
      { id: '2', title: common.oakBedWithA, picture: missing },
    ],
    actions: (
      <>
        <Button variant="quiet">Bỏ tất cả khỏi danh sách so sánh</Button>
        <Button variant="primary">So sánh hai sản phẩm đã chọn</Button>
      </>
    ),
  },
};
