import type { Meta, StoryObj } from '@storybook/react-vite';
import { armchair, livingRoom, missing, sofa, table } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'ui/Media/Gallery',
  component: Gallery,
  args: {
    label: common.suongSofaInLinen,
    pictures: [sofa, livingRoom, armchair, table],
    labels: {
      previous: common.previousPicture,
      next: common.nextPicture,
      picture: words(
        (position, count) => `Ảnh ${position} trên ${count}`,
        (position, count) => `Picture ${position} of ${count}`,
        (position, count) => `사진 ${position}/${count}`,
      ),
      zoom: 'Xem ảnh lớn',
      close: 'Đóng ảnh lớn',
      zoomIn: 'Phóng to',
      zoomOut: 'Thu nhỏ',
    },
  },
  argTypes: {
    pictures: { control: false },
    labels: { control: false },
    badges: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: {
    badges: (
      <Badge tone="accent" variant="solid">
        −25%
      </Badge>
    ),
  },
};
export const One: Story = { args: { pictures: [sofa] } };
export const None: Story = { args: { pictures: [] } };
export const PictureMissing: Story = { args: { pictures: [missing, sofa] } };
