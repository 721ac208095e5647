import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { livingRoom, missing } from '../../testing/samples.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'ui/Sheets/Picture',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Picture,
} satisfies Meta<typeof Picture>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['1:1', '4:3', '3:2', '16:9', '3:4'] as const}
      columns={['cover', 'contain', 'missing', 'thumbnail'] as const}
      cellWidth={200}
    >
      {(ratio, column) => (
        <div style={{ width: column === 'thumbnail' ? 56 : 200 }}>
          <Picture
            ratio={ratio}
            sizes="200px"
            picture={column === 'cover' || column === 'contain' ? livingRoom : missing}
            fit={column === 'contain' ? 'contain' : 'cover'}
          />
        </div>
      )}
    </Sheet>
  ),
};
