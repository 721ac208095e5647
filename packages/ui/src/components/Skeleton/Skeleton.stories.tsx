import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonCard, SkeletonPicture, SkeletonText } from './Skeleton.tsx';

const meta = {
  title: 'ui/Feedback/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: ['text', 'block', 'circle'] } },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Skeleton {...args} />
    </div>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { shape: 'text' } };
export const Block: Story = { args: { shape: 'block', height: '44px' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Paragraph: Story = { render: () => <SkeletonText lines={4} /> };
export const Room: Story = { render: () => <SkeletonPicture ratio="4:3" /> };
export const Cards: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 24,
      }}
    >
      <SkeletonCard kind="product" />
      <SkeletonCard kind="design" />
      <SkeletonCard kind="article" />
      <SkeletonCard kind="share" />
    </div>
  ),
};
