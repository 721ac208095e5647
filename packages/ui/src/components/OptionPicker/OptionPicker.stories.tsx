import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { product } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx';

const Picking = (props: OptionPickerProps) => {
  const [value, setValue] = useState(props.value);
  return <OptionPicker {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'ui/Form/OptionPicker',
  component: OptionPicker,
  args: {
    label: common.size,
    value: 'three',
    onChange: () => undefined,
    options: [
      { id: 'two', label: 'Hai chỗ, 1,64 m' },
      {
        id: 'three',
        label: 'Ba chỗ, 2,14 m',
        note: words('+3.200.000 đ', '+3,200,000 đ', '+3,200,000 đ'),
      },
      {
        id: 'corner',
        label: 'Góc, 2,82 m',
        note: words('+9.800.000 đ', '+9,800,000 đ', '+9,800,000 đ'),
      },
      { id: 'single', label: 'Một chỗ', unavailable: common.soldOut },
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
    label: words('Màu vải', 'Fabric', '패브릭 색상'),
    look: 'swatch',
    value: 'oat',
    options: [
      { id: 'oat', label: common.oat, swatch: '#d9cbb3' },
      { id: 'moss', label: common.moss, note: common.surcharge, swatch: '#6f7a55' },
      { id: 'clay', label: 'Đất nung', swatch: '#a8603f' },
      { id: 'ink', label: common.ink, swatch: '#2f3136', unavailable: common.soldOut },
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
