import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Radio, RadioGroup } from './RadioGroup.tsx';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Form/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  tags: ['autodocs'],
  args: {
    legend: 'Cách thanh toán',
    value: 'cod',
    onChange: () => {},
    children: (
      <>
        <Radio value="cod" hint="Trả tiền mặt hoặc chuyển khoản lúc nhận.">
          Khi nhận hàng
        </Radio>
        <Radio
          value="card"
          hint="Thẻ nội địa, Visa, Mastercard, JCB."
          end={<Badge tone="positive">{words('Giảm 2%', '2% off', '2% 할인')}</Badge>}
        >
          Thẻ ngân hàng
        </Radio>
        <Radio value="wallet" disabled hint="Không dùng được cho đơn trên 20.000.000 đ.">
          Ví điện tử
        </Radio>
      </>
    ),
  },
  argTypes: {
    layout: { control: 'inline-radio', options: ['stack', 'inline', 'cards'] },
    children: { control: false },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
export const Cards: Story = { args: { layout: 'cards', style: { maxWidth: 480 } } };
export const WithError: Story = { args: { value: null, error: 'Chọn một cách thanh toán.' } };
export const InOneLine: Story = {
  args: {
    legend: 'Danh xưng',
    layout: 'inline',
    value: 'ms',
    children: (
      <>
        <Radio value="ms">Chị</Radio>
        <Radio value="mr">Anh</Radio>
      </>
    ),
  },
};
