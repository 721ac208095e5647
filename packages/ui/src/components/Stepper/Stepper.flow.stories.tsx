import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import shown, { Checkout } from './Stepper.stories.tsx';
import type { Stepper } from './Stepper.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/Stepper/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Stepper>;
export default meta;

export const OnlyVisitedStepsAreReached: StoryObj<typeof meta> = {
  ...Checkout,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Giỏ hàng ?\(đã xong\)$/ })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const here = canvas.getByText('Địa chỉ giao hàng').closest('li');
    await expect(here).toHaveAttribute('aria-current', 'step');
  },
};
