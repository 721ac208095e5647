import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../Input/Input.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { Field } from './Field.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Form/Field',
  component: Field,
  tags: ['autodocs'],
  args: {
    label: 'Số điện thoại nhận hàng',
    style: { maxWidth: 360 },
    children: <Input type="tel" inputMode="tel" autoComplete="tel" />,
  },
  argTypes: { children: { control: false }, labelEnd: { control: false } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: '10 chữ số, bắt đầu bằng 0.', required: true } };
export const WithError: Story = {
  args: {
    hint: '10 chữ số, bắt đầu bằng 0.',
    error: 'Số này có 9 chữ số. Kiểm tra lại giúp bạn nhé.',
    children: <Input type="tel" defaultValue="090 123 456" />,
  },
};
export const Optional: Story = {
  args: {
    label: 'Tên công ty',
    mark: common.optional,
    children: <Input autoComplete="organization" />,
  },
};
export const WithCount: Story = {
  args: {
    label: 'Giới thiệu',
    end: '12 / 200',
    children: <Textarea defaultValue="Xưởng mộc nhỏ" />,
  },
};
