import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Tooltip } from './Tooltip.tsx';
import shown from './Tooltip.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Overlays/Tooltip/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Tooltip>;
export default meta;

export const KeyboardShowsAndEscapeHides: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Giá niêm yết' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Giá đã gồm VAT 8%, chưa gồm phí lắp đặt');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};
