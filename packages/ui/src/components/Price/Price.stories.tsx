import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Base/Price',
  component: Price,
  tags: ['autodocs'],
  args: { current: dong(12_900_000) },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Dropped: Story = {
  args: {
    old: dong(17_200_000),
    percent: '−25%',
    oldLabel: common.was,
    currentLabel: common.price,
  },
};
export const Detail: Story = { args: { ...Dropped.args, size: 'lg', note: common.includingVat } };
export const From: Story = { args: { prefix: common.from, size: 'sm' } };
