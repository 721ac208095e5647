import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './SearchResultScreen.tsx';

const meta = {
  title: 'screens/search/SearchResult',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'search-result/den%20tran' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** “den tran” finds “Đèn trần” and marks it. */
export const Default: Story = {};

/** With accents: “bàn” comes before “bạn” and “bán”. */
export const ExactAccents: Story = { parameters: { path: 'search-result/b%C3%A0n' } };

export const Loading: Story = {
  parameters: { ...answers(mock('search').pending()), ...oneLook },
};

export const Empty: Story = {
  parameters: {
    path: 'search-result/t%C3%A0u%20v%C5%A9%20tr%E1%BB%A5',
  },
};

/** Words of a hundred characters, and a script: they are words, nothing more. */
export const OddWords: Story = {
  parameters: {
    path: `search-result/${encodeURIComponent(`<script>alert(1)</script> ${'ghế'.repeat(30)}`)}`,
  },
};

export const ServerError: Story = {
  parameters: { ...answers(mock('search').error()), ...oneLook },
};

export const Offline: Story = {
  parameters: { ...answers(mock('search').offline()), ...oneLook },
};

export const RateLimited: Story = {
  parameters: { ...answers(mock('search').rateLimited()), ...oneLook },
};

/** The results before stay, stepped back, while those for other words are on their way. */
export const Refetching: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole('article');
    msw.use(mock('search').pending());
    const words = await canvas.findByRole('combobox');
    await userEvent.clear(words);
    await userEvent.type(words, 'sofa{Enter}');
  },
};

export const LongText: Story = {
  parameters: answers(mock('search').longText()),
};
