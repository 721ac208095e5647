import type { Meta, StoryObj } from '@storybook/react-vite';
import { livingRoom, missing, nowhere } from '../../testing/samples.ts';
import { words } from '../../testing/languages/words.ts';
import { ShareCard } from './ShareCard.tsx';

const meta = {
  title: 'ui/Cards/ShareCard',
  component: ShareCard,
  args: {
    href: nowhere,
    title: 'Nhà nhỏ của hai đứa mình, ba tháng sau khi nhận chìa khóa',
    picture: livingRoom,
    author: { name: 'Trần Thị Mỹ Ưng' },
    fact: '72 m² · Thủ Đức',
    likes: { text: '1,2 N', label: words('1.200 lượt thích', '1,200 likes', '좋아요 1,200개') },
  },
  argTypes: {
    ratio: { control: 'select', options: ['1:1', '4:3', '3:4', '4:5'] },
    picture: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <ShareCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ShareCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    title: '햇살이 먼저 들어오는 거실',
    author: { name: '김민지' },
    fact: '72 m² · 서울',
    likes: undefined,
  },
};
export const PictureMissing: Story = { args: { picture: missing } };
