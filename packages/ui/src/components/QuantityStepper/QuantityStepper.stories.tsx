import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

const Counting = (props: QuantityStepperProps) => {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'ui/Form/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Số lượng',
    decreaseLabel: 'Bớt một',
    increaseLabel: 'Thêm một',
    value: 2,
    onChange: () => undefined,
  },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] } },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AtMost: Story = { args: { value: 4, max: 4, maxReason: 'Chỉ còn 4 sản phẩm' } };
export const Disabled: Story = { args: { disabled: true } };
