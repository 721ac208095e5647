import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
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
  title: 'Người bán gửi hàng',
  time: { text: '16:40 04/03/2026', iso: '2026-03-04T09:40:00Z' },
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
              title: 'Đã giao đến Nguyễn Thị Ưu Ái',
              time: { text: '14:20 06/03/2026', iso: '2026-03-06T07:20:00Z' },
              who: 'Giao hàng Nhanh',
              detail: column === 'newest' ? undefined : 'Bảo vệ tòa nhà nhận thay.',
            },
            { ...second, tone },
          ]}
        />
      )}
    </Sheet>
  ),
};
