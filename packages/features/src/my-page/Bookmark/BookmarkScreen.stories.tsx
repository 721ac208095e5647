import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './BookmarkScreen.tsx';

const meta = {
  title: 'screens/my-page/Bookmark',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'bookmark' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listSavedProducts');

/** One of them is sold out by now. */
export const Default: Story = {};

export const Loading: Story = {
  parameters: answers(list.pending()),
};

export const Empty: Story = {
  parameters: answers(list.empty()),
};

export const BeyondTheLastPage: Story = { parameters: { path: 'bookmark?page=9' } };

export const ServerError: Story = {
  parameters: answers(list.error()),
};

export const Offline: Story = {
  parameters: { ...answers(list.offline()), ...oneLook },
};

export const Refetching: Story = {
  parameters: answers(list.refetching()),
};

export const LongText: Story = {
  parameters: answers(list.longText()),
};

const designs = mock('listSavedDesigns');

export const Designs: Story = { parameters: { path: 'bookmark?kind=design' } };

export const DesignsLoading: Story = {
  parameters: { path: 'bookmark?kind=design', ...answers(designs.pending()) },
};

export const DesignsEmpty: Story = {
  parameters: { path: 'bookmark?kind=design', ...answers(designs.empty()) },
};

export const DesignsServerError: Story = {
  parameters: { path: 'bookmark?kind=design', ...answers(designs.error()) },
};

const rooms = mock('listSavedDesignRooms');

export const Rooms: Story = { parameters: { path: 'bookmark?kind=room' } };

export const RoomsLoading: Story = {
  parameters: { path: 'bookmark?kind=room', ...answers(rooms.pending()), ...oneLook },
};

export const RoomsEmpty: Story = {
  parameters: { path: 'bookmark?kind=room', ...answers(rooms.empty()), ...oneLook },
};

export const RoomsServerError: Story = {
  parameters: { path: 'bookmark?kind=room', ...answers(rooms.error()), ...oneLook },
};

const shares = mock('listSavedShares');

export const Homes: Story = { parameters: { path: 'bookmark?kind=share' } };

export const HomesLoading: Story = {
  parameters: { path: 'bookmark?kind=share', ...answers(shares.pending()) },
};

export const HomesEmpty: Story = {
  parameters: { path: 'bookmark?kind=share', ...answers(shares.empty()) },
};

export const HomesServerError: Story = {
  parameters: { path: 'bookmark?kind=share', ...answers(shares.error()) },
};

const articles = mock('listSavedArticles');

export const Articles: Story = { parameters: { path: 'bookmark?kind=article' } };

export const ArticlesLoading: Story = {
  parameters: { path: 'bookmark?kind=article', ...answers(articles.pending()) },
};

export const ArticlesEmpty: Story = {
  parameters: { path: 'bookmark?kind=article', ...answers(articles.empty()) },
};

export const ArticlesServerError: Story = {
  parameters: { path: 'bookmark?kind=article', ...answers(articles.error()) },
};
