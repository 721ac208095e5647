import { Search } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { Input, type InputProps } from './Input.tsx';
import { common } from '../../testing/languages/common.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const under = (label: string) =>
  told((args: InputProps) => (
    <Field label={label} style={{ maxWidth: 360 }}>
      <Input {...args} />
    </Field>
  ));

const meta = {
  title: 'ui/Form/Input',
  component: Input,
  tags: ['autodocs'],
  args: { placeholder: 'Nguyễn Văn An' },
  argTypes: {
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    start: { control: false },
    end: { control: false },
  },
  render: under(common.fullName),
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Trần Thị Ngọc Ánh' } };
export const WithIcon: Story = {
  render: under('Tìm trong cửa hàng'),
  args: {
    type: 'search',
    placeholder: 'Tìm ghế, đèn, thảm',
    start: <Search size={18} strokeWidth={1.75} aria-hidden />,
  },
};
export const WithUnit: Story = {
  render: under(common.price),
  args: { inputMode: 'numeric', numeric: true, end: 'đ', defaultValue: '12.900.000' },
};
export const Invalid: Story = {
  render: under('Mã số thuế'),
  args: { 'aria-invalid': true, defaultValue: '12' },
};
export const Disabled: Story = {
  render: under('Email đăng nhập'),
  args: { disabled: true, defaultValue: 'ngoc.anh@hien.example' },
};
export const ReadOnly: Story = {
  render: under(common.orderNumber),
  args: { readOnly: true, defaultValue: 'DH-260306-0042' },
};
