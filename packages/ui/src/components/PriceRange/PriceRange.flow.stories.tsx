import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { PriceRange } from './PriceRange.tsx';
import shown from './PriceRange.stories.tsx';

const onApply = fn();

const meta = {
  ...shown,
  title: 'ui/Filters/PriceRange/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { ...shown.args, onApply },
  beforeEach: () => {
    onApply.mockClear();
  },
} satisfies Meta<typeof PriceRange>;
export default meta;

export const EnterAppliesAndTurnsTheWrongWayRound: StoryObj<typeof PriceRange> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Từ' })).toHaveFocus();
    await userEvent.keyboard('5000000');
    await expect(canvas.getByRole('textbox', { name: 'Từ' })).toHaveValue('5.000.000');
    await userEvent.tab();
    await userEvent.keyboard('1200000');
    await expect(onApply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onApply).toHaveBeenCalledWith({ min: 1_200_000, max: 5_000_000 });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Áp dụng' })).toHaveFocus();
  },
};

/** On a phone the next press is the one that closes the filters: what was typed counts. */
export const LeavingItApplies: StoryObj<typeof PriceRange> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Từ' }));
    await userEvent.keyboard('25000000');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Đến' }));
    await userEvent.keyboard('10000000');
    await expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await expect(onApply).toHaveBeenCalledTimes(1);
    await expect(onApply).toHaveBeenCalledWith({ min: 10_000_000, max: 25_000_000 });
  },
};
