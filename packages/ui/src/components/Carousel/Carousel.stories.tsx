import type { Meta, StoryObj } from '@storybook/react-vite';
import { brightRoom, eveningRoom, livingRoom, nowhere, sofa } from '../../testing/samples.ts';
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
      previous: 'Ảnh trước',
      next: 'Ảnh sau',
      slide: (position, count) => `${position} trên ${count}`,
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
          title="Sofa ba chỗ Sương, vải lanh màu yến mạch"
          brand="Mộc Xưởng"
          picture={sofa}
          price={<Price current="12.900.000 đ" />}
        />
      ),
    })),
  },
};
