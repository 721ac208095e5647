import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'ui/Base/Heading',
  component: Heading,
  tags: ['autodocs'],
  args: { level: 2, children: 'Những căn hộ đầy nắng' },
  argTypes: {
    level: { control: 'inline-radio', options: [1, 2, 3, 4, 5, 6] },
    size: { control: 'select', options: ['display', 'h1', 'h2', 'h3', 'h4', 'h5'] },
    clamp: { control: 'inline-radio', options: [1, 2, 3] },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Display: Story = { args: { level: 1, size: 'display' } };

/** Two lines of the tallest letters do not touch. */
export const StackedMarks: Story = {
  args: {
    level: 1,
    size: 'display',
    style: { maxWidth: 420 },
    children: 'Ặ Ợ Ự Ỵ Ẹ Ệ Ễ Ữ Ỗ Ẫ Ẵ Ẳ Ổ Ử Ỷ',
  },
};
export const Korean: Story = {
  args: { level: 1, lang: 'ko', children: '햇살이 드는 집, 오래 두고 쓰는 가구' },
};
