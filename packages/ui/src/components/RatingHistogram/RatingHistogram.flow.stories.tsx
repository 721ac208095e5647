import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { RatingHistogram } from './RatingHistogram.tsx';
import shown, { AsFilter } from './RatingHistogram.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Data/RatingHistogram/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof RatingHistogram>;
export default meta;

export const FromRowToRow: StoryObj<typeof meta> = {
  ...AsFilter,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['5 sao: 92 đánh giá', '4 sao: 24 đánh giá', '3 sao: 8 đánh giá']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
