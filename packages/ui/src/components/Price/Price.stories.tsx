import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = {
  title: 'ui/Base/Price',
  component: Price,
  tags: ['autodocs'],
  args: { current: '12.900.000 đ' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Dropped: Story = {
  args: { old: '17.200.000 đ', percent: '−25%', oldLabel: 'Giá gốc', currentLabel: 'Giá bán' },
};
export const Detail: Story = { args: { ...Dropped.args, size: 'lg', note: 'Đã gồm VAT 8%' } };
export const From: Story = { args: { prefix: 'Từ', size: 'sm' } };
