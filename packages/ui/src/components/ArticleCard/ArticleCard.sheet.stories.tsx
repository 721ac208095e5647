import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { brightRoom, missing, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { ArticleCard } from './ArticleCard.tsx';

const meta = {
  title: 'ui/Sheets/ArticleCard',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ArticleCard,
} satisfies Meta<typeof ArticleCard>;

export default meta;

const date = { text: common.secondOfMarch, iso: '2026-03-02' };

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
          kicker={common.guides}
          title={
            column === 'picture'
              ? words(
                  'Chọn đèn trần cho phòng khách thấp',
                  'Ceiling lamps for a low living room',
                  '낮은 거실에 어울리는 천장등 고르기',
                )
              : words(
                  'Ữ, Ặ, Ễ và những căn hộ nhỏ: cách bày một phòng khách mười hai mét vuông cho bốn người ở',
                  'Small flats and how to furnish a living room of twelve square metres for the four who live in it',
                  '네 식구가 사는 작은 아파트, 열두 제곱미터 거실을 꾸미는 방법과 꼭 알아 둘 몇 가지',
                )
          }
          excerpt={common.lampsUnderALowCeiling}
          picture={column === 'picture' ? brightRoom : missing}
          date={date}
          facts={[common.sixMinuteRead]}
        />
      )}
    </Sheet>
  ),
};
