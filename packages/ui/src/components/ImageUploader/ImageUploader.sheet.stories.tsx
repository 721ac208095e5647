import type { Meta, StoryObj } from '@storybook/react-vite';
import { rooms } from '../../testing/samples.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { arrives, imageTexts } from '../../testing/uploads.ts';
import { words } from '../../testing/languages/words.ts';
import { ImageUploader } from './ImageUploader.tsx';

const meta = {
  title: 'ui/Sheets/ImageUploader',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ImageUploader,
  args: { limit: 10, upload: arrives, texts: imageTexts },
} satisfies Meta<typeof ImageUploader>;

export default meta;

const counts = { empty: 0, one: 1, some: 4, full: 10 };
const columns = ['empty', 'one', 'some', 'full'] as const;
const long = {
  ...imageTexts,
  add: words(
    'Thêm ảnh Thêm ảnh Thêm ảnh',
    'Add pictures Add pictures Add pictures',
    '사진 추가 사진 추가 사진 추가',
  ),
  cover: words('Ảnh bìa Ảnh bìa Ảnh bìa', 'Cover Cover Cover', '대표 사진 대표 사진 대표 사진'),
};

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet rows={['open', 'disabled', 'long words'] as const} columns={columns} cellWidth={300}>
      {(row, column, mode) => (
        <ImageUploader
          {...args}
          id={`${row}-${column}-${mode}`}
          texts={{
            ...(row === 'long words' ? long : imageTexts),
            list: `${imageTexts.list} ${mode} ${row} ${column}`,
          }}
          disabled={row === 'disabled'}
          value={rooms.slice(0, counts[column])}
        />
      )}
    </Sheet>
  ),
};
