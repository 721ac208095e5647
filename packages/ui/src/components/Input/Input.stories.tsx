import { Search } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { Input } from './Input.tsx';

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
  render: (args) => (
    <Field label="Họ và tên" style={{ maxWidth: 360 }}>
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Trần Thị Ngọc Ánh' } };
export const WithIcon: Story = {
  args: {
    type: 'search',
    placeholder: 'Tìm ghế, đèn, thảm',
    start: <Search size={18} strokeWidth={1.75} aria-hidden />,
  },
};
export const WithUnit: Story = {
  args: { inputMode: 'numeric', numeric: true, end: 'đ', defaultValue: '12.900.000' },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '12' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Không đổi được' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'HIEN-2026-0042' } };
