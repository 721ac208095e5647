import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { dateTexts, storyDay } from '../../testing/dates.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { DateRange } from './DateRange.tsx';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/DateRange',
  component: DateRange,
  tags: ['autodocs'],
  args: {
    labels: { from: words('Từ ngày', 'From', '시작일'), to: words('Đến ngày', 'To', '종료일') },
    texts: dateTexts,
    today: storyDay,
    presets: [
      {
        label: words('7 ngày qua', 'Last 7 days', '최근 7일'),
        from: '2026-02-28',
        to: '2026-03-06',
      },
      { label: common.thisMonth, from: '2026-03-01', to: '2026-03-31' },
    ],
  },
  argTypes: { texts: { control: false } },
  render: told((args) => (
    <div style={{ maxWidth: 400, minHeight: 500 }}>
      <FieldGroup legend={words('Ngày đặt hàng', 'Day of the order', '주문일')}>
        <DateRange {...args} />
      </FieldGroup>
    </div>
  )),
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: { from: '2026-03-10', to: '2026-03-20' } } };
export const Open: Story = {
  args: { value: { from: '2026-03-10', to: '2026-03-20' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mở lịch' }));
    await canvas.findByRole('grid');
  },
};
