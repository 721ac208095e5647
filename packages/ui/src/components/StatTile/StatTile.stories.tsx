import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, PackageOpen, RotateCcw, Wallet } from 'lucide-react';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong, number } from '../../testing/languages/words.ts';
import { Grid } from '../layout/Grid.tsx';
import { StatTile } from './StatTile.tsx';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Data/StatTile',
  component: StatTile,
  tags: ['autodocs'],
  args: {
    label: common.salesThisWeek,
    value: dong(128_450_000),
    change: { text: common.upOnLastWeek, direction: 'up', good: true },
  },
  argTypes: { icon: { control: false }, trend: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <StatTile {...args} />
    </div>
  ),
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Dashboard: Story = {
  render: told(() => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
      <StatTile
        label={common.salesThisWeek}
        value={common.revenueInMillions}
        unit="đ"
        icon={<Wallet size={18} strokeWidth={1.75} />}
        change={{ text: common.upOnLastWeek, direction: 'up', good: true }}
        trend={[62, 70, 58, 81, 96, 104, 128]}
        href={nowhere}
      />
      <StatTile
        label="Đơn mới chờ xác nhận"
        value="7"
        unit="đơn"
        icon={<PackageOpen size={18} strokeWidth={1.75} />}
        note="2 đơn phải xác nhận trước 18:00 hôm nay"
        href={nowhere}
      />
      <StatTile
        label="Yêu cầu hoàn tiền"
        value="3"
        unit="yêu cầu"
        icon={<RotateCcw size={18} strokeWidth={1.75} />}
        change={{ text: '+2 so với tuần trước', direction: 'up', good: false }}
        trend={[1, 0, 1, 1, 2, 1, 3]}
        href={nowhere}
      />
      <StatTile
        label="Lượt xem cửa hàng"
        value={number(4812)}
        icon={<Eye size={18} strokeWidth={1.75} />}
        change={{ text: 'Không đổi', direction: 'flat' }}
        trend={[400, 420, 410, 405, 415, 410, 412]}
        href={nowhere}
      />
    </Grid>
  )),
};
export const Loading: Story = { args: { value: undefined, change: undefined } };
export const LongText: Story = {
  args: {
    label: 'Doanh thu của các đơn đã xác nhận mua hàng trong kỳ đối soát tháng 3 năm 2026',
    value: dong(1_284_500_000),
    change: {
      text: '−3% so với cùng kỳ đối soát năm trước, đã trừ các đơn hoàn tiền',
      direction: 'down',
      good: false,
    },
  },
};
