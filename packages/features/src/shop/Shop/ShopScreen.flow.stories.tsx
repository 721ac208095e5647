import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './ShopScreen.tsx';
import shown, { RefetchFailed, SetWithoutOne } from './ShopScreen.stories.tsx';

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
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getAllByRole('article')).toHaveLength(before);
    await expect(document.body).not.toHaveFocus();
  },
};

const sent: unknown[] = [];

/** One press puts every piece of the set that is there into the cart, each once, and says so. */
export const AddsASet: StoryObj<typeof meta> = {
  globals: { language: 'vi' },
  parameters: {
    ...SetWithoutOne.parameters,
    ...answers(
      mock('addToCart').answer(({ body, language }) => {
        sent.push(body.lines);
        return fixtures.cart(language);
      }),
    ),
  },
  beforeEach: () => {
    sent.length = 0;
    sessionStorage.clear();
    signInForStory();
    return signOutForStory;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Thêm 4 món còn hàng vào giỏ' });
    await expect(canvas.getByText('1 món trong bộ đang hết hàng.')).toBeVisible();
    await userEvent.click(add);
    await within(canvasElement.ownerDocument.body).findByText(/^Đã thêm “/u);
    await expect(sent).toEqual([[5, 6, 7, 8].map((id) => ({ optionId: id * 10, quantity: 1 }))]);
  },
};
