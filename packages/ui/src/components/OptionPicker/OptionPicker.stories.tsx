import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { product } from '../../testing/samples.ts';
import { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx';

const Picking = (props: OptionPickerProps) => {
  const [value, setValue] = useState(props.value);
  return <OptionPicker {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'ui/Form/OptionPicker',
  component: OptionPicker,
  args: {
    label: 'Kích thước',
    value: 'three',
    onChange: () => undefined,
    options: [
      { id: 'two', label: 'Hai chỗ, 1,64 m' },
      { id: 'three', label: 'Ba chỗ, 2,14 m', note: '+3.200.000 đ' },
      { id: 'corner', label: 'Góc, 2,82 m', note: '+9.800.000 đ' },
      { id: 'single', label: 'Một chỗ', unavailable: 'Hết hàng' },
    ],
  },
  argTypes: { look: { control: 'inline-radio', options: ['chip', 'swatch'] } },
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof OptionPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chips: Story = {};
export const Swatches: Story = {
  args: {
    label: 'Màu vải',
    look: 'swatch',
    value: 'oat',
    options: [
      { id: 'oat', label: 'Yến mạch', swatch: '#d9cbb3' },
      { id: 'moss', label: 'Rêu', note: '+400.000 đ', swatch: '#6f7a55' },
      { id: 'clay', label: 'Đất nung', swatch: '#a8603f' },
      { id: 'ink', label: 'Mực', swatch: '#2f3136', unavailable: 'Hết hàng' },
    ],
  },
};
export const Pictures: Story = {
  args: {
    label: 'Vải bọc',
    value: null,
    options: [
      { id: 'oat', label: 'Lanh yến mạch', swatch: product('sofa-linen-oat', '') },
      { id: 'moss', label: 'Lanh xanh rêu', swatch: product('sofa-linen-moss', '') },
    ],
    error: 'Hãy chọn vải bọc để xem giá.',
  },
};
