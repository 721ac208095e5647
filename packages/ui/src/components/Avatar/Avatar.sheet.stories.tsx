import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'ui/Sheets/Avatar',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Avatar,
} satisfies Meta<typeof Avatar>;

export default meta;

const people = {
  Ánh: 'Nguyễn Thị Ánh',
  Đạt: 'Lê Tiến Đạt',
  민지: '김민지',
  Emma: 'Emma Clark',
  Ý: 'Hồ Như Ý',
  picture: 'Trần Ưng',
};

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['xs', 'sm', 'md', 'lg', 'xl'] as const}
      columns={['Ánh', 'Đạt', '민지', 'Emma', 'Ý', 'picture'] as const}
    >
      {(size, person) => (
        <Avatar
          size={size}
          name={people[person]}
          shape={person === 'Emma' ? 'square' : 'round'}
          src={person === 'picture' ? '/media/products/armchair-oak-linen.avif' : undefined}
        />
      )}
    </Sheet>
  ),
};
