import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, MessageCircle } from 'lucide-react';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { brightRoom, eveningRoom, livingRoom, nowhere, sofa } from '../../testing/samples.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { PostCard } from './PostCard.tsx';

const meta = {
  title: 'ui/Sheets/PostCard',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: PostCard,
} satisfies Meta<typeof PostCard>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['others', 'own'] as const}
      columns={['words', 'one picture', 'four pictures'] as const}
      cellWidth={360}
    >
      {(row, column) => (
        <PostCard
          href={nowhere}
          title="Bỏ bức tường bếp, căn 72 m² sáng hẳn lên"
          author={{ name: 'Trần Thị Mỹ Ưng' }}
          time={{ text: '2 ngày trước', iso: '2026-03-04T03:00:00Z' }}
          excerpt="Nhà mình hướng đông bắc, bếp cũ tối cả ngày."
          pictures={
            column === 'words'
              ? []
              : column === 'one picture'
                ? [livingRoom]
                : [livingRoom, brightRoom, eveningRoom, sofa]
          }
          status={row === 'own' ? <StatusBadge tone="caution">Chờ duyệt</StatusBadge> : undefined}
          tags={[{ label: '#căn hộ', href: nowhere }]}
          counts={[
            { id: 'l', icon: <Heart size={16} />, text: '128', label: '128 lượt thích' },
            { id: 'c', icon: <MessageCircle size={16} />, text: '24', label: '24 bình luận' },
          ]}
        />
      )}
    </Sheet>
  ),
};
