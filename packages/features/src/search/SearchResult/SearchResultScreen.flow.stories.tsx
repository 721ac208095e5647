import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Screen } from './SearchResultScreen.tsx';
import shown from './SearchResultScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/search/SearchResult/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    path: 'search-result/can',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    signInForStory();
    return () => {
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

type Stage = Parameters<NonNullable<Story['play']>>[0];

/** The first heart of a group of results, pressed. */
async function keepFirst({ canvas, userEvent }: Stage, group: string): Promise<HTMLElement> {
  const found = within(await canvas.findByRole('region', { name: group }));
  const [heart] = found.getAllByRole('button', { name: /^Lưu /u });
  if (!heart) throw new Error('No heart');
  await userEvent.click(heart);
  return heart;
}

/** A product and a design are kept from here, each by its own heart. */
export const Keeps: Story = {
  play: async (stage) => {
    for (const group of ['Sản phẩm', 'Thiết kế']) {
      const heart = await keepFirst(stage, group);
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    }
  },
};

/** Refused: the heart is empty again, and the page says so. */
export const KeepingFails: Story = {
  parameters: answers(mock('saveBookmark').error(503)),
  play: async (stage) => {
    const heart = await keepFirst(stage, 'Sản phẩm');
    await screen.findByText('Chưa lưu được. Bạn thử lại nhé.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};
