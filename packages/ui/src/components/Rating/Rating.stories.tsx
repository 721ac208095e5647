import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './Rating.tsx';
import { number } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Base/Rating',
  component: Rating,
  tags: ['autodocs'],
  args: { value: 4.6, text: number(4.6), count: '(128)', label: '4,6 trên 5 sao, 128 đánh giá' },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 5, step: 0.1 } },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { compact: true } };
export const NoneYet: Story = {
  args: { value: 0, text: undefined, count: 'Chưa có đánh giá', label: 'Chưa có đánh giá' },
};
