import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'ui/Sheets/StatTile',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: StatTile,
} satisfies Meta<typeof StatTile>;

export default meta;

const changes = {
  good: common.upOnLastWeek,
  bad: words('−8% so với tuần trước', '−8% on last week', '지난주보다 −8%'),
  neither: words('Như cũ', 'As before', '변동 없음'),
};

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['good', 'bad', 'neither', 'loading'] as const}
      columns={['plain', 'with a line', 'a link'] as const}
      cellWidth={280}
    >
      {(row, column) => (
        <StatTile
          label={common.salesThisWeek}
          value={row === 'loading' ? undefined : common.revenueInMillions}
          unit="đ"
          icon={column === 'a link' ? <Wallet size={18} strokeWidth={1.75} /> : undefined}
          href={column === 'a link' ? nowhere : undefined}
          trend={
            column === 'with a line' && row !== 'loading'
              ? row === 'bad'
                ? [96, 104, 92, 81, 70, 74, 58]
                : [62, 70, 58, 81, 96, 104, 128]
              : undefined
          }
          change={
            row === 'loading'
              ? undefined
              : {
                  text: changes[row],
                  direction: row === 'good' ? 'up' : row === 'bad' ? 'down' : 'flat',
                  good: row === 'neither' ? undefined : row === 'good',
                }
          }
        />
      )}
    </Sheet>
  ),
};
