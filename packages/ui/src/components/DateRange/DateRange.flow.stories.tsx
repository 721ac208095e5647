import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateRange } from './DateRange.tsx';
import shown from './DateRange.stories.tsx';

const meta = {
  title: 'ui/Form/DateRange/flow',
  tags: ['!autodocs'],
  component: DateRange,
  args: { ...shown.args, onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two presses in one calendar; the earlier day is the first, whichever was pressed first. */
export const TwoPresses: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mở lịch' }));
    await userEvent.click(await canvas.findByRole('button', { name: '20 tháng 3, 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-20', to: null });
    await userEvent.click(canvas.getByRole('button', { name: '9 tháng 3, 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-20' });
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
  },
};

/** Typed the wrong way round, it is turned when one leaves. */
export const Turned: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Từ ngày' }), '20/3/2026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Đến ngày' }), '9/3/2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-20' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tháng này' }));
    await expect(canvas.getByRole('textbox', { name: 'Từ ngày' })).toHaveValue('01/03/2026');
    await expect(canvas.getByRole('button', { name: 'Tháng này' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
