import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, MessageCircle } from 'lucide-react';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { brightRoom, eveningRoom, livingRoom, nowhere, sofa } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
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
          title={common.oneKitchenWallLess}
          author={{ name: 'Trần Thị Mỹ Ưng' }}
          time={{ text: common.twoDaysAgo, iso: '2026-03-04T03:00:00Z' }}
          excerpt={words(
            'Nhà mình hướng đông bắc, bếp cũ tối cả ngày.',
            'We face north-east, and the old kitchen was dark all day.',
            '북동향이라 예전 주방은 온종일 어두웠어요.',
          )}
          pictures={
            column === 'words'
              ? []
              : column === 'one picture'
                ? [livingRoom]
                : [livingRoom, brightRoom, eveningRoom, sofa]
          }
          status={
            row === 'own' ? (
              <StatusBadge tone="caution">{common.waitingForApproval}</StatusBadge>
            ) : undefined
          }
          tags={[{ label: common.flatTag, href: nowhere }]}
          counts={[
            { id: 'l', icon: <Heart size={16} />, text: '128', label: common.likes },
            { id: 'c', icon: <MessageCircle size={16} />, text: '24', label: common.comments },
          ]}
        />
      )}
    </Sheet>
  ),
};
