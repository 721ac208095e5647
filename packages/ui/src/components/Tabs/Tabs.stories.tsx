import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Thông tin sản phẩm',
    items: [
      {
        id: 'about',
        label: common.about,
        content: 'Khung gỗ sồi phơi khô tự nhiên, vải lanh tháo giặt được.',
      },
      {
        id: 'reviews',
        label: common.reviews,
        count: '128',
        content: 'Ngồi êm, vải mát, giao đúng hẹn.',
      },
      {
        id: 'questions',
        label: common.questions,
        count: '6',
        content: 'Sofa có vừa thang máy 80 cm không?',
      },
      { id: 'video', label: 'Video', disabled: true, content: '' },
    ],
  },
  argTypes: {
    look: { control: 'inline-radio', options: ['line', 'segment'] },
    items: { control: false },
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Segment: Story = { args: { look: 'segment' } };
