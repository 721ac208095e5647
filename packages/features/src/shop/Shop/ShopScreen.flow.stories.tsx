import { mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './ShopScreen.tsx';
import shown, { RefetchFailed } from './ShopScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/shop/Shop/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

/** Trying again brings the list up to date; the notice goes, and the focus stays with the list. */
export const TriesAgain: StoryObj<typeof meta> = {
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await RefetchFailed.play?.(context);
    const before = canvas.getAllByRole('article').length;
    msw.use(mock('listProducts').answer());
    const [again] = canvas.getAllByRole('button', { name: 'Thử lại' });
    if (!again) throw new Error('A button to try again');
    await userEvent.click(again);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull(), { timeout: 8000 });
    await expect(canvas.getAllByRole('article')).toHaveLength(before);
    await expect(document.body).not.toHaveFocus();
  },
};
