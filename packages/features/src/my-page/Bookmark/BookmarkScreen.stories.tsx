import { mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookmarkScreen } from './BookmarkScreen.tsx';

const meta = {
  title: 'screens/my-page/Bookmark',
  component: BookmarkScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'bookmark' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof BookmarkScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listSavedProducts');

/** One of them is sold out by now. */
export const Default: Story = {};

export const Loading: Story = {
  parameters: { msw: { handlers: { listSavedProducts: list.pending() } } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: { listSavedProducts: list.empty() } } },
};

export const BeyondTheLastPage: Story = { parameters: { path: 'bookmark?page=9' } };

export const ServerError: Story = {
  parameters: { msw: { handlers: { listSavedProducts: list.error() } } },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { listSavedProducts: list.offline() } } },
};

export const Refetching: Story = {
  parameters: { msw: { handlers: { listSavedProducts: list.slow(200) } } },
};

export const LongText: Story = {
  parameters: { msw: { handlers: { listSavedProducts: list.longText() } } },
};
