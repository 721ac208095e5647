import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceRange } from './PriceRange.tsx';
import { common } from '../../testing/languages/common.ts';

const onApply = fn();

const meta = {
  title: 'ui/Filters/PriceRange',
  component: PriceRange,
  args: {
    value: { min: null, max: null },
    onApply,
    labels: {
      legend: common.priceRange,
      min: common.from,
      max: common.to,
      apply: common.apply,
      unit: 'đ',
    },
    format: (amount) => amount.toLocaleString('vi-VN'),
  },
  argTypes: { format: { control: false } },
  beforeEach: () => {
    onApply.mockClear();
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <PriceRange {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Filled: Story = { args: { value: { min: 2_000_000, max: 15_000_000 } } };
export const TypedTheWrongWayRound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Từ' }), '5000000');
    await expect(canvas.getByRole('textbox', { name: 'Từ' })).toHaveValue('5.000.000');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Đến' }), '1200000{Enter}');
    await expect(onApply).toHaveBeenCalledWith({ min: 1_200_000, max: 5_000_000 });
  },
};
