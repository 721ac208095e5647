import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from '../Rating/Rating.tsx';
import { RatingHistogram, type RatingRow } from './RatingHistogram.tsx';
import { number, words } from '../../testing/languages/words.ts';

const rows = ([5, 4, 3, 2, 1] as const).map((stars, index): RatingRow => {
  const count = [92, 24, 8, 3, 1][index] ?? 0;
  return {
    stars,
    share: count / 128,
    count: String(count),
    label: words(
      `${stars} sao: ${count} đánh giá`,
      `Rated ${stars}: ${count}`,
      `별 ${stars}개: 리뷰 ${count}개`,
    ),
  };
});

const meta = {
  title: 'ui/Data/RatingHistogram',
  component: RatingHistogram,
  args: {
    average: number(4.6),
    rating: <Rating value={4.6} label="4,6 trên 5 sao" />,
    total: words('128 đánh giá', '128 reviews', '리뷰 128개'),
    rows,
  },
  argTypes: { rating: { control: false }, rows: { control: false } },
} satisfies Meta<typeof RatingHistogram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsFilter: Story = {
  args: { rows: rows.map((row) => ({ ...row, href: `#stars=${row.stars}` })) },
};
