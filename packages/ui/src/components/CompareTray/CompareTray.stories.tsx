import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { armchair, cabinet, missing, sofa, table } from '../../testing/samples.ts';
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
    label: 'So sánh',
    position: 'still',
    slots: 4,
    filled: '2 trên 4 sản phẩm',
    removeLabel: (title) => `Bỏ ${title}`,
    onRemove: () => undefined,
    items: [
      { id: '1', title: 'Sofa ba chỗ Sương', picture: sofa },
      { id: '2', title: 'Ghế thư giãn Gió', picture: armchair },
    ],
    actions: (
      <>
        <Button variant="quiet">Bỏ tất cả</Button>
        <Button variant="primary">So sánh</Button>
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
    items: [{ id: '1', title: 'Sofa ba chỗ Sương', picture: sofa }],
    actions: (
      <Button variant="primary" disabledReason="Thêm một sản phẩm nữa">
        So sánh
      </Button>
    ),
  },
};
export const Full: Story = {
  args: {
    items: [
      { id: '1', title: 'Sofa ba chỗ Sương', picture: sofa },
      { id: '2', title: 'Ghế thư giãn Gió', picture: armchair },
      { id: '3', title: 'Bàn ăn gỗ sồi', picture: table },
      { id: '4', title: 'Tủ thấp cửa nan', picture: cabinet },
    ],
  },
};
export const LongText: Story = {
  args: {
    label: 'So sánh các sản phẩm đã chọn trong bộ sưu tập phòng khách',
    items: [
      { id: '1', title: 'Sofa ba chỗ Sương', picture: sofa },
      { id: '2', title: 'Giường ngủ gỗ sồi, đầu giường nan', picture: missing },
    ],
    actions: (
      <>
        <Button variant="quiet">Bỏ tất cả khỏi danh sách so sánh</Button>
        <Button variant="primary">So sánh hai sản phẩm đã chọn</Button>
      </>
    ),
  },
};
