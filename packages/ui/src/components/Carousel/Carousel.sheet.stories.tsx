import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { eveningRoom, livingRoom } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'ui/Sheets/Carousel',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Carousel,
} satisfies Meta<typeof Carousel>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['banner', 'rail'] as const} columns={['one', 'several'] as const} cellWidth={420}>
      {(look, column, mode) => (
        <div style={{ width: 420 }}>
          <Carousel
            look={look}
            label={`${mode} ${look} ${column}`}
            slideWidth="180px"
            every={60_000}
            labels={{
              previous: common.previousPicture,
              next: common.nextPicture,
              slide: words(
                (position, count) => `${position} trên ${count}`,
                (position, count) => `${position} of ${count}`,
                (position, count) => `${position}/${count}`,
              ),
              pause: words('Dừng', 'Pause', '정지'),
              play: 'Chạy',
            }}
            slides={(column === 'one' ? ['a'] : ['a', 'b', 'c', 'd']).map((id, index) => ({
              id,
              content: (
                <Picture
                  picture={index % 2 ? eveningRoom : livingRoom}
                  ratio={look === 'rail' ? '1:1' : '16:9'}
                  sizes="420px"
                />
              ),
            }))}
          />
        </div>
      )}
    </Sheet>
  ),
};
