import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';
import { common } from '../../testing/languages/common.ts';

const Counting = (props: QuantityStepperProps) => {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'ui/Form/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: common.quantity,
    decreaseLabel: common.oneLess,
    increaseLabel: common.oneMore,
    value: 2,
    onChange: () => undefined,
  },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] } },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AtMost: Story = { args: { value: 4, max: 4, maxReason: common.onlyFourLeft } };
export const Disabled: Story = { args: { disabled: true } };
