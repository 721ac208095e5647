import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { dateTexts, storyDay } from '../../testing/dates.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { DateRange } from './DateRange.tsx';

const meta = {
  title: 'ui/Form/DateRange',
  component: DateRange,
  tags: ['autodocs'],
  args: {
    labels: { from: 'Từ ngày', to: 'Đến ngày' },
    texts: dateTexts,
    today: storyDay,
    presets: [
      { label: '7 ngày qua', from: '2026-02-28', to: '2026-03-06' },
      { label: 'Tháng này', from: '2026-03-01', to: '2026-03-31' },
    ],
  },
  argTypes: { texts: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 400, minHeight: 500 }}>
      <FieldGroup legend="Ngày đặt hàng">
        <DateRange {...args} />
      </FieldGroup>
    </div>
  ),
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
