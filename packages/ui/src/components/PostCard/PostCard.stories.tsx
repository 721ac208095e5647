import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Ellipsis, Heart, MessageCircle } from 'lucide-react';
import { brightRoom, eveningRoom, livingRoom, nowhere, sofa } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { PostCard } from './PostCard.tsx';

const meta = {
  title: 'ui/Cards/PostCard',
  component: PostCard,
  tags: ['autodocs'],
  args: {
    href: nowhere,
    title: common.oneKitchenWallLess,
    author: { name: 'Trần Thị Mỹ Ưng' },
    time: { text: common.twoDaysAgo, iso: '2026-03-04T03:00:00Z' },
    excerpt:
      'Nhà mình hướng đông bắc, bếp cũ tối cả ngày. Sau khi phá vách và thay bằng tủ thấp gỗ sồi, ánh sáng đi thẳng từ hiên vào tới bàn ăn. Đây là những gì làm được và những gì mình sẽ làm khác đi.',
    pictures: [livingRoom, brightRoom, eveningRoom, sofa, livingRoom],
    moreLabel: (count) => `+${count} ảnh`,
    tags: [
      { label: common.flatTag, href: '#flat' },
      { label: '#bếp mở', href: '#kitchen' },
    ],
    counts: [
      { id: 'l', icon: <Heart size={16} />, text: '128', label: common.likes },
      { id: 'c', icon: <MessageCircle size={16} />, text: '24', label: common.comments },
      { id: 's', icon: <Bookmark size={16} />, text: '61', label: '61 lượt lưu' },
    ],
  },
  argTypes: {
    level: { control: 'inline-radio', options: [2, 3, 4] },
    pictures: { control: false },
    counts: { control: false },
    status: { control: false },
    actions: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <PostCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PostCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnePicture: Story = { args: { pictures: [livingRoom] } };
export const WordsOnly: Story = { args: { pictures: [], tags: [] } };
export const Own: Story = {
  args: {
    pictures: [],
    status: <StatusBadge tone="caution">{common.waitingForApproval}</StatusBadge>,
    actions: <IconButton size="sm" label="Sửa, xóa" icon={<Ellipsis size={20} />} />,
  },
};
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    title: '주방 벽을 없앴더니 72㎡ 집이 훨씬 밝아졌어요',
    author: { name: '김민지' },
    time: { text: '2일 전', iso: '2026-03-04T03:00:00Z' },
    excerpt: '북동향이라 하루 종일 어두웠던 주방을 낮은 오크 수납장으로 바꾸었습니다.',
    moreLabel: (count) => `사진 ${count}장 더`,
    tags: [{ label: '#아파트', href: '#flat' }],
    counts: [{ id: 'l', icon: <Heart size={16} />, text: '128', label: '좋아요 128개' }],
  },
};
export const LongText: Story = {
  args: {
    title:
      'Ba tháng sửa nhà, hai lần đổi thợ, một lần khóc vì gạch về sai màu, và những điều mình ước có người nói trước khi ký hợp đồng với nhà thầu',
    author: { name: 'Nguyễn Hoàng Bảo Ngọc Quỳnh Thư Ưu Ái' },
    tags: [
      { label: '#kinh nghiệm sửa nhà trọn gói', href: '#1' },
      { label: '#chọn nhà thầu uy tín', href: '#2' },
      { label: '#gạch bông và gỗ sồi', href: '#3' },
    ],
    status: <StatusBadge tone="critical">Bị từ chối, cần sửa lại ảnh bìa</StatusBadge>,
  },
};
