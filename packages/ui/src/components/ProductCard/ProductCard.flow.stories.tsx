import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { underPointer } from '../../testing/under-pointer.ts';
import type { ProductCard } from './ProductCard.tsx';
import shown, { Discount } from './ProductCard.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Cards/ProductCard/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ProductCard>;
export default meta;

/** What can be done with it lies over its picture and comes first; then one link for the whole card. */
export const ActionThenCard: StoryObj<typeof meta> = {
  ...Discount,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const save = canvas.getByRole('button', { name: 'Lưu' });
    await expect(save).toContainElement(underPointer(save) as HTMLElement);
    const stops = [
      save,
      canvas.getByRole('link', { name: 'Sofa ba chỗ Sương, vải lanh màu yến mạch' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
