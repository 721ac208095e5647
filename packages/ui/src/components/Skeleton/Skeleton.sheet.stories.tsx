import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Skeleton, SkeletonCard, SkeletonPicture, SkeletonText } from './Skeleton.tsx';

const meta = {
  title: 'ui/Sheets/Skeleton',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <Sheet
      rows={['line', 'paragraph', 'block', 'circle', 'picture'] as const}
      columns={['shape'] as const}
      cellWidth={240}
    >
      {(row) => {
        if (row === 'line') return <Skeleton shape="text" />;
        if (row === 'paragraph') return <SkeletonText />;
        if (row === 'picture') return <SkeletonPicture />;
        return <Skeleton shape={row} height={row === 'block' ? '44px' : undefined} />;
      }}
    </Sheet>
  ),
};

export const Cards: StoryObj = {
  render: () => (
    <Sheet
      rows={['card'] as const}
      columns={['product', 'design', 'article', 'share'] as const}
      cellWidth={200}
    >
      {(_row, kind) => <SkeletonCard kind={kind} />}
    </Sheet>
  ),
};
