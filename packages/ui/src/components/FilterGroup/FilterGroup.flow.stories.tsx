import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { FilterGroup } from './FilterGroup.tsx';
import shown, { Folded } from './FilterGroup.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Filters/FilterGroup/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof FilterGroup>;
export default meta;

export const FoldedItsAnswersArePassedOver: StoryObj<typeof meta> = {
  ...Folded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByText('Chất liệu').closest('summary');
    await userEvent.tab();
    await expect(head).toHaveFocus();
    const oak = canvas.getByRole('link', { name: /^Gỗ sồi/ });
    await expect(oak).not.toBeVisible();
    // The browser itself turns Enter and Space on the head into a press.
    head?.click();
    await expect(oak).toBeVisible();
    await expect(oak).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(oak).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Gỗ óc chó/ })).not.toHaveAttribute(
      'aria-current',
    );
  },
};
