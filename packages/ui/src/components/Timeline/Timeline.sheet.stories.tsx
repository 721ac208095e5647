import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { moment, words } from '../../testing/languages/words.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'ui/Sheets/Timeline',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Timeline,
} satisfies Meta<typeof Timeline>;

export default meta;

const second = {
  id: 'a',
  title: common.theSellerSentTheGoods,
  time: { text: moment('2026-03-04T09:40:00Z'), iso: '2026-03-04T09:40:00Z' },
  who: 'Mộc Xưởng',
};

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['neutral', 'info', 'positive', 'caution', 'critical', 'accent', 'paid'] as const}
      columns={['newest', 'with a detail'] as const}
      cellWidth={320}
    >
      {(tone, column) => (
        <Timeline
          events={[
            {
              id: 'b',
              tone,
              title: common.deliveredToNguyenThi,
              time: { text: moment('2026-03-06T07:20:00Z'), iso: '2026-03-06T07:20:00Z' },
              who: 'Giao hàng Nhanh',
              detail:
                column === 'newest'
                  ? undefined
                  : words(
                      'Bảo vệ tòa nhà nhận thay.',
                      'Taken in by the building’s guard.',
                      '건물 경비실에서 대신 받았습니다.',
                    ),
            },
            { ...second, tone },
          ]}
        />
      )}
    </Sheet>
  ),
};
