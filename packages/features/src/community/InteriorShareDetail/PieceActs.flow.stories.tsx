import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Screen } from './InteriorShareDetailScreen.tsx';

const meta = {
  title: 'screens/community/InteriorShareDetail/PieceActs/flow',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'interior-share/bay-muoi-met-vuong-va-mot-cai-hien',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = fn();
const hears = mock('countSharePieces').answer(({ body }) => {
  told(body);
  return { data: { id: body.id } };
});

/** Its author shall read which pieces are opened: a mark, its number in the list; what is nobody's to sell is told to nobody. */
export const TellsWhatIsOpened: Story = {
  beforeEach: () => {
    told.mockClear();
  },
  parameters: answers(hears),
  play: async ({ canvas, userEvent }) => {
    const marks = await canvas.findAllByRole('button', { name: /Món này/ });
    const [first, second, own] = [marks[0], marks[1], marks[4]];
    if (!first || !second || !own) throw new Error('no marks');
    await userEvent.click(own);
    await userEvent.click(second);
    // Closing it is no press on a piece.
    await userEvent.click(second);
    const list = canvas.getByRole('region', { name: 'Đồ trong nhà này' });
    const [point] = within(list).getAllByRole('button', { name: /xem trên ảnh$/ });
    if (!point) throw new Error('nothing to point at');
    await userEvent.click(point);
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    await expect(told.mock.calls).toEqual([
      [{ id: 1, act: 'opened', product_ids: [2] }],
      [{ id: 1, act: 'opened', product_ids: [1] }],
    ]);
  },
};

/** All that is there goes into the cart, and all that is told. */
export const TellsWhatIsCarted: Story = {
  beforeEach: () => {
    told.mockClear();
    signInForStory();
    return signOutForStory;
  },
  parameters: answers(
    hears,
    mock('addToCart').answer(({ language }) => fixtures.cart(language)),
  ),
  play: async ({ canvas, userEvent }) => {
    const buy = await canvas.findByRole('button', { name: /vào giỏ/ });
    await userEvent.click(buy);
    await screen.findByText(/^Đã thêm/);
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    await expect(told).toHaveBeenCalledWith({
      id: 1,
      act: 'carted',
      product_ids: fixtures
        .interiorShareDetail('bay-muoi-met-vuong-va-mot-cai-hien', 'vi')
        ?.pieces_shown.flatMap(({ id, option_id: option }) => (option === null ? [] : [id])),
    });
  },
};

/** Nothing went into the cart: nobody hears of it but who pressed. */
export const TellsNothingThatFailed: Story = {
  beforeEach: () => {
    told.mockClear();
    signInForStory();
    return signOutForStory;
  },
  parameters: answers(hears, mock('addToCart').notFound()),
  play: async ({ canvas, userEvent }) => {
    const buy = await canvas.findByRole('button', { name: /vào giỏ/ });
    await userEvent.click(buy);
    await screen.findByText('Không tìm thấy dữ liệu!');
    await expect(told).not.toHaveBeenCalled();
  },
};

/** A press is never held up by its being told: the mark opens, and nothing is said. */
export const TellingFails: Story = {
  parameters: answers(mock('countSharePieces').error()),
  play: async ({ canvas, userEvent }) => {
    const [mark] = await canvas.findAllByRole('button', { name: /Món này/ });
    if (!mark) throw new Error('no marks');
    await userEvent.click(mark);
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
