import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { OptionPicker } from './OptionPicker.tsx';
import shown, { Chips } from './OptionPicker.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/OptionPicker/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof OptionPicker>;
export default meta;

export const ArrowsPassOverWhatIsSoldOut: StoryObj<typeof meta> = {
  ...Chips,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const size = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(size(/^Ba chỗ/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(size(/^Góc/)).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName(/Kích thước.*Góc/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(size(/^Hai chỗ/)).toBeChecked();
    await expect(size(/^Một chỗ.*Hết hàng/)).toBeDisabled();
  },
};
