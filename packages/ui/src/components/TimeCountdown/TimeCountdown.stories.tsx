import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeCountdown } from './TimeCountdown.tsx';
import { words } from '../../testing/languages/words.ts';

/** The stories' own moment: Friday 6 March 2026, 10:00 in Ho Chi Minh City. */
const moment = Date.UTC(2026, 2, 6, 3);
const MINUTE = 60_000;

const meta = {
  title: 'ui/Base/TimeCountdown',
  component: TimeCountdown,
  tags: ['autodocs'],
  args: {
    until: moment + 52 * 60 * MINUTE + 9 * MINUTE,
    now: () => moment,
    units: {
      days: words('ngày', 'days', '일'),
      hours: words('giờ', 'hours', '시간'),
      minutes: words('phút', 'minutes', '분'),
      seconds: words('giây', 'seconds', '초'),
    },
    label: ({ days, hours }) => `Còn ${days} ngày ${hours} giờ, đến 15:00 thứ Sáu, giờ Việt Nam`,
    over: words('Đã kết thúc', 'Over', '종료되었습니다'),
  },
  argTypes: {
    layout: { control: 'inline-radio', options: ['line', 'boxes'] },
    now: { control: false },
    label: { control: false },
  },
} satisfies Meta<typeof TimeCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const LastDay: Story = { args: { until: moment + 5 * 60 * MINUTE + 1000 } };
export const LastHour: Story = { args: { until: moment + 12 * MINUTE } };
export const Over: Story = { args: { until: moment } };
export const Boxes: Story = { args: { layout: 'boxes' } };
