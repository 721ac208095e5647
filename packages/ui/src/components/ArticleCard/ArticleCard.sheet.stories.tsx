import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { brightRoom, missing, nowhere } from '../../testing/samples.ts';
import { ArticleCard } from './ArticleCard.tsx';

const meta = {
  title: 'ui/Sheets/ArticleCard',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ArticleCard,
} satisfies Meta<typeof ArticleCard>;

export default meta;

const date = { text: '2 tháng 3, 2026', iso: '2026-03-02' };

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['default', 'row', 'lead'] as const}
      columns={['picture', 'no picture, long'] as const}
      cellWidth={400}
    >
      {(look, column) => (
        <ArticleCard
          look={look}
          href={nowhere}
          kicker="Cẩm nang"
          title={
            column === 'picture'
              ? 'Chọn đèn trần cho phòng khách thấp'
              : 'Ữ, Ặ, Ễ và những căn hộ nhỏ: cách bày một phòng khách mười hai mét vuông cho bốn người ở'
          }
          excerpt="Trần 2,6 m vẫn treo được đèn thả, nếu đèn nằm trên bàn và cách mặt bàn chừng 70 cm."
          picture={column === 'picture' ? brightRoom : missing}
          date={date}
          facts={['6 phút đọc']}
        />
      )}
    </Sheet>
  ),
};
