import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { livingRoom, missing, sofa, table } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'ui/Sheets/Gallery',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Gallery,
} satisfies Meta<typeof Gallery>;

export default meta;

const sets = {
  none: [],
  one: [sofa],
  several: [sofa, livingRoom, table],
  'first missing': [missing, sofa],
};

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['none', 'one', 'several', 'first missing'] as const}
      columns={['gallery'] as const}
      cellWidth={420}
    >
      {(row, _column, mode) => (
        <div style={{ width: 420 }}>
          <Gallery
            label={`Sofa Sương ${mode} ${row}`}
            pictures={sets[row]}
            labels={{
              previous: common.previousPicture,
              next: common.nextPicture,
              picture: words(
                (position, count) => `Ảnh ${position} trên ${count}`,
                (position, count) => `Picture ${position} of ${count}`,
                (position, count) => `사진 ${position}/${count}`,
              ),
              zoom: 'Xem ảnh lớn',
              close: common.close,
              zoomIn: 'Phóng to',
              zoomOut: 'Thu nhỏ',
            }}
          />
        </div>
      )}
    </Sheet>
  ),
};
