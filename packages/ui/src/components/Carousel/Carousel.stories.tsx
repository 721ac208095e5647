import type { Meta, StoryObj } from '@storybook/react-vite';
import { brightRoom, eveningRoom, livingRoom, nowhere, sofa } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong, words } from '../../testing/languages/words.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { Carousel } from './Carousel.tsx';

const rooms = [livingRoom, eveningRoom, brightRoom];

const meta = {
  title: 'ui/Media/Carousel',
  component: Carousel,
  args: {
    label: 'Ưu đãi nổi bật',
    labels: {
      previous: common.previousPicture,
      next: common.nextPicture,
      slide: words(
        (position, count) => `${position} trên ${count}`,
        (position, count) => `${position} of ${count}`,
        (position, count) => `${position}/${count}`,
      ),
      pause: 'Dừng tự chuyển',
      play: 'Tự chuyển tiếp',
    },
    slides: rooms.map((room, index) => ({
      id: room.name,
      content: (
        <Picture picture={room} ratio="16:9" sizes="100vw" priority={index === 0} corner="none" />
      ),
    })),
  },
  argTypes: {
    look: { control: 'inline-radio', options: ['banner', 'rail'] },
    slides: { control: false },
    labels: { control: false },
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Banner: Story = {};
export const MovesByItself: Story = { args: { every: 6000 } };
export const Rail: Story = {
  args: {
    look: 'rail',
    label: 'Có thể bạn cũng thích',
    slides: Array.from({ length: 8 }, (_, index) => ({
      id: `piece-${index}`,
      content: (
        <ProductCard
          href={nowhere}
          title={common.suongSofaInLinen}
          brand="Mộc Xưởng"
          picture={sofa}
          price={<Price current={dong(12_900_000)} />}
        />
      ),
    })),
  },
};
