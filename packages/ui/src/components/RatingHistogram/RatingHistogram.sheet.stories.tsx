import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { number, words } from '../../testing/languages/words.ts';
import { Rating } from '../Rating/Rating.tsx';
import { RatingHistogram } from './RatingHistogram.tsx';

const meta = {
  title: 'ui/Sheets/RatingHistogram',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: RatingHistogram,
} satisfies Meta<typeof RatingHistogram>;

export default meta;

const counts = { many: [92, 24, 8, 3, 1], one: [1, 0, 0, 0, 0] };

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['many', 'one'] as const}
      columns={['plain', 'as filter'] as const}
      cellWidth={420}
    >
      {(row, column) => {
        const total = counts[row].reduce((sum, count) => sum + count, 0);
        return (
          <RatingHistogram
            average={row === 'many' ? number(4.6) : '5'}
            rating={<Rating value={row === 'many' ? 4.6 : 5} label="trên 5 sao" />}
            total={words(
              `${total} đánh giá`,
              total === 1 ? '1 review' : `${total} reviews`,
              `리뷰 ${total}개`,
            )}
            rows={([5, 4, 3, 2, 1] as const).map((stars, index) => ({
              stars,
              share: (counts[row][index] ?? 0) / total,
              count: String(counts[row][index]),
              label: words(
                `${stars} sao: ${counts[row][index]} đánh giá`,
                `Rated ${stars}: ${counts[row][index]}`,
                `별 ${stars}개: 리뷰 ${counts[row][index]}개`,
              ),
              href: column === 'as filter' ? `#${stars}` : undefined,
            }))}
          />
        );
      }}
    </Sheet>
  ),
};
