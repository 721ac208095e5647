import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Screen } from './ShopDetailScreen.tsx';
import shown from './ShopDetailScreen.stories.tsx';

const inVietnamese = fixtures.productDetail(1, 'vi');
const notice = {
  id: 7,
  title: 'Nghỉ Tết',
  details: 'Xưởng nghỉ từ 14 đến 22/2.',
  addedAt: '2026-02-01T03:00:00Z',
};
const mark = 'Not translated, shown in Vietnamese.';

const meta = {
  ...shown,
  title: 'screens/shop/ShopDetail/untranslated',
  tags: ['!autodocs'],
  globals: { language: 'en' },
  parameters: {
    ...shown.parameters,
    path: 'shop-detail/1',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('getProduct').answer({
        ...fixtures.productDetail(1, 'en'),
        name: inVietnamese.name,
        summary: inVietnamese.summary,
        description: inVietnamese.description,
        inVietnamese: ['name', 'summary', 'description', 'notices'],
        notices: [notice],
      }),
    ),
  },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing of it is in English: each part says so, and is pronounced as the Vietnamese that it is. */
export const AllInVietnamese: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: inVietnamese.name });
    await expect(name).toHaveAttribute('lang', 'vi');
    await expect(canvas.getByText(inVietnamese.summary)).toHaveAttribute('lang', 'vi');
    await expect(canvas.getByText(notice.details)).toHaveAttribute('lang', 'vi');
    await expect(canvas.getByText(notice.title)).toHaveAttribute('lang', 'vi');
    // Beside name and summary, over the notices, over the description.
    await expect(canvas.getAllByText(mark)).toHaveLength(3);
  },
};

/** Translated, it says nothing of languages. */
export const Translated: Story = {
  parameters: answers(mock('getProduct').answer(fixtures.productDetail(1, 'en'))),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 });
    await expect(name).not.toHaveAttribute('lang');
    await expect(canvas.queryByText(mark)).toBeNull();
  },
};
